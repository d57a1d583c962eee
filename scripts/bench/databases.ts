import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { makeBusy } from '#scripts/bench/generate/busy-members.ts';
import { benchSizeOf, generateForum } from '#scripts/bench/generate/generate.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { rendererVersion } from '#server/post/body/render-body.ts';
import { type BenchPostgres, startBenchPostgres } from './postgres-server.ts';

/** The kinds of databases that are measured. */
export type DatabaseKind = 'embedded' | 'postgres';

/** A copy of a generated forum. Changes to it are discarded. */
export interface BenchDatabase {
  readonly kind: DatabaseKind;
  readonly discussions: number;
  /** The environment variables with which the server starts. */
  readonly environment: Readonly<Record<string, string>>;
  /** The URL of the database, for reading query plans; undefined for the embedded database. */
  readonly databaseUrl: string | undefined;
  /**
   * Returns the processor time that the database's own processes have used so far, in milliseconds; 0 when the database
   * runs in the forum's process.
   */
  cpu(): number;
  close(): Promise<void>;
}

/** The folder in which generated forums are cached between runs. */
export const benchFolder = join(import.meta.dirname, '../../.cache/bench');

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * The version of the generated data. Increase it when the generator changes. A schema change needs no increase: cached
 * forums are migrated.
 */
const generation = 4;

/**
 * The options of a database to open. `isBusy` is the one of `BenchArguments`; `settings` are additional PostgreSQL
 * settings.
 */
export interface BenchForum {
  readonly kind: DatabaseKind;
  readonly discussions: number;
  readonly isBusy?: boolean;
  readonly port: number;
  readonly settings?: readonly string[];
}

/** Opens a copy of the generated forum of this size. Generates the forum first when it is not cached. */
export async function openBenchDatabase(forum: BenchForum): Promise<BenchDatabase> {
  const name = `forum_${forum.discussions}_${generation}${forum.isBusy ? '_busy' : ''}`;
  return forum.kind === 'embedded' ? openEmbeddedCopy(name, forum) : openPostgresCopy(name, forum);
}

async function openEmbeddedCopy(name: string, forum: BenchForum): Promise<BenchDatabase> {
  const { discussions } = forum;
  const kept = join(benchFolder, name);
  if (!existsSync(kept)) await generateEmbedded(kept, forum);
  const copy = join(benchFolder, 'run-embedded');
  await rm(copy, { recursive: true, force: true });
  await cp(kept, copy, { recursive: true });
  await migratePlace({ dataFolder: copy });
  const close = () => rm(copy, { recursive: true, force: true });
  return {
    kind: 'embedded',
    discussions,
    environment: { DATA_DIR: copy },
    databaseUrl: undefined,
    cpu: () => 0,
    close,
  };
}

async function generateEmbedded(folder: string, forum: BenchForum): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await generateInto({ dataFolder: draft }, forum);
  await rename(draft, folder);
}

async function openPostgresCopy(name: string, forum: BenchForum): Promise<BenchDatabase> {
  const { discussions, port, settings } = forum;
  const server = await startBenchPostgres(join(benchFolder, 'postgres'), port, settings);
  await inServer(server, async (query) => {
    const { rowCount } = await query(`select from pg_database where datname = '${name}'`);
    if (rowCount === 0) await generatePostgres(server, query, name, forum);
    await query('drop database if exists run with (force)');
    await query(`create database run template ${name} strategy file_copy`);
  });
  await migratePlace({ databaseUrl: server.url('run') });
  const dataFolder = join(benchFolder, 'run-data');
  await mkdir(dataFolder, { recursive: true });
  const databaseUrl = server.url('run');
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder };
  const { cpu, stop: close } = server;
  return { kind: 'postgres', discussions, environment, databaseUrl, cpu, close };
}

/** Memory settings for generating the data, within four gigabytes in total. */
const generationSettings = { work_mem: '256MB', maintenance_work_mem: '768MB', temp_buffers: '128MB' };

type Query = (text: string) => Promise<pg.QueryResult>;

async function generatePostgres(server: BenchPostgres, query: Query, name: string, forum: BenchForum): Promise<void> {
  await query('drop database if exists draft with (force)');
  await query('create database draft');
  for (const [setting, value] of Object.entries(generationSettings))
    await query(`alter database draft set ${setting} = '${value}'`);
  await generateInto({ databaseUrl: server.url('draft') }, forum);
  await query('alter database draft reset all');
  await query(`alter database draft rename to ${name}`);
}

async function inServer(server: BenchPostgres, act: (query: Query) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  await act((text) => client.query(text)).finally(() => client.end());
}

type Place = Parameters<typeof openDatabase>[0];

/** Migrates a cached forum to the current schema. */
async function migratePlace(place: Place): Promise<void> {
  const database = await openDatabase(place);
  try {
    await migrate(database);
    // Marks the generated posts as rendered by the current renderer, so that no re-rendering runs during the
    // measurement.
    await sql`update post_renderer set version = ${rendererVersion}`.execute(database.kysely);
  } finally {
    await database.close();
  }
}

async function generateInto(place: Place, { discussions, isBusy }: BenchForum): Promise<void> {
  const started = performance.now();
  printLine(
    `Generating ${discussions} discussions ${place.databaseUrl ? 'on PostgreSQL' : 'in the embedded database'}…`,
  );
  const database = await openDatabase(place);
  try {
    await migrate(database);
    await generateForum(database.kysely, benchSizeOf(discussions));
    if (isBusy) await makeBusy(database.kysely);
  } finally {
    await database.close();
  }
  printLine(`Generated in ${((performance.now() - started) / 1_000).toFixed(0)} s.`);
}
