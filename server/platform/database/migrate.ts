import fs from 'node:fs/promises';
import type pg from 'pg';
import { installJobQueue } from '#server/jobs/job-queue.ts';
import { fillIdentityKeys } from '#server/member/identity/identity-keys.ts';
import type { Log } from '#server/platform/configuration/log.ts';
import type { Database } from './database.ts';
import { MigrationError } from './migration-error.ts';
import { type MigrationFile, migrationFolder, readMigrations } from './migration-file.ts';

/** The key of the advisory lock, an arbitrary constant. Processes that start at the same time wait for each other. */
const lockKey = 5_061_420_117;

interface AppliedMigration {
  name: string;
  checksum: string;
}

/**
 * Migrates the database to the newest version: runs the SQL files not yet applied, in order, each in its own
 * transaction. Processes that start at the same time wait for each other. There are no down migrations. `through` names
 * the last migration to apply; by default all are.
 *
 * @returns the names of the migrations applied now.
 * @throws {MigrationError} when a file fails, an applied file was changed or is missing, or a new file sorts before an
 * applied one.
 */
export async function migrate(
  database: Pick<Database, 'pool'>,
  { folder = migrationFolder, through, log }: { folder?: string; through?: string | undefined; log?: Log } = {},
): Promise<string[]> {
  const files = (await readMigrations(folder)).filter(({ name }) => through === undefined || name <= through);
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`select pg_advisory_lock(${lockKey})`);
    const applied = await applyNew(client, files, log);
    await installJobQueue(client);
    if (folder === migrationFolder) await fillIdentityKeys(client);
    return applied;
  } finally {
    await client.query(`select pg_advisory_unlock(${lockKey})`).catch(() => undefined);
    await client.query('reset statement_timeout').catch(() => undefined);
    client.release();
  }
}

async function applyNew(client: pg.PoolClient, files: MigrationFile[], log: Log | undefined): Promise<string[]> {
  const applied = await readApplied(client);
  checkApplied(applied, files);
  const fresh = files.slice(applied.length);
  const isNew = applied.length === 0;
  const started = performance.now();
  for (const file of fresh) {
    const start = performance.now();
    await applyOne(client, file);
    const details = { migration: file.name, milliseconds: since(start) };
    log?.[isNew ? 'debug' : 'info'](details, 'database migrated');
  }
  if (isNew) log?.info({ migrations: fresh.length, milliseconds: since(started) }, 'database created');
  return fresh.map(({ name }) => name);
}

const since = (start: number): number => Math.round(performance.now() - start);

async function readApplied(client: pg.PoolClient): Promise<AppliedMigration[]> {
  await client.query(`
    create table if not exists migration (
      name text primary key,
      checksum text not null,
      date_applied timestamptz not null default now()
    )`);
  const { rows } = await client.query<AppliedMigration>('select name, checksum from migration order by name');
  return rows;
}

/** Checks that the applied migrations are the first of the files, and unchanged. */
function checkApplied(applied: AppliedMigration[], files: MigrationFile[]): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const file = files.find((one) => one.name === name);
    if (!file) throw MigrationError.missing(name);
    if (file.checksum !== checksum) throw MigrationError.changed(name);
    const earlier = files[index];
    if (earlier && earlier !== file) throw MigrationError.late(earlier.name, name);
  }
}

async function applyOne(client: pg.PoolClient, { name, path, checksum }: MigrationFile): Promise<void> {
  const text = await fs.readFile(path, 'utf8');
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    throw MigrationError.failed(name, text, cause as pg.DatabaseError);
  }
}
