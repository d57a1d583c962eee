import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openTestDatabase } from '#tests/support/server/test-database.ts';

const database = await openTestDatabase();
const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'folkmoot-migrations-'));
afterAll(async () => {
  await database.drop();
  await fs.rm(folder, { recursive: true });
});

beforeEach(async () => {
  await sql`drop table if exists migration, apple, pear`.execute(database.kysely);
  await write('0001-apple', 'create table apple (id integer);\ninsert into apple values (1);');
  await write('0002-pear', 'create table pear (id integer);');
});
afterEach(async () => {
  for (const name of await fs.readdir(folder)) await fs.rm(path.join(folder, name));
});

test('the files run in order, once', async () => {
  expect(await migrate(database, { folder })).toEqual(['0001-apple', '0002-pear']);
  expect(await migrate(database, { folder })).toEqual([]);
  expect(await count('apple')).toBe(1);
});

test('a new database is logged in one line, an existing one in a line for each new file', async () => {
  const lines: object[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(JSON.parse(line)) });
  await migrate(database, { folder, log });
  await write('0003-more-apples', 'insert into apple values (2);');
  await migrate(database, { folder, log });
  const milliseconds = expect.any(Number);
  expect(lines).toEqual([
    { level: 30, migrations: 2, milliseconds, msg: 'database created' },
    { level: 30, migration: '0003-more-apples', milliseconds, msg: 'database migrated' },
  ]);
});

test('a new file runs after those already applied', async () => {
  await migrate(database, { folder });
  await write('0003-more-apples', 'insert into apple values (2), (3);');
  expect(await migrate(database, { folder })).toEqual(['0003-more-apples']);
  expect(await count('apple')).toBe(3);
});

test('Windows line endings do not count as a change', async () => {
  await migrate(database, { folder });
  await write('0001-apple', 'create table apple (id integer);\r\ninsert into apple values (1);');
  expect(await migrate(database, { folder })).toEqual([]);
});

test('a file changed after it was applied stops the start', async () => {
  await migrate(database, { folder });
  await write('0001-apple', 'create table apple (id bigint);');
  await expect(migrate(database, { folder })).rejects.toThrow(
    'Migration 0001-apple was changed after it had been applied. Put the file back as it was',
  );
});

test('a database of a newer forum stops the start', async () => {
  await migrate(database, { folder });
  await fs.rm(path.join(folder, '0002-pear.sql'));
  await expect(migrate(database, { folder })).rejects.toThrow('The database has migration 0002-pear');
});

test('a new file that sorts before an applied one stops the start', async () => {
  await write('0003-late', 'select 1');
  await fs.rename(path.join(folder, '0002-pear.sql'), path.join(folder, '0004-pear.sql'));
  await fs.rename(path.join(folder, '0003-late.sql'), path.join(folder, 'later.txt'));
  await migrate(database, { folder });
  await fs.rename(path.join(folder, 'later.txt'), path.join(folder, '0003-late.sql'));
  await expect(migrate(database, { folder })).rejects.toThrow('0003-late comes before 0004-pear');
});

test.each(['2-pear', '0002_pear', '0001-pear'])('a file named %s stops the start', async (name) => {
  await write(name, 'select 1');
  await expect(migrate(database, { folder })).rejects.toThrow('Name it NNNN-what-it-does.sql');
});

test('a failing file is rolled back completely, and the failing line is named', async () => {
  await write('0003-broken', 'insert into apple values (9);\n\ninsert into plum values (1);');
  await expect(migrate(database, { folder })).rejects.toThrow(
    'Migration 0003-broken failed at line 3: relation "plum" does not exist. It was rolled back.',
  );
  expect(await count('apple')).toBe(1);
  await write('0003-broken', 'insert into apple values (9);');
  expect(await migrate(database, { folder })).toEqual(['0003-broken']);
});

test('processes that start together apply each file once', async () => {
  await write('0003-slow', 'select pg_sleep(0.2); insert into apple values (2);');
  const others = await openOthers(3);
  const applied = await Promise.all([database, ...others].map((one) => migrate(one, { folder })));
  await Promise.all(others.map((one) => one.close()));
  expect(applied.flat().sort()).toEqual(['0001-apple', '0002-pear', '0003-slow']);
  expect(await count('apple')).toBe(2);
});

test('a migration restores the state of the connection', async () => {
  await migrate(database, { folder });
  const { rows } = await sql`
    select current_setting('statement_timeout') as timeout,
      (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks
  `.execute(database.kysely);
  expect(rows).toEqual([{ timeout: database.kind === 'postgres' ? '30s' : '0', locks: 0 }]);
});

/**
 * Opens further pools on the server, which represent other processes. The embedded database has one connection, which
 * all of them share.
 */
async function openOthers(number: number): Promise<Database[]> {
  const { databaseUrl } = database;
  if (!databaseUrl) return Array.from({ length: number }, () => ({ ...database, close: async () => {} }));
  return Promise.all(Array.from({ length: number }, () => openDatabase({ databaseUrl })));
}

async function write(name: string, text: string): Promise<void> {
  await fs.writeFile(path.join(folder, `${name}.sql`), text);
}

async function count(table: string): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(database.kysely);
  return rows[0]?.count;
}
