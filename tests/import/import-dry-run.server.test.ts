import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeReport } from '#server/import/import-report.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';
import { aDump, importFolder } from './import-dump.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate import_record, comment, discussion, discussion_tag, tag, category, member_badge, badge, reaction_count
    cascade`.execute(database.kysely);
  await sql`delete from member where user_id > 2`.execute(database.kysely);
});

const date = 'CreationDate="2015-01-01T10:00:00.000"';
const user = (id: number, name: string, rest = '') => `Id="${id}" ${date} DisplayName="${name}" ${rest}`;
const question = (id: number, rest = '') =>
  `Id="${id}" PostTypeId="1" ${date} Body="&lt;p&gt;Why?&lt;/p&gt;" Title="Question ${id}" ${rest}`;
const answer = (id: number, parent: number, rest = '') =>
  `Id="${id}" PostTypeId="2" ParentId="${parent}" ${date} Body="&lt;p&gt;Because&lt;/p&gt;" ${rest}`;
const comment = (id: number, post: number, rest = '') => `Id="${id}" PostId="${post}" Text="Yes" ${date} ${rest}`;
const badge = (id: number, member: number, name = 'First') =>
  `Id="${id}" UserId="${member}" Name="${name}" Date="2015-01-01T00:00:00"`;
const vote = (id: number, post: number) => `Id="${id}" PostId="${post}" VoteTypeId="2" ${date}`;

/** Imports a folder, first as a dry run. Returns both reports in the order of their kinds. */
async function both(folder: string) {
  const dry = await importFolder(database.kysely, folder, { isDryRun: true });
  const real = await importFolder(database.kysely, folder);
  return { dry: [...dry.report.kinds], real: [...real.report.kinds], counts: real.counts };
}

test('a dry run reports what a real run does, including rows that the database would refuse', async () => {
  const longWords = Array.from({ length: 60_000 }, (_, id) => `w${id}\u{1F600}`).join(' ');
  const many = Array.from({ length: 600 }, (_, id) => user(id + 1_000, `Ada ${id % 7}`));
  const folder = await aDump({
    Users: [
      ...many,
      user(1_000, 'The same number, in another batch'),
      user(1, 'Year').replace('2015', '0000'),
      user(2, 'Month').replace('2015-01-01', '2015-02-30'),
      user(3, 'Rich', 'Reputation="99999999999999"'),
      user(4, '\u{1F600}'.repeat(99)),
      user(5, 'Far', 'LastAccessDate="9999-12-31T23:59:59"'),
    ],
    Tags: ['Id="1" TagName="tea"', 'Id="2" TagName="Tea"', `Id="3" TagName="a${'\u{1F600}'.repeat(90)}"`],
    Posts: [
      question(1, 'Score="2147483647" ViewCount="2147483647" AcceptedAnswerId="4"'),
      question(2, `Score="-2147483648" Tags="&lt;a${'\u{1F600}'.repeat(90)}&gt;" AcceptedAnswerId="1"`),
      question(3).replace('Why?', longWords),
      answer(4, 2),
      answer(5, 1),
      answer(1, 2),
      answer(6, 77),
      question(7, 'LastEditDate="0000-00-00T00:00:00" AcceptedAnswerId="6"'),
    ],
    Comments: [comment(1, 4), comment(2, 6), comment(3, 1, 'UserId="88"')],
    Badges: [badge(1, 3), badge(2, 1), badge(3, 1_000, '\u8336\u58F6'.repeat(3_000))],
    Votes: [vote(1, 4), vote(2, 6), vote(3, 1)],
  });
  const first = await both(folder);
  expect(first.dry).toEqual(first.real);
  expect(first.counts).toEqual({
    users: [606, 603, 0, 3],
    tags: [3, 2, 1, 0],
    questions: [4, 4, 0, 0],
    answers: [4, 2, 0, 2],
    comments: [3, 2, 0, 1],
    badges: [3, 2, 0, 1],
    votes: [3, 2, 0, 1],
  });
  expect(first.real.flatMap(([, { omitted }]) => omitted.map(({ reason }) => reason)).join()).not.toContain('rejected');
  const accepted = first.real.find(([kind]) => kind === 'questions')?.[1].warnings;
  expect(accepted?.find(({ reason }) => reason.includes('accepted'))?.ids).toEqual(['1', '2', '7']);
  const second = await both(folder);
  expect(second.dry).toEqual(second.real);
});

test('a dry run takes existing tags and deleted posts into account', async () => {
  await importFolder(database.kysely, await aDump({ Posts: [question(1), question(2)] }));
  await sql`insert into tag (name, urlcode, name_key, urlcode_key) values ('Tea', 'tea', 'tea', 'tea')`.execute(
    database.kysely,
  );
  await sql`delete from discussion where name = 'Question 2'`.execute(database.kysely);
  const { dry, real, counts } = await both(
    await aDump({ Tags: ['Id="1" TagName="tea"'], Posts: [answer(3, 1), answer(4, 2)], Comments: [comment(1, 2)] }),
  );
  expect(dry).toEqual(real);
  expect(counts).toEqual({ tags: [1, 0, 1, 0], answers: [2, 1, 0, 1], comments: [1, 0, 0, 1] });
});

test('a category with permissions of its own is not used, and the reports name the new one', async () => {
  await sql`insert into category (name, urlcode, urlcode_key, urlcode_skeleton, custom_permissions, sort)
    values ('From there', 'board', 'board', 'board', true, 1)`.execute(database.kysely);
  await sql`insert into category (name, urlcode, urlcode_key, urlcode_skeleton, parent_category_id, sort)
    select 'From THERE', 'below', 'below', 'below', category_id, 2 from category`.execute(database.kysely);
  const folder = await aDump({ Posts: [question(1)] });
  const dry = await importFolder(database.kysely, folder, { isDryRun: true });
  const real = await importFolder(database.kysely, folder);
  const again = await importFolder(database.kysely, folder);
  const otherCategory = { wanted: 'From there', used: 'From there (2)' };
  expect([dry, real, again].map(({ report }) => report.otherCategory)).toEqual(Array(3).fill(otherCategory));
  expect(writeReport(real.report, { isDryRun: false })).toContain('Questions go to "From there (2)".');
  const { rows } =
    await sql`select name, urlcode, count_discussions as count from category order by category_id`.execute(
      database.kysely,
    );
  expect(rows).toEqual([
    { name: 'From there', urlcode: 'board', count: 0 },
    { name: 'From THERE', urlcode: 'below', count: 0 },
    { name: 'From there (2)', urlcode: 'from-there-2', count: 1 },
  ]);
});

test('dates in the future are replaced by the time of the import and reported, whatever they refer to', async () => {
  const later = (row: string) => row.replace(/CreationDate="2015|Date="2015/, (text) => text.replace('2015', '2099'));
  const folder = await aDump({
    Users: [later(user(1, 'Ada')), user(2, 'Bob', 'LastAccessDate="2099-01-01T00:00:00"')],
    Posts: [later(question(1)), question(2, 'LastEditDate="2099-01-01T00:00:00"'), later(answer(3, 2))],
    Comments: [later(comment(1, 2))],
    Badges: [later(badge(1, 1))],
  });
  const { dry, real } = await both(folder);
  expect(dry).toEqual(real);
  const reason = 'a date is in the future; it is replaced by the time of the import';
  expect(real.map(([kind, { warnings }]) => [kind, warnings.find((one) => one.reason === reason)?.ids])).toEqual([
    ['users', ['1', '2']],
    ['questions', ['1', '2']],
    ['answers', ['3']],
    ['comments', ['1']],
    ['badges', ['1']],
  ]);
  const { rows } = await sql<{ late: number }>`select count(*)::integer as late from (
      select unnest(array[date_inserted, date_last_active]) as date from member
      union all select unnest(array[date_inserted, date_updated, date_last_comment, to_timestamp(hot * 86400 - 86400)]) from discussion
      union all select unnest(array[date_inserted, date_updated, to_timestamp(hot * 86400 - 86400)]) from comment
      union all select date_inserted from member_badge
      union all select date_last_post from category
    ) as dates where date > now()`.execute(database.kysely);
  expect(rows).toEqual([{ late: 0 }]);
});
