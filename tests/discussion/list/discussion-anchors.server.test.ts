import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDiscussions } from '#api/discussion/discussion.client.ts';
import { startTestForum, type TestForum } from '#tests/support/server/test-forum.ts';

let site: TestForum;
let categoryID: number;

beforeAll(async () => {
  site = await startTestForum();
  const anna = await site.aMember();
  categoryID = await site.aCategory();
  const elsewhere = await site.aCategory();
  // Many rows have the same score or date, so that the ID must serve as tie-breaker.
  await sql`
    insert into discussion (category_id, name, body, format, body_html, insert_user_id, date_inserted, date_last_comment,
      score, hot, pinned, pin_location)
    select case when n % 10 = 0 then ${elsewhere}::bigint else ${categoryID}::bigint end, 'Discussion ' || n, 'x', 'text', 'x',
      ${anna.userID}::bigint, timestamptz '2026-01-01' + (n / 3) * interval '1 second',
      timestamptz '2026-02-01' + (n * 7919 % 3500) * interval '1 second', n % 17, n % 1013 / 7.0, n in (4, 2001),
      case when n in (4, 2001) then 'recent' end
    from generate_series(1, 3500) n
  `.execute(site.forum.db);
  await sql`update category set count_discussions = (
    select count(*) from discussion where discussion.category_id = category.category_id)`.execute(site.forum.db);
}, 60_000);
afterAll(() => site.close());

const orders = {
  '-dateLastComment': sql`date_last_comment desc, discussion_id desc`,
  '-dateInserted': sql`date_inserted desc, discussion_id desc`,
  dateInserted: sql`date_inserted, discussion_id`,
  '-score': sql`score desc, discussion_id desc`,
  '-hot': sql`hot desc, discussion_id desc`,
} as const;

test.each(Object.keys(orders) as (keyof typeof orders)[])(
  'far pages sorted by %s are exact, in all categories and in one',
  async (sort) => {
    for (const place of [undefined, categoryID]) {
      const { rows } = await sql<{ discussion_id: number }>`
      select discussion_id from discussion
      where ${place === undefined ? sql`true` : sql`category_id = ${place}`}
      order by pinned desc, ${orders[sort]}
    `.execute(site.forum.db);
      const truth = rows.map((row) => row.discussion_id);
      const last = Math.ceil(truth.length / 70);
      for (const page of [1, 14, 15, 16, 29, 30, 43, last, last + 1]) {
        const { body, paging } = await listDiscussions(site.guest.api, {
          sort,
          page,
          limit: 70,
          expand: ['-body'],
          ...(place !== undefined && { categoryID: place }),
        });
        const shown = body.map(({ discussionID }) => discussionID);
        expect(shown, `${sort} ${place} ${page}`).toEqual(truth.slice((page - 1) * 70, page * 70));
        expect(paging?.total).toBe(truth.length);
      }
    }
  },
);

test('a list with a capped total reports that there may be more and continues beyond it; a fully counted list does not', async () => {
  const told = async (query: Parameters<typeof listDiscussions>[1]) =>
    (await listDiscussions(site.guest.api, { limit: 70, expand: ['-body'], ...query })).paging;
  expect(await told({ categoryID })).toMatchObject({ isCapped: false, hasMore: true });
  expect(await told({ hasComments: false })).toMatchObject({ total: 3500, isCapped: false });
  expect(await told({ status: 'none' })).toMatchObject({ total: 1000, isCapped: true, hasMore: true });
  expect(await told({ status: 'none', page: 15 })).toMatchObject({ total: 1120, isCapped: true, hasMore: true });
  expect(await told({ status: 'none', page: 50 })).toMatchObject({ total: 3500, isCapped: false, hasMore: false });
});

test('the total of unread discussions is capped, and pages still reach all of them', async () => {
  const { api, userID } = await site.aMember();
  await sql`update member set date_all_viewed = null where user_id = ${userID}`.execute(site.forum.db);
  const told = async (page: number) => listDiscussions(api, { unread: true, limit: 70, expand: ['-body'], page });
  expect((await told(1)).paging).toMatchObject({ total: 300, isCapped: true, hasMore: true });
  expect((await told(5)).paging).toMatchObject({ total: 420, isCapped: true, hasMore: true });
  expect((await told(50)).paging).toMatchObject({ total: 3500, isCapped: false, hasMore: false });
  expect((await told(3)).body.map(({ discussionID }) => discussionID)).toEqual(
    (await listDiscussions(api, { limit: 70, expand: ['-body'], page: 3 })).body.map(
      ({ discussionID }) => discussionID,
    ),
  );
});
