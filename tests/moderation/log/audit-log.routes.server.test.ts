import { expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { changeDiscussion, createDiscussion, removeDiscussion } from '#api/discussion/discussion.client.ts';
import { listAuditLogs, readAuditLog, undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { refusal } from '#tests/support/api/refusal.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [administrator, moderator, author] = [
  await forum.anAdministrator(),
  await forum.aModerator(),
  await forum.aMember(),
];
const categoryID = await forum.aCategory();

const discuss = async (name: string): Promise<number> =>
  (await createDiscussion(author.api, { name, body: 'Words.', format: 'markdown', categoryID })).body.discussionID;
const entriesOf = async (recordID: number) =>
  (await listAuditLogs(moderator.api, { recordType: 'discussion', recordID })).body;

test('an entry records who did what to which record by which request, and the former values', async () => {
  forum.setNow(new Date('2026-03-01T10:00:00Z'));
  const id = await discuss('Benches');
  await changeDiscussion(moderator.api, id, { closed: true });
  forum.setNow();
  const [entry] = await entriesOf(id);
  expect(entry).toMatchObject({
    eventType: 'discussion.close',
    message: 'Discussion closed',
    requestMethod: 'PATCH',
    requestPath: `/api/v2/discussions/${id}`,
    context: 'request',
    meta: ['closed: false → true'],
    insertUserID: moderator.userID,
    insertUser: { name: moderator.name },
    recordType: 'discussion',
    recordID: id,
    recordName: 'Benches',
    recordUrl: `/discussion/${id}/benches`,
    isUndo: false,
    undone: null,
    canUndo: true,
  });
  expect((await readAuditLog(moderator.api, entry?.auditLogID ?? '')).body).toEqual(entry);
  expect((await readAuditLog(administrator.api, entry?.auditLogID ?? '')).body.insertIPAddress).toBe('127.0.0.1');
});

test('an entry stores the page that sent the request, without secrets, and ignores malformed headers', async () => {
  const id = await discuss('Lanterns');
  const close = (closed: boolean, headers: Record<string, string>) =>
    moderator.request({ method: 'PATCH', url: `/api/v2/discussions/${id}`, payload: { closed }, headers });
  await close(true, {
    'x-parent-audit-log-id': 'b1f6-c8d0',
    'x-parent-audit-log-request-method': 'get',
    'x-parent-audit-log-request-path': `/discussion/${id}/lanterns`,
    'x-parent-audit-log-request-query': 'sort=oldest&token=abc',
  });
  await close(false, { 'x-parent-audit-log-id': '<b>', 'x-parent-audit-log-request-path': 'nowhere' });
  expect((await entriesOf(id)).map(({ parentRequest }) => parentRequest)).toEqual([
    null,
    { id: 'b1f6-c8d0', method: 'GET', path: `/discussion/${id}/lanterns`, query: 'sort=oldest&token=[redacted]' },
  ]);
});

test('changes by authors to their own posts are not logged', async () => {
  const id = await discuss('Own');
  await changeDiscussion(author.api, id, { name: 'My own' });
  expect(await entriesOf(id)).toEqual([]);
});

test('a change of several fields creates one entry for each, undone separately', async () => {
  const id = await discuss('Parts');
  await changeDiscussion(moderator.api, id, { closed: true, sink: true });
  expect((await entriesOf(id)).map(({ eventType }) => eventType)).toEqual(['discussion.sink', 'discussion.close']);
  const [, close] = await entriesOf(id);
  await undoAuditLog(moderator.api, close?.auditLogID ?? '');
  const [undo, sink, closed] = await entriesOf(id);
  expect(undo).toMatchObject({
    eventType: 'discussion.close',
    isUndo: true,
    canUndo: false,
    meta: ['closed: true → false'],
  });
  expect(sink).toMatchObject({ canUndo: true });
  expect(closed).toMatchObject({ undone: { user: { name: moderator.name } }, canUndo: false });
});

test('a second undo is refused, names the member who was first, and changes nothing', async () => {
  const id = await discuss('Twice');
  await changeDiscussion(moderator.api, id, { closed: true });
  const [entry] = await entriesOf(id);
  await undoAuditLog(moderator.api, entry?.auditLogID ?? '');
  const before = await entriesOf(id);
  expect(await refusal(undoAuditLog(administrator.api, entry?.auditLogID ?? ''))).toMatchObject({
    status: 409,
    code: 'log-entry.undone',
    record: { userID: moderator.userID, name: moderator.name, date: expect.stringMatching(/^\d{4}-/) },
  });
  expect(await entriesOf(id)).toEqual(before);
});

test('a change is not undone if the record was changed since, and the refusal names who changed it', async () => {
  const id = await discuss('Since');
  await changeDiscussion(moderator.api, id, { pinned: true, pinLocation: 'category' });
  const [announced] = await entriesOf(id);
  await changeDiscussion(administrator.api, id, { pinned: true, pinLocation: 'recent' });
  const answer = await moderator.request({ method: 'POST', url: `/api/v2/audit-logs/${announced?.auditLogID}/undo` });
  expect(answer.json()).toMatchObject({
    status: 409,
    code: 'log-entry.changed',
    message: `${administrator.name} has changed this since, so it can no longer be undone.`,
    record: { userID: administrator.userID },
  });
  const [later] = await entriesOf(id);
  await undoAuditLog(administrator.api, later?.auditLogID ?? '');
  expect((await undoAuditLog(moderator.api, announced?.auditLogID ?? '')).status).toBe(204);
});

test('a change is not undone if the record differs without a log entry', async () => {
  const id = await discuss('Elsewhere');
  await changeDiscussion(moderator.api, id, { closed: true });
  const [entry] = await entriesOf(id);
  await forum.forum.db.updateTable('discussion').set({ closed: false }).where('discussion_id', '=', id).execute();
  expect(await refusal(undoAuditLog(moderator.api, entry?.auditLogID ?? ''))).toMatchObject({
    code: 'log-entry.different',
  });
});

test('neither an undo nor an unknown entry can be undone, and an undo requires the permission of the action', async () => {
  const id = await discuss('Final');
  await changeDiscussion(administrator.api, id, { insertUserID: moderator.userID });
  const [entry] = await entriesOf(id);
  expect(entry).toMatchObject({ canUndo: false, change: { from: author.name, to: moderator.name } });
  expect(await refusal(undoAuditLog(moderator.api, entry?.auditLogID ?? ''))).toMatchObject({ status: 403 });
  await undoAuditLog(administrator.api, entry?.auditLogID ?? '');
  const [undo] = await entriesOf(id);
  expect(await refusal(undoAuditLog(administrator.api, undo?.auditLogID ?? ''))).toMatchObject({
    code: 'log-entry.final',
  });
  expect(await refusal(undoAuditLog(administrator.api, '999999'))).toMatchObject({ code: 'log-entry.not-found' });
  expect(await refusal(readAuditLog(administrator.api, '999999'))).toMatchObject({ code: 'log-entry.not-found' });
});

test('the log is filtered by member, action, date, record and operation, and paginated', async () => {
  const id = await discuss('Narrow');
  await changeDiscussion(moderator.api, id, { closed: true });
  await changeDiscussion(administrator.api, id, { sink: true });
  await removeDiscussion(moderator.api, id);
  const kinds = async (query: Parameters<typeof listAuditLogs>[1]) =>
    (await listAuditLogs(administrator.api, { recordType: 'discussion', recordID: id, ...query })).body.map(
      ({ eventType }) => eventType,
    );
  expect(await kinds({ insertUserID: moderator.userID })).toEqual(['discussion.delete', 'discussion.close']);
  expect(await kinds({ eventType: 'discussion.sink' })).toEqual(['discussion.sink']);
  expect(await kinds({ operation: 'delete' })).toEqual(['discussion.delete']);
  expect(await kinds({ insertIPAddress: '127.0.0.1', limit: 1, page: 2 })).toEqual(['discussion.sink']);
  expect(await kinds({ dateInserted: '<2020-01-01' })).toEqual([]);
  expect(await kinds({ dateInserted: '>=2020-01-01' })).toHaveLength(3);
  expect(await kinds({ onlySpoofedActions: true })).toEqual([]);
});

test('the public log is visible as configured, without personal data', async () => {
  const id = await discuss('Public');
  await changeDiscussion(moderator.api, id, { closed: true });
  const asked = { level: 'public', recordType: 'discussion', recordID: id } as const;
  const set = (settings: Parameters<typeof changeConfig>[1]) => changeConfig(administrator.api, settings);
  for (const { api } of [author, forum.guest])
    expect(await refusal(listAuditLogs(api, asked))).toMatchObject({ status: 403 });
  await set({ 'moderation.publicLog': 'members' });
  expect(await refusal(listAuditLogs(forum.guest.api, asked))).toMatchObject({ status: 403 });
  const [entry] = (await listAuditLogs(author.api, asked)).body;
  expect(entry).toMatchObject({
    message: 'Discussion closed',
    recordName: 'Public',
    insertUserID: null,
    insertUser: null,
    requestPath: null,
    insertIPAddress: null,
    reason: null,
    meta: [],
    canUndo: false,
  });
  expect(await refusal(listAuditLogs(author.api, { ...asked, insertUserID: moderator.userID }))).toMatchObject({
    status: 403,
  });
  await set({ 'moderation.publicLog': 'everyone', 'moderation.publicLogNames': true });
  expect((await listAuditLogs(forum.guest.api, asked)).body[0]?.insertUser?.name).toBe(moderator.name);
  expect(await refusal(listAuditLogs(author.api, { level: 'private' }))).toMatchObject({ status: 403 });
  expect(await refusal(readAuditLog(author.api, entry?.auditLogID ?? ''))).toMatchObject({ status: 403 });
  expect(await refusal(undoAuditLog(author.api, entry?.auditLogID ?? ''))).toMatchObject({ status: 403 });
});
