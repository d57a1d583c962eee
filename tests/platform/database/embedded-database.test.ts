import { execFile } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { EmbeddedDatabase, startEmbeddedDatabase } from '#server/platform/database/embedded/embedded-database.ts';
import { lockFolder } from '#server/platform/database/embedded/folder-lock.ts';
import { queryMessage } from '#server/platform/database/embedded/wire-messages.ts';
import { killAfter } from '#tests/support/server/killed-process.ts';
import { readEmbeddedDump } from '#tests/support/server/test-database.ts';

// A first start without the template of the build takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'folkmoot-embedded-'));
afterAll(() => fs.rm(folder, { recursive: true }));

test('saved data is present when the folder is opened again', async () => {
  const first = await openDatabase({ dataFolder: folder });
  await sql`create table kept as select 'a word' as text`.execute(first.kysely);
  await first.close();
  const second = await openDatabase({ dataFolder: folder });
  const { rows } = await sql`select text, current_setting('fsync') as fsync from kept`.execute(second.kysely);
  await second.close();
  expect(rows).toEqual([{ text: 'a word', fsync: 'on' }]);
});

test('a second process is refused with the name of the folder and what to do', async () => {
  const database = await openDatabase({ dataFolder: folder });
  const { lines } = await killAfter('tests/support/server/folder-holder.ts', [folder], {
    after: 10_000,
    from: 'start',
  });
  await database.close();
  const place = path.join(folder, 'database');
  expect(lines).toEqual([
    `DatabaseInUseError: The data folder ${place} is in use by another Folkmoot process. Stop that process, or set DATA_DIR to another folder.`,
  ]);
});

test('the folder is released as soon as the process that held it is killed', async () => {
  const { lines } = await killAfter('tests/support/server/folder-holder.ts', [folder], { after: 0, from: 'ready' });
  expect(lines).toEqual(['ready']);
  await (await openDatabase({ dataFolder: folder })).close();
});

test('a folder is locked by one holder at a time, also within one process', () => {
  const place = path.join(folder, 'locked');
  const unlock = lockFolder(place);
  expect(() => lockFolder(place)).toThrow('in use by another Folkmoot process');
  unlock();
  lockFolder(place)();
});

test.for([
  ['empty', ''],
  ['of zeros', '\0'.repeat(55)],
  ['of another process', '1\n/pglite/data\n'],
] as const)('a postmaster.pid %s, left by a killed start, does not block the next one', async ([, remnant]) => {
  await fs.writeFile(path.join(folder, 'database', 'postmaster.pid'), remnant);
  await (await openDatabase({ dataFolder: folder })).close();
});

test('a folder that cannot be opened is reported with the reason that PostgreSQL gives', async () => {
  const broken = path.join(folder, 'broken');
  await (await openDatabase({ dataFolder: broken })).close();
  await fs.writeFile(path.join(broken, 'database', 'PG_VERSION'), '9\n');
  await expect(openDatabase({ dataFolder: broken })).rejects.toThrow(
    'cannot be opened: database files are incompatible with server.',
  );
});

test.skipIf(process.platform !== 'linux')(
  'a folder that cannot be created is reported at once, without waiting',
  () => {
    expect(() => lockFolder('/proc/nowhere/within/database')).toThrow(
      'The data folder /proc/nowhere/within cannot be written (ENOENT: no such file or directory). Set DATA_DIR',
    );
  },
);

test('a file in place of the data folder stops the start with one line', async () => {
  await fs.writeFile(path.join(folder, 'a-file'), '');
  const environment = { ...process.env, PORT: '1', DATA_DIR: path.join(folder, 'a-file'), DATABASE_URL: '' };
  const start = promisify(execFile)(process.execPath, ['server/main.ts'], { env: environment });
  await expect(start).rejects.toMatchObject({
    code: 1,
    stderr: `Folkmoot cannot start: The data folder ${folder}/a-file cannot be written (EEXIST: file already exists). Set DATA_DIR to a folder that can.\n`,
  });
});

test('a folder with other files is left unchanged', async () => {
  const other = path.join(folder, 'other');
  await fs.mkdir(path.join(other, 'database'), { recursive: true });
  await fs.writeFile(path.join(other, 'database', 'letter.txt'), 'Dear Ada');
  await expect(openDatabase({ dataFolder: other })).rejects.toThrow('it contains files that are not a database');
  expect(await fs.readFile(path.join(other, 'database', 'letter.txt'), 'utf8')).toBe('Dear Ada');
});

test('a folder that cannot be opened is named and released', async () => {
  const broken = path.join(folder, 'broken');
  await fs.mkdir(path.join(broken, 'database'), { recursive: true });
  await fs.writeFile(path.join(broken, 'database', 'PG_VERSION'), 'nonsense');
  await expect(openDatabase({ dataFolder: broken })).rejects.toThrow(
    `The embedded database in ${broken}/database cannot be opened`,
  );
  lockFolder(path.join(broken, 'database'))();
});

test('when the database stops, the running query and every later one fail with that reason', async () => {
  const database = await openDatabase({ inMemory: { dump: await readEmbeddedDump() } });
  await sql`select 1`.execute(database.kysely);
  const running = sql`copy (select 1) to program 'cat'`.execute(database.kysely);
  await expect(running).rejects.toThrow('has stopped');
  await expect(sql`select 1`.execute(database.kysely)).rejects.toThrow('The embedded database has stopped');
  expect(database.fault?.message).toContain('nothing saved is lost');
  await database.close();
});

test('a query nested too deeply fails, and the next one works', async () => {
  const database = await openDatabase({ inMemory: { dump: await readEmbeddedDump() } });
  const ask = (text: string) => database.pool.query(text);
  await expect(ask(`select repeat('[', 1000000)::jsonb`)).rejects.toThrow('invalid input syntax for type json');
  await expect(ask(`select ${'1+'.repeat(100_000)}1`)).rejects.toThrow('stack depth limit exceeded');
  await expect(ask(`select 'a' ~ repeat('(', 100000)`)).rejects.toThrow('invalid regular expression');
  expect((await ask('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test('a thread that ends during a query is detected', async () => {
  const server = await startEmbeddedDatabase({ dump: await readEmbeddedDump() });
  const client = new pg.Client({ stream: () => server.connect(), ssl: false });
  client.on('error', () => undefined);
  await client.connect();
  const running = client.query('select pg_sleep(20)');
  setTimeout(() => server.terminate(), 100);
  await expect(running).rejects.toThrow('The embedded database has stopped');
});

test('a second connection waits until the first disconnects', async () => {
  const server = await startEmbeddedDatabase({ dump: await readEmbeddedDump() });
  const [first, second] = [0, 1].map(() => new pg.Client({ stream: () => server.connect(), ssl: false }));
  await first?.connect();
  await first?.query('begin');
  setTimeout(() => first?.end(), 100);
  await second?.connect();
  expect((await second?.query('select pg_current_xact_id_if_assigned() as transaction'))?.rows).toEqual([
    { transaction: null },
  ]);
  await second?.end();
  await server.close();
});

test('the database thread does not retain results that it has returned', async () => {
  const place = new URL('../../../server/platform/database/embedded/worker.ts', import.meta.url);
  const worker = new Worker(place, { workerData: { dump: await readEmbeddedDump() } });
  await once(worker, 'message');
  const database = new EmbeddedDatabase(worker, '');
  const heldBy = async () => (await worker.getHeapStatistics()).used_heap_size / 1_000_000;
  const before = await heldBy();
  for (let time = 0; time < 60; time += 1) {
    const answer = await database.exchange(queryMessage("select repeat('x', 1000000)"));
    expect(answer.byteLength).toBeGreaterThan(1_000_000);
  }
  expect(await heldBy()).toBeLessThan(before + 20);
  await database.close();
});
