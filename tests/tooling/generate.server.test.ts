import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { benchSizeOf, generateForum } from '#scripts/bench/generate/generate.ts';
import { recountSome } from '#server/administration/count/recount-some.ts';
import { recountDiscussions, recountMembers } from '#server/sample/sample-counts.ts';
import type { Transaction } from '#server/sample/sample-record.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await generateForum(database.kysely, benchSizeOf(120));
}, 120_000);
afterAll(() => database.drop());

const read = async (text: string): Promise<unknown[]> => (await sql.raw(text).execute(database.kysely)).rows;

const counters = async () => ({
  discussions:
    await read(`select discussion_id, count_comments, count_positions, count_root_positions, score, round(hot::numeric, 6) as hot,
    last_comment_id, last_user_id, date_last_comment from discussion order by 1`),
  comments: await read('select comment_id, score, round(hot::numeric, 6) as hot from comment order by 1'),
  categories:
    await read(`select category_id, count_discussions, count_comments, last_discussion_id, last_comment_id, date_last_post
    from category order by 1`),
  members: await read('select user_id, count_discussions, count_comments, points from member order by 1'),
  tags: await read('select tag_id, count_discussions from tag order by 1'),
  reactions: await read('select * from reaction_count order by 1, 2, 3'),
});

const idsOf = async (table: string, key: string): Promise<number[]> =>
  ((await read(`select ${key} as id from ${table}`)) as { id: number }[]).map(({ id }) => id);

test('a generated forum has the requested size, and its comments concentrate in few discussions', async () => {
  const [{ comments, most, empty }] = (await read(`select (select count(*) from comment) as comments,
    max(count_comments) as most, count(*) filter (where count_comments = 0) as empty from discussion`)) as [
    { comments: number; most: number; empty: number },
  ];
  expect(await idsOf('discussion', 'discussion_id')).toHaveLength(120);
  expect(Math.abs(comments - 600)).toBeLessThan(60);
  expect(most).toBeGreaterThan(25);
  expect(empty).toBeLessThan(60);
});

test('generated posts vary in length, and generated discussions in their number of tags', async () => {
  const lengths = await read(
    `select distinct array_length(string_to_array(body, e'\n\n'), 1) as paragraphs from comment order by 1`,
  );
  expect(lengths).toEqual([{ paragraphs: 1 }, { paragraphs: 2 }, { paragraphs: 3 }]);
  const tags = await read(
    'select distinct count(tag_id) as tags from discussion left join discussion_tag using (discussion_id) group by discussion_id order by 1',
  );
  expect(tags).toEqual([{ tags: 0 }, { tags: 1 }, { tags: 2 }, { tags: 3 }]);
});

test('every counter of a generated forum matches a recount', async () => {
  const generated = await counters();
  const discussions = await idsOf('discussion', 'discussion_id');
  const categories = await idsOf('category', 'category_id');
  const members = await idsOf('member', 'user_id');
  const tags = await idsOf('tag', 'tag_id');
  await database.kysely.transaction().execute(async (trx) => {
    const db = trx as Transaction;
    await recountDiscussions(db, discussions);
    await recountSome(db, 'category', categories);
    await recountMembers(db, members);
    await recountSome(db, 'tag', tags);
  });
  expect(generated).toEqual(await counters());
});

test('positions of generated comments are consecutive from 1, and replies are one level deeper', async () => {
  const wrong = await read(`
    select c.comment_id from (
      select comment_id, parent_comment_id, discussion_id, depth, date_inserted, position, root_position, count_child_comments,
        row_number() over (partition by discussion_id order by position) as place,
        row_number() over (partition by discussion_id, parent_comment_id is null order by position) as root_place
      from comment) c
    left join comment above on above.comment_id = c.parent_comment_id
    where c.position <> place or c.depth <> coalesce(above.depth, 0) + 1
      or (c.parent_comment_id is null) <> (c.root_position is not null) or c.root_position <> c.root_place
      or above.discussion_id <> c.discussion_id or above.date_inserted > c.date_inserted
      or c.count_child_comments <> (
        with recursive below as (
          select comment_id from comment where parent_comment_id = c.comment_id
          union all select one.comment_id from below join comment one on one.parent_comment_id = below.comment_id)
        select count(*) from below)`);
  expect(wrong).toEqual([]);
});

test('date, category and author of a generated discussion do not correlate with its number of comments', async () => {
  const [found] = (await read(`
    select corr(count_comments, extract(epoch from date_inserted)) as date, corr(count_comments, category_id) as category,
      corr(extract(epoch from date_inserted), category_id) as date_and_category,
      corr(extract(epoch from date_inserted), insert_user_id) as date_and_author
    from discussion`)) as [Record<string, number>];
  for (const correlation of Object.values(found)) expect(Math.abs(correlation)).toBeLessThan(0.4);
});
