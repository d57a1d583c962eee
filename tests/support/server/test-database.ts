import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { compilePostgres, startEmbeddedDatabase } from '#server/platform/database/embedded/embedded-database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { readMigrations } from '#server/platform/database/migration-file.ts';

/** A forum's database for one test file: migrated, empty, and deleted afterwards. */
export interface TestDatabase extends Database {
  /** The URL when the database is on a PostgreSQL server. */
  readonly databaseUrl: string | undefined;
  drop(): Promise<void>;
}

const cacheFolder = path.resolve(import.meta.dirname, '../../../.cache');

/** The advisory lock on which test files wait while one of them creates the template. */
const templateLock = 5_061_420_118;

/**
 * Opens a migrated, empty database of the kind that the running project sets (FOLKMOOT_TEST_DATABASE).
 *
 * @example
 * const database = await openTestDatabase();
 * afterAll(() => database.drop());
 */
export function openTestDatabase(): Promise<TestDatabase> {
  return process.env['FOLKMOOT_TEST_DATABASE'] === 'postgres' ? openOnServer() : openInMemory();
}

/** Returns the URL of the PostgreSQL server on which the tests may create databases. */
export function testServerUrl(): string {
  const url = inject('postgresUrl') ?? process.env['TEST_DATABASE_URL'];
  if (!url)
    throw new Error('There is no PostgreSQL server for the tests. Set TEST_DATABASE_URL, or install PostgreSQL.');
  return url;
}

/** Compiled once for all test files of a worker, so that optimized code is reused. */
let code: Promise<WebAssembly.Module> | undefined;

/** Read once for all test files of a worker. The database threads share its memory instead of copying it. */
let sharedDump: Promise<Uint8Array> | undefined;

async function openInMemory(): Promise<TestDatabase> {
  code ??= compilePostgres();
  sharedDump ??= readEmbeddedDump().then(toSharedMemory);
  const database = await openDatabase({ inMemory: { dump: await sharedDump, code: await code } });
  return Object.assign(database, { databaseUrl: undefined, drop: () => database.close() });
}

function toSharedMemory(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

/**
 * Returns the data folder of a migrated embedded database as a tar archive, created once for each state of the
 * migrations.
 */
export async function readEmbeddedDump(): Promise<Uint8Array> {
  const file = path.join(cacheFolder, `embedded-without-templates-${await hashMigrations()}.tar`);
  return fs.readFile(file).catch(() => makeDump(file));
}

async function makeDump(file: string): Promise<Uint8Array> {
  const dump = await dumpMigrated();
  const draft = `${file}.${randomUUID()}`;
  await fs.mkdir(cacheFolder, { recursive: true });
  await fs.writeFile(draft, dump);
  await fs.rename(draft, file);
  return dump;
}

async function dumpMigrated(): Promise<Uint8Array> {
  const server = await startEmbeddedDatabase({});
  const pool = new pg.Pool({ max: 1, stream: () => server.connect(), ssl: false });
  await migrate({ pool });
  // A third of the files are templates for further databases, which no test creates. Each start unpacks all files.
  await pool.query(`update pg_database set datistemplate = false where datistemplate`);
  for (const template of ['template0', 'template1']) await pool.query(`drop database ${template}`);
  await pool.query('checkpoint');
  await pool.end();
  const dump = await server.dump();
  await server.close();
  return dump;
}

async function openOnServer(): Promise<TestDatabase> {
  const name = `folkmoot_test_${randomUUID().replaceAll('-', '')}`;
  const template = `folkmoot_template_${await hashMigrations()}`;
  await withServer(async (admin) => {
    await makeTemplate(admin, template);
    await admin.query(`create database ${name} template ${template}`);
  });
  const databaseUrl = urlOf(name);
  const database = await openDatabase({ databaseUrl });
  const drop = async () => {
    await database.close();
    await withServer((admin) => admin.query(`drop database if exists ${name} with (force)`));
  };
  return Object.assign(database, { databaseUrl, drop });
}

/** Creates the migrated template unless it exists. A complete template is marked by `is_template`. */
async function makeTemplate(admin: pg.Client, template: string): Promise<void> {
  await admin.query(`select pg_advisory_lock(${templateLock})`);
  const { rowCount } = await admin.query('select from pg_database where datname = $1 and datistemplate', [template]);
  if (rowCount === 0) {
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.query(`create database ${template}`);
    const database = await openDatabase({ databaseUrl: urlOf(template) });
    await migrate(database).finally(() => database.close());
    await admin.query(`alter database ${template} is_template true`);
  }
  await admin.query(`select pg_advisory_unlock(${templateLock})`);
}

async function withServer<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client(testServerUrl());
  await admin.connect();
  return work(admin).finally(() => admin.end());
}

function urlOf(database: string): string {
  const url = new URL(testServerUrl());
  url.pathname = `/${database}`;
  return url.href;
}

async function hashMigrations(): Promise<string> {
  const files = await readMigrations();
  const hash = createHash('sha256');
  for (const { name, checksum } of files) hash.update(`${name} ${checksum}\n`);
  return hash.digest('hex').slice(0, 16);
}
