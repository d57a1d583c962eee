import { expect, test } from 'vitest';
import { changeComment, createComment, readComment } from '#api/discussion/comment/comment.client.ts';
import { changeDiscussion, createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import { changeUser, deleteUser } from '#api/member/user/user.client.ts';
import { listAuditLogs } from '#api/moderation/log/audit-log.client.ts';
import { listRevisions, restoreRevision } from '#api/moderation/revision/revision.client.ts';
import { search } from '#api/search/search.client.ts';
import { refusal } from '#tests/support/api/refusal.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [moderator, author] = [await forum.aModerator(), await forum.aMember()];
const categoryID = await forum.aCategory();

const discuss = async (name: string, body: string): Promise<number> => {
  const made = await createDiscussion(author.api, { name, body, format: 'markdown', categoryID });
  return made.body.discussionID;
};
const revisionsOf = async (recordID: number, query: { page?: number; limit?: number } = {}) =>
  (await listRevisions(moderator.api, { recordType: 'discussion', recordID, ...query })).body;
const told = (parts: readonly { kind: string; text: string }[]) =>
  parts.filter(({ kind }) => kind !== 'same').map(({ kind, text }) => `${kind}: ${text.trim()}`);

test('each edit stores the former text, its author and date, and a word-by-word difference', async () => {
  forum.setNow(new Date('2026-03-01T10:00:00Z'));
  const id = await discuss('Glue', 'Hide glue is reversible.');
  forum.setNow(new Date('2026-03-01T10:10:00Z'));
  await changeDiscussion(author.api, id, { body: 'Hide glue is easily reversible.' });
  forum.setNow(new Date('2026-03-01T10:20:00Z'));
  await changeDiscussion(moderator.api, id, { name: 'Hide glue' });
  forum.setNow();
  const all = await revisionsOf(id);
  expect(
    all.map(({ dateInserted, insertUser, name, isFirst }) => [dateInserted, insertUser.name, name, isFirst]),
  ).toEqual([
    ['2026-03-01T10:20:00+00:00', moderator.name, 'Hide glue', false],
    ['2026-03-01T10:10:00+00:00', author.name, 'Glue', false],
    ['2026-03-01T10:00:00+00:00', author.name, 'Glue', true],
  ]);
  expect(all[0]?.revisionID).toBeNull();
  expect(all.map(({ nameDifference }) => told(nameDifference))).toEqual([
    ['removed: Glue', 'added: Hide glue'],
    [],
    [],
  ]);
  expect(all.map(({ bodyDifference }) => told(bodyDifference))).toEqual([[], ['added: easily'], []]);
});

test('an edit without changes stores no revision', async () => {
  const id = await discuss('Planes', 'A sharp iron.');
  await changeDiscussion(author.api, id, { name: 'Planes', body: 'A sharp iron.', format: 'markdown' });
  expect(await revisionsOf(id)).toHaveLength(1);
});

test('a page of revisions is compared with the revision before it', async () => {
  const id = await discuss('Saws', 'one');
  for (const body of ['one two', 'one two three']) await changeDiscussion(author.api, id, { body });
  const { body, paging } = await listRevisions(moderator.api, {
    recordType: 'discussion',
    recordID: id,
    limit: 1,
    page: 2,
  });
  expect(paging?.total).toBe(3);
  expect(body.map(({ bodyDifference }) => told(bodyDifference))).toEqual([['added: two']]);
});

test('a script without spaces is compared word by word', async () => {
  const id = await discuss('木工', '私は鋸を使います。');
  await changeDiscussion(author.api, id, { body: '私は鉋を使います。' });
  const [present] = await revisionsOf(id);
  expect(told(present?.bodyDifference ?? [])).toEqual(['removed: 鋸', 'added: 鉋']);
});

test('a restored text is current and searchable again, and the replaced text stays in the history', async () => {
  const id = await discuss('Finishes', 'Shellac dries quickly.');
  await changeDiscussion(moderator.api, id, { body: 'Varnish dries slowly.' });
  const [, former] = await revisionsOf(id);
  expect((await restoreRevision(moderator.api, former?.revisionID ?? 0)).status).toBe(204);
  const { body } = await readDiscussion(author.api, id, { expand: ['body'] });
  expect(body.body).toContain('Shellac dries quickly.');
  expect((await revisionsOf(id)).map(({ bodyHtml }) => bodyHtml.replace(/<[^>]+>|\n/g, ''))).toEqual([
    'Shellac dries quickly.',
    'Varnish dries slowly.',
    'Shellac dries quickly.',
  ]);
  const found = await search(author.api, { query: 'shellac', recordTypes: ['discussion'] });
  expect(found.body.map(({ recordID }) => recordID)).toContain(id);
});

test('comments have a history too; edits of posts by others are logged', async () => {
  const discussionID = await discuss('Clamps', 'How many?');
  const { commentID } = (await createComment(author.api, { discussionID, body: 'Ten.', format: 'markdown' })).body;
  await changeComment(author.api, commentID, { body: 'Eleven.', format: 'markdown' });
  await changeComment(moderator.api, commentID, { body: 'Twelve.', format: 'markdown' });
  const { body: all } = await listRevisions(moderator.api, { recordType: 'comment', recordID: commentID });
  expect(all.map(({ insertUser }) => insertUser.name)).toEqual([moderator.name, author.name, author.name]);
  await restoreRevision(moderator.api, all[2]?.revisionID ?? 0);
  expect((await readComment(author.api, commentID)).body.body).toContain('Ten.');
  const { body: logged } = await listAuditLogs(moderator.api, { recordType: 'comment', recordID: commentID });
  expect(logged.map(({ eventType, insertUserID }) => [eventType, insertUserID])).toEqual([
    ['comment.edit', moderator.userID],
    ['comment.edit', moderator.userID],
  ]);
});

test('the history is limited to moderators; an unknown record has none', async () => {
  const id = await discuss('Workbenches', 'Heavy.');
  const asked = { recordType: 'discussion', recordID: id } as const;
  await changeDiscussion(author.api, id, { body: 'Very heavy.' });
  const [, former] = await revisionsOf(id);
  for (const { api } of [author, forum.guest]) {
    expect(await refusal(listRevisions(api, asked))).toMatchObject({ status: 403 });
    expect(await refusal(restoreRevision(api, former?.revisionID ?? 0))).toMatchObject({ status: 403 });
  }
  expect(await refusal(listRevisions(moderator.api, { ...asked, recordID: 999_999 }))).toMatchObject({
    code: 'discussion.not-found',
  });
  expect(await refusal(restoreRevision(moderator.api, 999_999))).toMatchObject({ code: 'revision.not-found' });
});

test('wiping a member also removes former texts and what the log contained about them', async () => {
  const leaver = await forum.aMember();
  const post = { name: 'Leaving', body: 'Something private.', format: 'markdown', categoryID } as const;
  const { discussionID } = (await createDiscussion(leaver.api, post)).body;
  await changeDiscussion(leaver.api, discussionID, { body: 'Nothing private.' });
  const administrator = await forum.anAdministrator();
  await changeUser(administrator.api, leaver.userID, { title: 'Turner' });
  await deleteUser(administrator.api, leaver.userID, 'wipe');
  expect((await revisionsOf(discussionID)).map(({ bodyHtml }) => bodyHtml)).toEqual([
    expect.stringContaining('The user and all related content has been deleted.'),
  ]);
  const { body: logged } = await listAuditLogs(administrator.api, { recordType: 'member', recordID: leaver.userID });
  expect(logged.map(({ eventType, meta }) => [eventType, meta])).toContainEqual(['member.edit', []]);
});
