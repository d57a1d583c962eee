import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { issueToken } from '#server/account/credential/member-token.ts';
import { deleteExpired } from '#server/account/own-data/sweep.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();

const day = 86_400_000;

test('sessions are deleted when they have ended, tokens a week after they expired', async () => {
  const { forum } = site;
  const start = Date.now();
  const { userID } = await site.aMember();
  const count = async (table: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where user_id = ${userID}`.execute(forum.db);
    return rows[0]?.count;
  };
  await issueToken(forum, 'password-reset', { userID });
  expect([await count('session'), await count('member_token')]).toEqual([1, 1]);

  await deleteExpired(forum);
  expect([await count('session'), await count('member_token')]).toEqual([1, 1]);

  site.setNow(new Date(start + 3 * day));
  await deleteExpired(forum);
  expect(await count('member_token')).toBe(1);

  site.setNow(new Date(start + 60 * day));
  const swept = await deleteExpired(forum);
  expect([await count('session'), await count('member_token')]).toEqual([0, 0]);
  expect(swept?.tokens).toBeGreaterThanOrEqual(1);
  site.setNow();
});
