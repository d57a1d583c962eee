import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { afterCommit, inTransaction, runInSavepoint } from '#server/platform/database/database-transaction.ts';
import { openTestDatabase } from '#tests/support/server/test-database.ts';

const database = await openTestDatabase();
afterAll(() => database.drop());

beforeEach(async () => {
  await sql`drop table if exists tally`.execute(database.kysely);
  await sql`create table tally (name text primary key, value integer not null)`.execute(database.kysely);
});

test('values are parsed into the types that the forum uses', async () => {
  const { rows } = await sql`
    select
      9007199254740991::bigint as whole,
      array[1, null]::bigint[] as wholes,
      2.50::numeric as decimal,
      '2025-04-14 20:18:38.987+02'::timestamptz as moment,
      array['2025-04-14 18:18:38+00']::timestamptz[] as moments,
      '0044-03-15 12:00:00+00 BC'::timestamptz as ides,
      'infinity'::timestamptz as always,
      '12345-01-01'::timestamptz as far,
      '2025-04-14'::date as day,
      '{"a": [1, null]}'::jsonb as document,
      null::timestamptz as nothing
  `.execute(database.kysely);
  expect(rows).toEqual([
    {
      whole: 9_007_199_254_740_991,
      wholes: [1, null],
      decimal: 2.5,
      moment: '2025-04-14T18:18:38+00:00',
      moments: ['2025-04-14T18:18:38+00:00'],
      ides: '0001-01-01T00:00:00+00:00',
      always: '9999-12-31T23:59:59+00:00',
      far: '9999-12-31T23:59:59+00:00',
      day: '2025-04-14',
      document: { a: [1, null] },
      nothing: null,
    },
  ]);
});

test('a whole number that JavaScript cannot hold exactly is refused', async () => {
  const query = sql`select 9007199254740993::bigint as value`.execute(database.kysely);
  await expect(query).rejects.toThrow('too large to be exact');
});

test('after a failed query the next one works', async () => {
  await expect(sql`select 1 / ${0}::integer`.execute(database.kysely)).rejects.toMatchObject({ code: '22012' });
  expect(await readOne()).toEqual(1);
});

test('a repeated query becomes a prepared statement', async () => {
  for (const value of [1, 2, 3]) await sql`select ${value}::integer as again`.execute(database.kysely);
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like '%as again'
  `.execute(database.kysely);
  expect(rows).toEqual([{ statement: 'select $1::integer as again' }]);
});

test('a transaction is committed completely or not at all', async () => {
  const failing = inTransaction(database, async (trx) => {
    await sql`insert into tally values ('lost', 1)`.execute(trx);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await inTransaction(database, (trx) => sql`insert into tally values ('kept', 1)`.execute(trx));
  const { rows } = await sql`select name from tally`.execute(database.kysely);
  expect(rows).toEqual([{ name: 'kept' }]);
});

test('a failed part of a transaction is rolled back alone, with its after-commit callbacks', async () => {
  const followed: string[] = [];
  const write = (trx: Parameters<typeof runInSavepoint>[0], name: string) =>
    runInSavepoint(trx, async () => {
      afterCommit(trx, () => followed.push(name));
      await sql`insert into tally values (${name}, 1)`.execute(trx);
    });
  await inTransaction(database, async (trx) => {
    await write(trx, 'first');
    await expect(write(trx, 'first')).rejects.toMatchObject({ code: '23505' });
    await write(trx, 'second');
    expect(followed).toEqual([]);
  });
  expect((await sql`select name from tally order by name`.execute(database.kysely)).rows).toEqual([
    { name: 'first' },
    { name: 'second' },
  ]);
  expect(followed).toEqual(['first', 'second']);
});

test('twenty concurrent transactions that read, modify and write all count', async () => {
  await sql`insert into tally values ('visits', 0)`.execute(database.kysely);
  const visits = Array.from({ length: 20 }, () =>
    inTransaction(database, async (trx) => {
      const { rows } = await sql<{ value: number }>`select value from tally for update`.execute(trx);
      await sql`update tally set value = ${(rows[0]?.value ?? 0) + 1}`.execute(trx);
    }),
  );
  await Promise.all(visits);
  expect((await sql`select value from tally`.execute(database.kysely)).rows).toEqual([{ value: 20 }]);
});

test.for(['40001', '40P01'])('work that fails with a conflict (%s) is retried', async (code) => {
  let runs = 0;
  const result = await inTransaction(database, async (trx) => {
    runs += 1;
    await sql`insert into tally values (${`run ${runs}`}, ${runs})`.execute(trx);
    if (runs < 3) await raise(code).execute(trx);
    return runs;
  });
  expect(result).toBe(3);
  expect((await sql`select name from tally`.execute(database.kysely)).rows).toEqual([{ name: 'run 3' }]);
});

test('work that conflicts every time is given up after five retries', async () => {
  let runs = 0;
  const hopeless = inTransaction(database, async (trx) => {
    runs += 1;
    await raise('40001').execute(trx);
  });
  await expect(hopeless).rejects.toMatchObject({ code: '40001' });
  expect(runs).toBe(6);
});

test('work that fails for another reason is not repeated', async () => {
  let runs = 0;
  const failing = inTransaction(database, async (trx) => {
    runs += 1;
    await raise('23514').execute(trx);
  });
  await expect(failing).rejects.toMatchObject({ code: '23514' });
  expect(runs).toBe(1);
});

// The embedded database has only one connection, so deadlocks cannot occur.
if (database.kind === 'postgres') {
  test('two transactions that deadlock both succeed in the end', async () => {
    await sql`insert into tally values ('a', 0), ('b', 0)`.execute(database.kysely);
    await Promise.all([bump('a', 'b'), bump('b', 'a')]);
    const { rows } = await sql`select name, value from tally order by name`.execute(database.kysely);
    expect(rows).toEqual([
      { name: 'a', value: 2 },
      { name: 'b', value: 2 },
    ]);
  });

  test('when the server cuts a connection during a transaction, the transaction fails and the next query works', async () => {
    const cut = inTransaction(database, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.kysely);
      await sql`select 1`.execute(trx);
    });
    await expect(cut).rejects.toThrow(/terminat|not queryable|ECONNRESET/);
    expect(await readOne()).toBe(1);
  });
}

test('results larger than a buffer arrive completely', async () => {
  const { rows } = await sql<{ text: string }>`select repeat('ä', 2000000) as text`.execute(database.kysely);
  expect(rows[0]?.text).toHaveLength(2_000_000);
});

test('the extensions for the search are installed', async () => {
  const { rows } =
    await sql`select extname from pg_extension where extname in ('pg_trgm', 'unaccent') order by 1`.execute(
      database.kysely,
    );
  expect(rows).toEqual([{ extname: 'pg_trgm' }, { extname: 'unaccent' }]);
});

function bump(first: string, second: string) {
  return inTransaction(database, async (trx) => {
    await sql`update tally set value = value + 1 where name = ${first}`.execute(trx);
    await sql`select pg_sleep(0.1)`.execute(trx);
    await sql`update tally set value = value + 1 where name = ${second}`.execute(trx);
  });
}

function raise(code: string) {
  return sql.raw(`do $$ begin raise exception 'planned' using errcode = '${code}'; end $$`);
}

async function readOne(): Promise<unknown> {
  const { rows } = await sql<{ value: number }>`select 1 as value`.execute(database.kysely);
  return rows[0]?.value;
}
