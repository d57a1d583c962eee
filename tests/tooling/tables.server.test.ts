import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { describeTables } from '#scripts/tables.ts';
import { openTestDatabase } from '#tests/support/server/test-database.ts';

const database = await openTestDatabase();
afterAll(() => database.drop());

test('the types of the tables match the migrations', async () => {
  const made = await describeTables(database.pool);
  expect(made.map(({ path }) => ({ path, text: readFileSync(path, 'utf8') }))).toEqual(made);
});
