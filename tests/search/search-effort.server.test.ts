import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bindQuery } from '#server/search/parse-search-query.ts';
import { refreshRecentPosts } from '#server/search/recent-post.queries.ts';
import { SearchEstimate } from '#server/search/search-estimate.ts';
import { findHits } from '#server/search/search-hits.ts';
import { noFilters, type PreparedSearch } from '#server/search/search-index.ts';
import { reachOf, type SearchBounds } from '#server/search/search-reach.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { aPost } from './search-posts.ts';

/** The bounds of a large forum, scaled down. */
const bounds: SearchBounds = { candidates: 10, gathered: 20, checked: 30, posts: 100 };

/** The number of comments at first, and at the end. */
const [few, many] = [3_000, 12_000];

const forum = await testForum();
const { db } = forum.forum;
const categoryID = await forum.aCategory();
const discussionID = await aPost(forum, { categoryID });

/**
 * Inserts comments one hour apart, each older than those with lower numbers. Half of them contain one word, one in
 * twelve another. They have a realistic length, since it costs little to read all of a few short ones.
 */
const write = (from: number, to: number) =>
  sql`
  insert into comment (discussion_id, position, root_position, body, format, body_html, insert_user_id, date_inserted, search)
  select ${discussionID}, number, number, (select string_agg(md5((number * part)::text), '') from generate_series(1, 30) part), 'text', '', 2, now() - number * interval '1 hour',
    to_tsvector('simple', case when number % 12 = 0 then 'zoften ' else '' end || case when number % 2 = 0 then 'zalways ' else '' end || 'then')
  from generate_series(${from}::integer, ${to}::integer) number`.execute(db);

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Returns the number of table rows that a plan reads. */
function rowsRead(node: PlanNode): number {
  const read = node['Relation Name'] ? node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) : 0;
  return (node.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), read * node['Actual Loops']);
}

/** Returns the number of rows that a search for a word reads, and the number of comments it finds. */
async function effortOf(word: string) {
  await sql`analyze comment, recent_comment`.execute(db);
  const estimate = new SearchEstimate(forum.forum, bounds.posts);
  const times = (await estimate.times()).comment;
  if (!times) throw new Error('Nothing is known of the comments.');
  const matches = (await estimate.matches(`'${word}'`)).comment;
  const reach = reachOf(times, { matches, isPhrase: false, share: 1 }, bounds);
  const question: PreparedSearch = {
    ...noFilters,
    ...{ query: word, recordTypes: ['comment'], categoryIDs: [categoryID], limit: 10, offset: 0 },
    ...{ tagged: undefined, statuses: undefined },
  };
  const plan = {
    ...{ query: bindQuery(`'${word}'`), reaches: { comment: reach } },
    ...{ candidates: bounds.candidates, isIndexed: true },
  };
  const statement = findHits(question, plan);
  const read = rowsRead(await planOf(statement));
  const found = (await statement.execute(db)).rows[0]?.total;
  return { found, by: reach.by, read };
}

async function planOf(statement: ReturnType<typeof findHits>): Promise<PlanNode> {
  const explained = sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`explain (analyze, format json) ${statement}`;
  const { rows } = await explained.execute(db);
  return (rows[0] as (typeof rows)[number])['QUERY PLAN'][0].Plan;
}

test('the effort of a search does not grow with the forum', async () => {
  await write(1, few);
  await refreshRecentPosts(db, 1);
  const [often, always] = [await effortOf('zoften'), await effortOf('zalways')];
  await write(few + 1, many);
  await refreshRecentPosts(db, 1);
  const [oftenLater, alwaysLater] = [await effortOf('zoften'), await effortOf('zalways')];
  expect([often, always, oftenLater, alwaysLater].map(({ found, by }) => ({ found, by }))).toEqual([
    ...[
      { found: 10, by: 'words' },
      { found: 10, by: 'date' },
    ],
    ...[
      { found: 10, by: 'words' },
      { found: 10, by: 'date' },
    ],
  ]);
  // Eras are whole days, and statistics are inexact.
  expect(oftenLater.read).toBeLessThan(often.read * 1.5);
  expect(alwaysLater.read).toBeLessThan(always.read * 1.5);
  expect(often.read).toBeLessThan(100);
});

test('for frequent words, no more than the newest posts is read', async () => {
  await refreshRecentPosts(db, 1_000);
  const often = await effortOf('zoften');
  expect({ found: often.found, by: often.by }).toEqual({ found: 10, by: 'recent' });
  // At most all rows of the table of recent comments, since these are few and short.
  expect(often.read).toBeLessThan(1_100);
});
