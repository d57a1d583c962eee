import { type Kysely, sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openBus } from '#server/platform/cache/bus.ts';
import { createCached } from '#server/platform/cache/cached-value.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { openTestDatabase } from '#tests/support/server/test-database.ts';

const database = await openTestDatabase();
const db = database.kysely;
const bus = await openBus(database);
afterAll(() => database.drop());

beforeEach(async () => {
  await sql`drop table if exists rule`.execute(db);
  await sql`create table rule (text text not null)`.execute(db);
  await sql`insert into rule values ('be kind')`.execute(db);
});

/** Returns a cached list of rules, and the results of its loads. */
const keepRules = () => {
  const loads: string[][] = [];
  const rules = createCached({ bus, db }, 'rules.changed', async (reader: Kysely<Tables>) => {
    const { rows } = await sql<{ text: string }>`select text from rule order by text`.execute(reader);
    loads.push(rows.map(({ text }) => text));
    return rows.map(({ text }) => text);
  });
  return { rules, loads };
};

test('a cached copy is loaded once, and again after a change', async () => {
  const { rules, loads } = keepRules();
  await Promise.all([rules.get(), rules.get()]);
  await sql`insert into rule values ('stay on topic')`.execute(db);
  expect(await rules.get()).toEqual(['be kind']);
  await rules.changed();
  expect(await rules.get()).toEqual(['be kind', 'stay on topic']);
  expect(loads).toHaveLength(2);
});

test('a transaction without a cached copy reads for itself, even while another read waits for its connection', async () => {
  const { rules } = keepRules();
  const [begun, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const seen = inTransaction(db, async (trx) => {
    await sql`insert into rule values ('no selling')`.execute(trx);
    begun.resolve();
    await asked.promise;
    return rules.get();
  });
  await begun.promise;
  const outside = rules.get();
  asked.resolve();
  expect(await seen).toEqual(['be kind', 'no selling']);
  expect(await outside).toContain('be kind');
});

test('what a transaction reads is not cached, because it may be rolled back', async () => {
  const { rules } = keepRules();
  const given = inTransaction(db, async (trx) => {
    await sql`insert into rule values ('no selling')`.execute(trx);
    await rules.get();
    throw new Error('Thought better of it.');
  });
  await expect(given).rejects.toThrow('Thought better of it.');
  expect(await rules.get()).toEqual(['be kind']);
});

// PostgreSQL has more connections, so there such a query only waits until all connections are used up.
if (database.kind === 'embedded')
  test('a transaction that queries the database outside itself fails at once, instead of waiting for itself', async () => {
    const asked = inTransaction(db, () => sql`select 1`.execute(db));
    await expect(asked).rejects.toThrow('must use that transaction');
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });
