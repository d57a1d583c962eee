import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSiteTotals } from '#api/administration/count/site-total.client.ts';
import { startTestForum, type TestForum } from '#tests/support/server/test-forum.ts';

let forum: TestForum;

beforeAll(async () => {
  forum = await startTestForum();
  const category_id = await forum.aCategory();
  await forum.aCategory();
  await forum.aMember();
  await forum.forum.db
    .updateTable('category')
    .set({ count_discussions: 3, count_comments: 4 })
    .where('category_id', '=', category_id)
    .execute();
});
afterAll(() => forum?.close());

const settled = { isCalculating: false, isFiltered: false };

test('every viewer can read the totals of the site', async () => {
  expect((await readSiteTotals(forum.guest.api)).body).toEqual({
    siteSectionID: 0,
    counts: {
      discussion: { count: 3, ...settled },
      comment: { count: 4, ...settled },
      category: { count: 2, ...settled },
      user: { count: 1, ...settled },
    },
  });
});

test('only the requested totals are returned', async () => {
  const { body } = await readSiteTotals(forum.guest.api, ['user', 'comment']);
  expect(Object.keys(body.counts).sort()).toEqual(['comment', 'user']);
  const wrong = await forum.guest.request({ method: 'GET', url: '/api/v2/site-totals?counts=secrets' });
  expect(wrong.statusCode).toBe(422);
});
