import { type CompiledQuery, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createBatchedReads, readsFor } from '#server/platform/database/batched-reads.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { openTestDatabase } from '#tests/support/server/test-database.ts';

const database = await openTestDatabase();
afterAll(() => database.drop());

/** Returns a query builder that records the statements it sends, and these statements. */
function heard() {
  const statements: string[] = [];
  const executor = database.kysely.getExecutor();
  const listening = {
    transformQuery: executor.transformQuery.bind(executor),
    compileQuery: executor.compileQuery.bind(executor),
    executeQuery(query: CompiledQuery) {
      statements.push(query.sql);
      return executor.executeQuery(query);
    },
  };
  return { statements, db: { getExecutor: () => listening } as unknown as Queryable };
}

const numbers = (least: number, most: number) => sql<{ n: number }>`
  select n from generate_series(${least}::bigint, ${most}::bigint) as n order by n desc`;

const kinds = sql`
  select ${'a'}::text as name, 9007199254740991::bigint as whole, 2.50::numeric as decimal, true as yes, null::bigint as nothing,
    '2025-04-14 20:18:38.987+02'::timestamptz as "dateInserted", array[1, 2]::bigint[] as wholes, '{"a": [1, null]}'::jsonb as document`;

const none = sql`select 1 as one where false`;

test('statements started together are sent as one, and each gets its own rows in order', async () => {
  const { db, statements } = heard();
  const joint = createBatchedReads(db);
  const [first, second, third, empty] = await Promise.all([
    numbers(1, 3).execute(joint),
    kinds.execute(joint),
    numbers(5, 6).execute(joint),
    none.execute(joint),
  ]);
  expect(statements).toHaveLength(1);
  expect(first.rows).toEqual([{ n: 3 }, { n: 2 }, { n: 1 }]);
  expect(second.rows).toEqual((await kinds.execute(database.kysely)).rows);
  expect(third.rows).toEqual([{ n: 6 }, { n: 5 }]);
  expect(empty.rows).toEqual([]);
});

test('a statement started later, or alone, is sent by itself', async () => {
  const { db, statements } = heard();
  const joint = createBatchedReads(db);
  const { rows } = await kinds.execute(joint);
  expect(rows).toEqual((await kinds.execute(database.kysely)).rows);
  await numbers(1, 2).execute(joint);
  expect(statements).toHaveLength(2);
  expect(statements.join()).not.toContain('json_agg');
});

test('when one statement fails, each is sent alone, and only the failing one is rejected', async () => {
  const { db, statements } = heard();
  const joint = createBatchedReads(db);
  const [good, bad, other] = await Promise.allSettled([
    numbers(1, 2).execute(joint),
    sql`select 1 / ${0}::integer as never`.execute(joint),
    numbers(5, 5).execute(joint),
  ]);
  expect(good).toMatchObject({ status: 'fulfilled', value: { rows: [{ n: 2 }, { n: 1 }] } });
  expect(bad).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(other).toMatchObject({ status: 'fulfilled', value: { rows: [{ n: 5 }] } });
  expect(statements).toHaveLength(4);
  expect((await numbers(1, 1).execute(joint)).rows).toEqual([{ n: 1 }]);
});

test('when the database cannot be reached, no statement is sent again', async () => {
  let sent = 0;
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const executor = database.kysely.getExecutor();
  const failing = {
    transformQuery: executor.transformQuery.bind(executor),
    compileQuery: executor.compileQuery.bind(executor),
    executeQuery() {
      sent += 1;
      return Promise.reject(away);
    },
  };
  const joint = createBatchedReads({ getExecutor: () => failing } as unknown as Queryable);
  const answers = await Promise.allSettled([numbers(1, 2).execute(joint), numbers(1, 3).execute(joint)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(sent).toBe(1);
});

test('reads for one viewer are joined, also after settled promises; reads for another viewer are separate', async () => {
  const { db, statements } = heard();
  const [one, other] = [{}, {}];
  const later = async (viewer: object, least: number) => {
    await Promise.resolve();
    await null;
    return (await numbers(least, least).execute(readsFor(viewer, db))).rows;
  };
  const answers = await Promise.all([
    numbers(1, 1)
      .execute(readsFor(one, db))
      .then(({ rows }) => rows),
    later(one, 2),
    later(other, 3),
  ]);
  expect(answers).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
  expect(statements).toHaveLength(2);
});
