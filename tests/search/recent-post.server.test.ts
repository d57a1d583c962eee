import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { recount } from '#server/administration/count/recount-forum.ts';
import type { PostKind } from '#server/search/post-kind.ts';
import { recentTables, refreshRecentPosts } from '#server/search/recent-post.queries.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { aPost, aReply } from './search-posts.ts';

const forum = await testForum();
const { db, database } = forum.forum;
const categoryID = await forum.aCategory();
const post = (day: string, name = 'Beans') => aPost(forum, { categoryID, name, date: `2026-01-${day}T12:00:00Z` });
const reply = (discussionID: number, day: string) =>
  aReply(forum, discussionID, { body: '<p>Peas</p>', date: `2026-01-${day}T12:00:00Z` });

/** Returns the posts of a kind that are in the table of recent posts, each with its search vector. */
async function stored(kind: PostKind = 'discussion') {
  const { rows } = await sql<{ id: number; words: string }>`
    select ${sql.ref(`${kind}_id`)} as id, search::text as words from ${sql.table(recentTables[kind])}
  `.execute(db);
  return new Map(rows.map(({ id, words }) => [id, words]));
}

beforeEach(async () => {
  await sql`truncate comment, discussion cascade`.execute(db);
});

test('a new post is copied to the recent posts, and an edit updates the copy', async () => {
  const [discussionID, other] = [await post('10'), await post('11', 'Beetroot')];
  const commentID = await reply(discussionID, '12');
  expect([...(await stored()).keys()]).toEqual([discussionID, other]);
  await sql`update comment set search = to_tsvector('simple', 'leeks')`.execute(db);
  expect(await stored('comment')).toEqual(new Map([[commentID, "'leeks':1"]]));
});

test('a deleted post has no copy, until it is restored', async () => {
  const discussionID = await post('10');
  const commentID = await reply(discussionID, '11');
  await reply(discussionID, '12');
  await sql`update comment set date_deleted = now() where comment_id = ${commentID}`.execute(db);
  expect((await stored('comment')).has(commentID)).toBe(false);
  await sql`update comment set date_deleted = null where comment_id = ${commentID}`.execute(db);
  expect((await stored('comment')).has(commentID)).toBe(true);
  await sql`delete from discussion`.execute(db);
  expect([(await stored()).size, (await stored('comment')).size]).toEqual([0, 0]);
});

/** Returns the discussion and the category of each comment in the table of recent comments. */
const places = async () =>
  (
    await sql<{ discussionID: number; categoryID: number | null }>`
      select discussion_id as "discussionID", category_id as "categoryID" from recent_comment order by comment_id`.execute(
      db,
    )
  ).rows;

test('the copy of a moved comment has its new discussion and category', async () => {
  const elsewhere = await forum.aCategory();
  const [from, to] = [await post('10'), await aPost(forum, { categoryID: elsewhere, date: '2026-01-11T12:00:00Z' })];
  await reply(from, '12');
  expect(await places()).toEqual([{ discussionID: from, categoryID }]);
  await sql`update comment set discussion_id = ${to}`.execute(db);
  expect(await places()).toEqual([{ discussionID: to, categoryID: elsewhere }]);
});

test('copies follow a discussion to another category, and are removed while it is deleted', async () => {
  const elsewhere = await forum.aCategory();
  const discussionID = await post('10');
  await reply(discussionID, '11');
  await sql`update discussion set category_id = ${elsewhere}`.execute(db);
  expect(await places()).toEqual([{ discussionID, categoryID: elsewhere }]);
  const { rows } = await sql`select category_id from recent_discussion`.execute(db);
  expect(rows).toEqual([{ category_id: elsewhere }]);
  await sql`update discussion set date_deleted = now()`.execute(db);
  await reply(discussionID, '12');
  expect(await places()).toEqual([
    { discussionID, categoryID: null },
    { discussionID, categoryID: null },
  ]);
  await sql`update discussion set date_deleted = null`.execute(db);
  expect((await places()).map((place) => place.categoryID)).toEqual([elsewhere, elsewhere]);
});

test('a fixed number of the newest posts is copied, and no older post is added', async () => {
  const days = ['10', '11', '12', '13', '14', '15'];
  const posts: number[] = [];
  for (const day of days) posts.push(await post(day));
  await refreshRecentPosts(db, 4);
  expect([...(await stored()).keys()]).toEqual(posts.slice(2));
  await post('09');
  await sql`update discussion set search = to_tsvector('simple', 'leeks') where discussion_id = ${posts[0]}`.execute(
    db,
  );
  expect([...(await stored()).keys()]).toEqual(posts.slice(2));
});

test('when no copies are left, an older post is not taken for the newest', async () => {
  const [older, newer] = [await post('10'), await post('11')];
  await sql`delete from recent_discussion`.execute(db);
  const rename = (id: number) =>
    sql`update discussion set search = to_tsvector('simple', 'leeks') where discussion_id = ${id}`.execute(db);
  await rename(older);
  expect((await stored()).size).toBe(0);
  await rename(newer);
  expect([...(await stored()).keys()]).toEqual([newer]);
});

test('many posts written at once are all copied, and finally reduced to the newest', async () => {
  await sql`
    insert into discussion (category_id, name, body, format, body_html, insert_user_id, date_inserted, search)
    select ${categoryID}, 'Beans', '', 'text', '', 2, timestamptz '2026-01-01' + day * interval '1 day', to_tsvector('simple', 'beans')
    from generate_series(1, 30) day
  `.execute(db);
  await refreshRecentPosts(db, 5);
  const { rows } = await sql<{ days: number[] }>`
    select array_agg(extract(day from date_inserted)::integer order by date_inserted) as days from recent_discussion
  `.execute(db);
  expect(rows[0]?.days).toEqual([27, 28, 29, 30, 31]);
});

test('a recount reports and repairs missing, surplus and outdated copies', async () => {
  const posts = [await post('10'), await post('11'), await post('12'), await post('13')];
  const [, missing, changed] = posts;
  const unknown = 1_000_000;
  const truth = await stored();
  await sql`delete from recent_discussion where discussion_id = ${missing}`.execute(db);
  await sql`update recent_discussion set search = '' where discussion_id = ${changed}`.execute(db);
  await sql`insert into recent_discussion (discussion_id, category_id, date_inserted, search)
    values (${unknown}, ${categoryID}, '2026-01-14', '')`.execute(db);
  const ofSearch = async (options?: { repair: boolean }) =>
    (await recount(database, options)).filter(({ column }) => column === 'search');
  const drift = [
    { table: 'recent_discussion', id: String(missing), column: 'search', was: 0, is: 1 },
    { table: 'recent_discussion', id: String(changed), column: 'search', was: null, is: 1 },
    { table: 'recent_discussion', id: String(unknown), column: 'search', was: 1, is: 0 },
  ];
  expect(await ofSearch({ repair: false })).toEqual(drift);
  expect(await ofSearch()).toEqual(drift);
  expect(await ofSearch()).toEqual([]);
  expect(await stored()).toEqual(truth);
});
