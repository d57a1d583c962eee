import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { statusIDs } from '#api/discussion/status/discussion-status.ts';
import { PostgresSearchIndex } from '#server/search/postgres-search-index.ts';
import { refreshRecentPosts } from '#server/search/recent-post.queries.ts';
import { noFilters, type SearchFindings, type SearchRequest } from '#server/search/search-index.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { aPost } from './search-posts.ts';

/**
 * The bounds of a large forum, scaled down: effects that need a hundred thousand posts there occur here with a few
 * hundred.
 */
const bounds = { candidates: 10, gathered: 40, checked: 30, posts: 100 };

/**
 * Inserts comments one day apart, the newest one day older than `offset` days. The oldest has a different text from the
 * others.
 */
const write = (discussionID: number, many: number, offset: number) =>
  sql`
  insert into comment (discussion_id, position, root_position, body, format, body_html, insert_user_id, date_inserted, search)
  select ${discussionID}, number, number, '', 'text', '', 2, now() - (number + ${offset}::integer) * interval '1 day',
    to_tsvector('simple', case when number % 12 = 0 then 'zoften ' else '' end
      || case when number = ${many}::integer then 'zalways then zfirst' else 'then zalways' end)
  from generate_series(1, ${many}::integer) number`.execute(forum.forum.db);

const forum = await testForum();
const open = await forum.aCategory({ name: 'Open' });
const closed = await forum.aCategory({ name: 'Closed' });
await write(await aPost(forum, { name: 'Read by all', categoryID: open }), 600, 300);
await write(await aPost(forum, { name: 'Read by some', categoryID: closed }), 300, 0);
const answered = await aPost(forum, { name: 'Why?', categoryID: open, type: 'question' });
await write(answered, 24, 2_000);
await sql`update discussion set count_comments = 24 where discussion_id = ${answered}`.execute(forum.forum.db);

const question: SearchRequest = {
  query: '',
  ...noFilters,
  recordTypes: ['comment'],
  categoryIDs: [],
  sort: '-dateInserted',
  offset: 0,
  limit: 10,
};

/** Search indexes that were initialised while the table of recent comments contained different numbers of comments. */
const indexes: PostgresSearchIndex[] = [];
for (const most of [900, 300, 30]) {
  await refreshRecentPosts(forum.forum.db, most);
  await sql`analyze comment, recent_comment`.execute(forum.forum.db);
  const index = new PostgresSearchIndex(forum.forum, bounds);
  await index.find({ ...question, query: 'zoften' });
  indexes.push(index);
}

/** Returns the age in days of each comment found. All indexes must return the same hits. */
async function ages(query: string, categoryIDs: number[], further: Partial<SearchRequest> = {}): Promise<number[]> {
  const found: SearchFindings[] = [];
  for (const index of indexes) found.push(await index.find({ ...question, query, categoryIDs, ...further }));
  const [{ hits, total } = { hits: [], total: 0 }] = found;
  for (const other of found) expect(other.hits).toEqual(hits);
  expect(total).toBe(hits.length);
  const { rows } = await sql<{ id: number; age: number }>`
    select comment_id as id, extract(day from now() - date_inserted)::integer as age from comment
  `.execute(forum.forum.db);
  return hits.map(({ recordID }) => rows.find(({ id }) => id === recordID)?.age ?? Number.NaN);
}

const days = (step: number, from: number) => Array.from({ length: 10 }, (_, place) => from + place * step);

test('of very many matches the newest are found', async () => {
  expect(await ages('zoften ', [open, closed])).toEqual(days(12, 12));
});

test('of words that occur everywhere, the newest posts are found', async () => {
  expect(await ages('zalways ', [open, closed])).toEqual(days(1, 1));
});

test('viewers who may read only old posts find them, despite newer ones', async () => {
  expect(await ages('zoften ', [open])).toEqual(days(12, 312));
  expect(await ages('zalways ', [open])).toEqual(days(1, 301));
});

test('a phrase of words that occur everywhere is searched in the newest posts that contain them', async () => {
  expect(await ages('"then zalways"', [open, closed])).toEqual(days(1, 1));
  expect(await ages('"zalways then"', [open, closed])).toEqual([]);
});

test('a phrase with a rare word is found at any age', async () => {
  expect(await ages('"then zfirst"', [open, closed])).toEqual([300, 900, 2_024]);
});

test('posts with a rare status are found at any age', async () => {
  const atStatus = { statusIDs: [statusIDs.answered] };
  expect(await ages('zoften ', [open, closed], atStatus)).toEqual([2_012, 2_024]);
  expect(await ages('zalways ', [open, closed], atStatus)).toEqual(days(1, 2_001));
});

test('posts that one viewer does not find are still found by others', async () => {
  expect(await ages('zfirst ', [open])).toEqual([900, 2_024]);
  expect(await ages('zfirst ', [open, closed])).toEqual([300, 900, 2_024]);
});
