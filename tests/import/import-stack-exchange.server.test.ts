import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recount } from '#server/administration/count/recount-forum.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';
import { aDump, checksumOf, importFolder } from './import-dump.ts';

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

const rowsOf = async (query: ReturnType<typeof sql<Record<string, unknown>>>) =>
  (await query.execute(database.kysely)).rows;

const date = 'CreationDate="2015-01-01T10:00:00.000"';
const user = (id: number, name: string, rest = '') => `Id="${id}" Reputation="1" ${date} DisplayName="${name}" ${rest}`;
const question = (id: number, rest = '') =>
  `Id="${id}" PostTypeId="1" ${date} Score="3" Body="&lt;p&gt;Why?&lt;/p&gt;" Title="Question ${id}" ${rest}`;
const answer = (id: number, parent: number, minute: number, rest = '') =>
  `Id="${id}" PostTypeId="2" ParentId="${parent}" CreationDate="2015-01-01T10:0${minute}:00.5" Score="1" Body="&lt;p&gt;Answer ${id}&lt;/p&gt;" ${rest}`;
const comment = (id: number, post: number, minute: number, text = `Comment ${id}`, rest = '') =>
  `Id="${id}" PostId="${post}" Score="0" Text="${text}" CreationDate="2015-01-01T10:0${minute}:30" ${rest}`;

test('answers are in chronological order in their discussion, comments are below the post they belong to', async () => {
  const folder = await aDump({
    Posts: [
      answer(3, 1, 2),
      answer(2, 1, 1),
      question(1, 'AcceptedAnswerId="3" ViewCount="7" Tags="&lt;c&gt;&lt;c++&gt;&lt;c#&gt;"'),
    ],
    Comments: [comment(1, 2, 3), comment(2, 1, 2), comment(3, 3, 4)],
  });
  await importFolder(database.kysely, folder);
  expect(
    await rowsOf(sql`select c.position, c.root_position as root, c.depth, c.qna, c.count_child_comments as children,
      regexp_replace(c.body_html, '<[^>]*>', '', 'g') as text, regexp_replace(p.body_html, '<[^>]*>', '', 'g') as parent
      from comment c left join comment p on p.comment_id = c.parent_comment_id order by c.position`),
  ).toEqual([
    { position: 1, root: 1, depth: 1, qna: null, children: 1, text: 'Answer 2', parent: null },
    { position: 2, root: 2, depth: 1, qna: 'accepted', children: 1, text: 'Answer 3', parent: null },
    { position: 3, root: 3, depth: 1, qna: null, children: 0, text: 'Comment 2', parent: null },
    { position: 4, root: null, depth: 2, qna: null, children: 0, text: 'Comment 1', parent: 'Answer 2' },
    { position: 5, root: null, depth: 2, qna: null, children: 0, text: 'Comment 3', parent: 'Answer 3' },
  ]);
  expect(await rowsOf(sql`select name, count_discussions as count from tag order by name`)).toEqual([
    { name: 'c', count: 1 },
    { name: 'c#', count: 1 },
    { name: 'c++', count: 1 },
  ]);
  expect(
    await rowsOf(sql`select count_comments as comments, count_root_positions as roots, count_views as views, score,
      to_char(date_last_comment at time zone 'utc', 'HH24:MI:SS') as last, accepted_comment_id is not null as accepted
      from discussion`),
  ).toEqual([{ comments: 5, roots: 3, views: 7, score: 3, last: '10:04:30', accepted: true }]);
});

test('members with the same name get a number appended, and cannot sign in', async () => {
  const folder = await aDump({
    Users: [
      user(1, 'Ada'),
      user(2, 'ADA'),
      user(3, 'Ada (2)'),
      user(4, ' System '),
      user(5, ''),
      user(6, 'Zoë  &amp; Co &lt;b&gt;'),
    ],
  });
  await importFolder(database.kysely, folder);
  const members = await rowsOf(sql`select name, email, password_hash as password, role_id as role from member
    left join member_role using (user_id) where user_id > 2 order by user_id`);
  expect(members.map(({ name }) => name)).toEqual([
    'Ada',
    'ADA (2)',
    'Ada (2) (3)',
    'System (4)',
    'user5',
    'Zoë & Co <b>',
  ]);
  expect(members.every(({ email, password, role }) => email === null && password === null && role === 8)).toBe(true);
});

test('missing authors are imported as Unknown User, and the report mentions it', async () => {
  const folder = await aDump({
    Users: [user(7, 'Ada')],
    Posts: [question(1, 'OwnerUserId="7"'), question(2, 'OwnerUserId="8"'), question(3, 'OwnerDisplayName="user99"')],
  });
  const { report } = await importFolder(database.kysely, folder);
  expect(
    (
      await rowsOf(sql`select m.name from discussion d join member m on m.user_id = d.insert_user_id order by d.name`)
    ).map(({ name }) => name),
  ).toEqual(['Ada', 'Unknown User', 'Unknown User']);
  expect(report.of('questions').warnings).toEqual([
    { reason: 'the author is a name only; it is imported as Unknown User', count: 1, ids: ['3 (user99)'] },
    { reason: 'the author is not in the dump; it is imported as Unknown User', count: 1, ids: ['2'] },
  ]);
});

test('an invalid row is skipped with a reason, and the rest is imported', async () => {
  const folder = await aDump({
    Users: [
      user(1, 'Ada'),
      `${user(2, 'Bob').replace(date, 'CreationDate="soon"')}`,
      'DisplayName="Nobody"',
      user(1, 'Twice'),
    ],
    Posts: [question(1), 'Id="2" PostTypeId="5"', answer(3, 99, 1), question(4).replace(/Title="[^"]*"/, '')],
    Comments: [comment(1, 1, 1), comment(2, 99, 1)],
    Badges: [
      'Id="1" UserId="1" Name="First" Date="2015-01-01T00:00:00" Class="3" TagBased="False"',
      'Id="2" UserId="99" Name="First" Date="2015-01-01T00:00:00" Class="3" TagBased="False"',
    ],
  });
  for (const isDryRun of [true, false]) {
    const { report, counts } = await importFolder(database.kysely, folder, { isDryRun });
    expect(counts).toEqual({
      users: [4, 1, 0, 3],
      questions: [2, 1, 0, 1],
      'other posts': [1, 0, 0, 1],
      answers: [1, 0, 0, 1],
      comments: [2, 1, 0, 1],
      badges: [2, 1, 0, 1],
    });
    expect(report.of('users').omitted.map(({ reason, ids }) => [reason, ids])).toEqual([
      ['CreationDate is missing or is not a date', ['2']],
      ['the row has no Id', ['line 6']],
      ['its ID occurred before', ['1']],
    ]);
    expect(report.of('answers').omitted).toEqual([{ reason: 'its question is not in the dump', count: 1, ids: ['3'] }]);
  }
});

test('votes are counted once, even if the import runs repeatedly', async () => {
  const vote = (id: number, type: number) =>
    `Id="${id}" PostId="1" VoteTypeId="${type}" CreationDate="2015-01-01T00:00:00"`;
  const folder = await aDump({ Posts: [question(1)], Votes: [vote(1, 2), vote(2, 2), vote(3, 3), vote(4, 5)] });
  const first = await importFolder(database.kysely, folder);
  const second = await importFolder(database.kysely, folder);
  expect([first.counts['votes'], second.counts['votes']]).toEqual([
    [4, 3, 0, 1],
    [4, 0, 3, 1],
  ]);
  expect(await rowsOf(sql`select tag_id as type, count from reaction_count order by tag_id`)).toEqual([
    { type: 8, count: 2 },
    { type: 9, count: 1 },
  ]);
  expect(await rowsOf(sql`select score from discussion`)).toEqual([{ score: 3 }]);
  expect(await recount(database)).toEqual([]);
});

test('a malicious file is harmless: entities are not expanded or fetched, scripts are removed, and invalid characters are handled', async () => {
  const lol = `<!ENTITY a "lol">${'bcdefghij'
    .split('')
    .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
    .join('')}`;
  const folder = await aDump({
    Posts: `<?xml version="1.0"?><!DOCTYPE posts [${lol}<!ENTITY file SYSTEM "file:///etc/passwd">]><posts>
      <row ${question(1).replace('Why?', '&j;&file;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&lt;a href=&quot;javascript:alert(1)&quot;&gt;x&lt;/a&gt;')} />
      <row ${question(2).replace('Why?', 'a&#0;b&#xD800;c\u0001')} />
      <row ${question(3)} Bad=unquoted />
      <nested><row ${question(4)} /></nested>
    </posts>`,
    Comments: [
      comment(1, 1, 1, '&lt;script&gt;alert(1)&lt;/script&gt; [x](javascript:alert(1)) # no heading'),
      comment(2, 1, 2, '# loud'),
      comment(3, 1, 3, '1. one'),
    ],
  });
  const { counts, report } = await importFolder(database.kysely, folder);
  expect(counts['questions']).toEqual([4, 4, 0, 0]);
  expect(report.countFaults).toBeGreaterThan(0);
  const html = (await rowsOf(sql`select body_html as html from discussion union all select body_html from comment`))
    .map((row) => row['html'])
    .join('\n');
  expect(html).not.toMatch(/<script|onerror|href="javascript|root:|lollol|<h1|<ol/i);
  expect(html).toContain('# loud');
  expect(html).toContain('1. one');
});

test('a truncated file is reported, and the rows read before remain', async () => {
  const folder = await aDump({ Users: [user(1, 'Ada')] });
  const full = gzipSync(
    `<posts>${Array.from({ length: 3_000 }, (_, id) => `<row ${question(id + 1)}/>\n`).join('')}</posts>`,
  );
  await writeFile(path.join(folder, 'Posts.xml.gz'), full.subarray(0, full.length - 2_000));
  const { report, counts } = await importFolder(database.kysely, folder);
  expect(report.isIncomplete).toBe(true);
  expect(counts['users']).toEqual([1, 1, 0, 0]);
  expect(counts['questions']?.[1]).toBeGreaterThan(500);
});

test('later content, from a dump or from members, gets and retains its position when the import runs again', async () => {
  const folder = await aDump({ Posts: [question(1), answer(2, 1, 1)], Comments: [comment(1, 2, 2)] });
  await importFolder(database.kysely, folder);
  await sql`with d as (update discussion set count_comments = 3, count_positions = 3, count_root_positions = 2, score = 10
      returning discussion_id)
    insert into comment (discussion_id, position, root_position, body, format, body_html, insert_user_id)
    select discussion_id, 3, 2, 'Mine', 'text', '<p>Mine</p>', 1 from d`.execute(database.kysely);
  await sql`update category set count_comments = 3`.execute(database.kysely);
  const before = await checksumOf(database.kysely);
  await importFolder(database.kysely, folder);
  expect(await checksumOf(database.kysely)).toBe(before);
  await writeFile(
    path.join(folder, 'Comments.xml'),
    `<comments><row ${comment(1, 2, 2)}/><row ${comment(2, 1, 0)}/></comments>`,
  );
  await importFolder(database.kysely, folder);
  expect(
    await rowsOf(sql`select regexp_replace(body_html, '<[^>]*>', '', 'g') as text, position, root_position as root from comment
      order by position`),
  ).toEqual([
    { text: 'Comment 2', position: 1, root: 1 },
    { text: 'Answer 2', position: 2, root: 2 },
    { text: 'Comment 1', position: 3, root: null },
    { text: 'Mine', position: 4, root: 3 },
  ]);
});

test('links to the old community are rewritten to this forum when its host is given', async () => {
  const body =
    '&lt;a href=&quot;https://old.example.com/questions/5/why&quot;&gt;x&lt;/a&gt; &lt;a href=&quot;https://oldXexample.com/q/5&quot;&gt;y&lt;/a&gt;';
  const folder = await aDump({ Posts: [question(1).replace('Why?', body)] });
  await importFolder(database.kysely, folder, { hosts: ['old.example.com'] });
  const [row] = await rowsOf(sql`select body_html as html from discussion`);
  expect(row?.['html']).toContain('href="/imported/there/questions/5/why"');
  expect(row?.['html']).toContain('https://oldXexample.com/q/5');
});
