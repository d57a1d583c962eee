import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recount } from '#server/administration/count/recount-forum.ts';
import { writeReport } from '#server/import/import-report.ts';
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
  await sql`update member set count_discussions = 0, count_comments = 0`.execute(database.kysely);
});

const date = 'CreationDate="2015-01-01T10:00:00.000"';
const users = [
  `Id="7" ${date} DisplayName="Ada"`,
  `Id="8" ${date} DisplayName="Bob"`,
  `Id="9" ${date} DisplayName="Eve"`,
];
const posts = [
  `Id="1" PostTypeId="1" ${date} Title="First" Body="Why?" OwnerUserId="7" LastEditorUserId="9" LastEditDate="2015-01-02T10:00:00"`,
  `Id="2" PostTypeId="1" ${date} Title="Second" Body="Why?" OwnerUserId="8"`,
  `Id="3" PostTypeId="2" ParentId="1" ${date} Body="Because" OwnerUserId="8" LastEditorUserId="8"`,
  `Id="4" PostTypeId="2" ParentId="1" ${date} Body="Nobody knows" OwnerUserId="99"`,
];
const comments = [`Id="1" PostId="3" CreationDate="2015-01-01T11:00:00" Text="Thanks" UserId="7"`];

/** Returns each post with its author, its editor and, for discussions, the author of the last post. */
async function authorship() {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', d.name, m.name, e.name, 'last', l.name) as line from discussion d
    join member m on m.user_id = d.insert_user_id left join member e on e.user_id = d.update_user_id
    left join member l on l.user_id = d.last_user_id
    union all
    select concat_ws(' ', regexp_replace(c.body_html, '<[^>]*>', '', 'g'), m.name, e.name) from comment c
    join member m on m.user_id = c.insert_user_id left join member e on e.user_id = c.update_user_id
    order by line`.execute(database.kysely);
  return rows.map(({ line }) => line);
}

const full = [
  'Because Bob Bob',
  'First Ada Eve last Ada',
  'Nobody knows Unknown User',
  'Second Bob last Bob',
  'Thanks Ada',
];

test.each([
  ['a second run on the full dump', { Users: users, Posts: posts, Comments: comments }],
  ['a later dump of users only', { Users: users }],
])('users imported by %s become the authors of existing posts', async (_, later) => {
  await importFolder(database.kysely, await aDump({ Posts: posts, Comments: comments }));
  expect(await authorship()).toContain('Thanks Unknown User');
  const folder = await aDump(later);
  const dry = await importFolder(database.kysely, folder, { isDryRun: true });
  expect(dry.report.countAttached).toBe(4);
  expect(writeReport(dry.report, { isDryRun: true })).toContain(
    '4 posts of earlier runs would be linked to their author',
  );
  expect(await authorship()).toContain('Thanks Unknown User');
  const { report } = await importFolder(database.kysely, folder);
  expect(writeReport(report, { isDryRun: false })).toContain('4 posts of earlier runs were linked to their author');
  expect(await authorship()).toEqual(full);
  expect(await recount(database, { repair: false })).toEqual([]);
  const { rows } = await sql`select name, participated from discussion_member join member using (user_id)
    where name <> 'Unknown User' order by name`.execute(database.kysely);
  expect(rows).toEqual([
    { name: 'Ada', participated: true },
    { name: 'Bob', participated: true },
  ]);
  const again = await importFolder(database.kysely, folder);
  expect(again.report.countAttached).toBe(0);
});

test('users imported later give the same result as users imported at once', async () => {
  const all = await aDump({ Users: users, Posts: posts.slice(0, 3), Comments: comments });
  await importFolder(database.kysely, await aDump({ Posts: posts.slice(0, 3), Comments: comments }));
  await importFolder(database.kysely, all);
  const later = await checksumOf(database.kysely);
  await sql`truncate import_record, comment, discussion, category cascade`.execute(database.kysely);
  await sql`delete from member where user_id > 2`.execute(database.kysely);
  await importFolder(database.kysely, all);
  expect(later).toBe(await checksumOf(database.kysely));
});

test('a post that was reassigned or imported from another site retains its author; Unknown User counts the rest', async () => {
  await importFolder(database.kysely, await aDump({ Posts: posts.slice(0, 2) }));
  await sql`update discussion set insert_user_id = 1, last_user_id = 1 where name = 'First'`.execute(database.kysely);
  await importFolder(database.kysely, await aDump({ Users: users }), { site: 'elsewhere' });
  expect(await authorship()).toEqual(
    ['First System Eve last System', 'Second Unknown User last Unknown User'].map((line) => line.replace(' Eve', '')),
  );
  await importFolder(database.kysely, await aDump({ Users: users }));
  expect(await authorship()).toEqual(['First System Eve (9) last System', 'Second Bob (8) last Bob (8)']);
  const { rows } = await sql`select count_discussions as count from member where user_id = 2`.execute(database.kysely);
  expect(rows).toEqual([{ count: 0 }]);
});
