import { expect, test } from 'vitest';
import type { Settings } from '#server/administration/settings.ts';
import { postingLimitOf } from '#server/post/posting-limit.ts';
import { type Somebody, testForum } from '#tests/support/test-forum.ts';

const forum = await testForum();
const categoryID = await forum.aCategory();

const everybody = { count: 20, seconds: 60 };
const settings = (own: Partial<Settings>) =>
  ({
    'rateLimit.posts': everybody,
    'rateLimit.newMembers': { days: 0, count: 1, seconds: 60 },
    'rateLimit.roles': {},
    ...own,
  }) as Settings;

test('new members have a limit of their own, others the most generous of their roles', () => {
  const roles = { 8: { count: 30, seconds: 60 }, 40: { count: 5, seconds: 1 } };
  const limits = settings({
    'rateLimit.newMembers': { days: 3, count: 2, seconds: 60 },
    'rateLimit.roles': roles,
  });
  expect(postingLimitOf(limits, { roleIDs: [8, 40], ageInDays: 1 })).toEqual({ count: 2, seconds: 60 });
  expect(postingLimitOf(limits, { roleIDs: [8, 40], ageInDays: 3 })).toEqual({ count: 5, seconds: 1 });
  expect(postingLimitOf(limits, { roleIDs: [8], ageInDays: 9 })).toEqual({ count: 30, seconds: 60 });
  expect(postingLimitOf(limits, { roleIDs: [16], ageInDays: 9 })).toEqual(everybody);
  expect(postingLimitOf(settings({}), { roleIDs: [8], ageInDays: 0 })).toEqual(everybody);
});

test('a new member is slowed down, and later no more', async () => {
  const value = JSON.stringify({ days: 2, count: 1, seconds: 3_600 });
  await forum.forum.db.insertInto('setting').values({ key: 'rateLimit.newMembers', value }).execute();
  await forum.forum.settings.changed();
  const lea = await forum.aMember();
  const write = async (who: Somebody) =>
    (
      await who.request({
        method: 'POST',
        url: '/api/v2/discussions',
        payload: { name: 'On boats', body: 'They float.', format: 'text', categoryID },
      })
    ).statusCode;
  expect([await write(lea), await write(lea)]).toEqual([201, 429]);
  const long = new Date(Date.now() - 3 * 86_400_000);
  await forum.forum.db.updateTable('member').set({ date_inserted: long }).where('user_id', '=', lea.userID).execute();
  expect(await write(lea)).toBe(201);
});
