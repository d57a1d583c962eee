import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recount } from '#server/administration/count/recount-forum.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';
import { checksumOf, historyMeta, importFolder } from './import-dump.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

const one = async (query: ReturnType<typeof sql<Record<string, unknown>>>) =>
  (await query.execute(database.kysely)).rows[0];

const all = {
  users: 2_295,
  questions: 556,
  'other posts': 6,
  answers: 1_095,
  comments: 3_454,
  badges: 4_931,
} as const;

test('a dry run reports what would be imported, and writes nothing', async () => {
  const before =
    await one(sql`select (select count(*) from import_record) as records, (select count(*) from member) as members,
    (select count(*) from category) as categories`);
  const { counts } = await importFolder(database.kysely, historyMeta(), { isDryRun: true });
  expect(counts).toEqual({
    users: [all.users, all.users, 0, 0],
    questions: [all.questions, all.questions, 0, 0],
    'other posts': [6, 0, 0, 6],
    answers: [all.answers, all.answers, 0, 0],
    comments: [all.comments, all.comments, 0, 0],
    badges: [all.badges, all.badges, 0, 0],
  });
  expect(
    await one(sql`select (select count(*) from import_record) as records, (select count(*) from member) as members,
    (select count(*) from category) as categories`),
  ).toEqual(before);
}, 120_000);

test('every row of a real community is imported or accounted for, and a second run adds nothing', async () => {
  const first = await importFolder(database.kysely, historyMeta());
  expect(first.counts).toEqual({
    users: [all.users, all.users, 0, 0],
    questions: [all.questions, all.questions, 0, 0],
    'other posts': [6, 0, 0, 6],
    answers: [all.answers, all.answers, 0, 0],
    comments: [all.comments, all.comments, 0, 0],
    badges: [all.badges, all.badges, 0, 0],
  });
  expect(first.report.of('other posts').omitted).toEqual([
    { reason: 'it is a tag wiki', count: 3, ids: ['215', '852', '2218'] },
    { reason: 'it is a tag wiki excerpt', count: 3, ids: ['216', '853', '2219'] },
  ]);
  expect(first.report.of('comments').warnings).toEqual([expect.objectContaining({ count: 142 })]);
  const checksum = await checksumOf(database.kysely);

  const second = await importFolder(database.kysely, historyMeta());
  expect(second.counts).toEqual({
    users: [all.users, 0, all.users, 0],
    questions: [all.questions, 0, all.questions, 0],
    'other posts': [6, 0, 0, 6],
    answers: [all.answers, 0, all.answers, 0],
    comments: [all.comments, 0, all.comments, 0],
    badges: [all.badges, 0, all.badges, 0],
  });
  expect(await checksumOf(database.kysely)).toBe(checksum);
}, 240_000);

test('the forum contains the same data as the dump', async () => {
  expect(
    await one(sql`select (select count(*) from member where not is_system) as members,
      (select count(*) from discussion) as discussions, (select count(*) from comment) as comments,
      (select count(*) from member_badge) as badges, (select count(*) from badge) as "badgeNames",
      (select count(*) from discussion where accepted_comment_id is not null) as accepted,
      (select count(*) from comment where qna = 'accepted') as "acceptedAnswers",
      (select count(*) from discussion where closed) as closed,
      (select count(*) from comment where position < 1) as unplaced`),
  ).toEqual({
    members: all.users,
    discussions: all.questions,
    comments: all.answers + all.comments,
    badges: all.badges,
    badgeNames: 42,
    accepted: 181,
    acceptedAnswers: 181,
    closed: 8,
    unplaced: 0,
  });
});

test('counters, positions and nesting match the comments', async () => {
  const wrong = await one(sql`select
    (select count(*) from discussion d where d.count_comments <> (select count(*) from comment c where c.discussion_id = d.discussion_id)) as comments,
    (select count(*) from (select discussion_id, max(position) as last, count(*) as n, count(distinct position) as places
      from comment group by discussion_id) t where last <> n or places <> n) as places,
    (select count(*) from (select discussion_id, max(root_position) as last, count(*) as n from comment
      where parent_comment_id is null group by discussion_id) t where last <> n) as roots,
    (select count(*) from comment c join comment p on p.comment_id = c.parent_comment_id
      where p.discussion_id <> c.discussion_id or p.position > c.position or c.depth <> 2) as nesting,
    (select count(*) from member m where count_comments <> (select count(*) from comment c where c.insert_user_id = m.user_id)) as members,
    (select count(*) from tag t where count_discussions <> (select count(*) from discussion_tag x where x.tag_id = t.tag_id)) as tags`);
  expect(wrong).toEqual({ comments: 0, places: 0, roots: 0, nesting: 0, members: 0, tags: 0 });
  expect(await one(sql`select count(*) as replies from comment where parent_comment_id is not null`)).toEqual({
    replies: 2_172,
  });
});

test('a recount finds nothing to repair', async () => {
  expect(await recount(database, { repair: false })).toEqual([]);
});

test('a question preserves its text, score, views, tags, author and date', async () => {
  expect(
    await one(sql`select d.name, d.type, d.score, d.count_views as views, d.format, m.name as author,
        to_char(d.date_inserted at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.MS') as date,
        (select string_agg(t.name, ' ' order by t.name) from discussion_tag x join tag t on t.tag_id = x.tag_id
          where x.discussion_id = d.discussion_id) as tags
      from import_record k join discussion d on d.discussion_id = k.record_id
      join member m on m.user_id = d.insert_user_id
      where k.kind = 'post' and k.foreign_id = '1'`),
  ).toEqual({
    name: 'Should we include sources in answers?',
    type: 'question',
    score: 18,
    views: 223,
    format: 'html',
    author: 'Sorcerer Blob',
    date: '2011-10-11 19:42:20.713',
    tags: 'answers discussion',
  });
});
