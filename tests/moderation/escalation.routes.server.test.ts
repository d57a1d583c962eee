import { expect, test } from 'vitest';
import { createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import * as escalations from '#api/moderation/escalation/escalation.client.ts';
import { addReport, readReport, undoReport } from '#api/moderation/report/report.client.ts';
import { listModeratorNotes } from '#api/moderation/triage/moderator-note.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { findAssignable } from '#server/moderation/triage/assignee.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const author = await forum.aMember();
const member = await forum.aMember();
const moderator = await forum.aModerator();
const categoryID = await forum.aCategory();

const discuss = async () => {
  const post = { name: 'A quarrel', body: 'You!', format: 'markdown', categoryID } as const;
  const { body } = await createDiscussion(author.api, post);
  return { recordType: 'discussion' as const, recordID: body.discussionID };
};
const report = async (record: Awaited<ReturnType<typeof discuss>>) =>
  (await addReport(member.api, { ...record, reportReasonIDs: ['abuse'] })).body.reportID;

test('an escalation includes the open reports and a first note', async () => {
  const record = await discuss();
  const reportID = await report(record);
  const { body } = await escalations.addEscalation(moderator.api, {
    ...record,
    name: 'Quarrel at the pier',
    reportID,
    assignedUserID: moderator.userID,
    initialCommentBody: 'They know each other.',
  });
  expect(body).toMatchObject({
    ...record,
    name: 'Quarrel at the pier',
    url: `/dashboard/content/escalations?escalationID=${body.escalationID}`,
    status: 'open',
    assignedUserID: moderator.userID,
    recordIsLive: true,
    countReports: 1,
    reportUserIDs: [member.userID],
    countNotes: 1,
    placeRecordID: categoryID,
  });
  expect((await readReport(moderator.api, reportID)).body).toMatchObject({
    status: 'escalated',
    escalationID: body.escalationID,
  });
  expect((await listModeratorNotes(moderator.api, record)).body).toMatchObject([{ body: 'They know each other.' }]);
  const again = escalations.addEscalation(moderator.api, { ...record, name: 'Again' });
  await expect(again).rejects.toMatchObject({ code: 'escalation.exists', status: 409 });
});

test('a post can be escalated and removed at once, and undo restores everything', async () => {
  const record = await discuss();
  const reportID = await report(record);
  const { body } = await escalations.addEscalation(moderator.api, { ...record, name: 'Away', recordIsLive: false });
  expect(body.recordIsLive).toBe(false);
  await expect(readDiscussion(member.api, record.recordID)).rejects.toMatchObject({ status: 410 });
  expect((await undoReport(moderator.api, reportID)).body).toMatchObject({ status: 'new', recordIsLive: true });
  await expect(escalations.readEscalation(moderator.api, body.escalationID)).rejects.toMatchObject({
    code: 'escalation.not-found',
  });
});

test('an escalation without a report uses the reasons given by the moderator', async () => {
  const record = await discuss();
  const post = { ...record, name: 'Seen by myself', reportReasonIDs: ['misleading'] };
  const { body } = await escalations.addEscalation(moderator.api, post);
  expect(body).toMatchObject({ countReports: 1, reportUserIDs: [moderator.userID] });
  expect(body.reportReasons.map(({ reportReasonID }) => reportReasonID)).toEqual(['misleading']);
});

test('status, assignee, name and the post itself can be changed; a second conflicting change is refused', async () => {
  const record = await discuss();
  const { body: made } = await escalations.addEscalation(moderator.api, { ...record, name: 'Work' });
  const change = (by: TestUser, body: Parameters<typeof escalations.changeEscalation>[2]) =>
    escalations.changeEscalation(by.api, made.escalationID, body);
  const { body } = await change(moderator, {
    status: 'in-progress',
    assignedUserID: moderator.userID,
    name: 'Hard work',
  });
  expect(body).toMatchObject({ status: 'in-progress', name: 'Hard work', assignedUser: { name: moderator.name } });
  const second = await forum.aModerator();
  await expect(change(second, { status: 'done', seen: { status: 'open' } })).rejects.toMatchObject({
    code: 'escalation.changed',
    details: { record: { name: moderator.name } },
  });
  expect((await change(second, { recordIsLive: false })).body.recordIsLive).toBe(false);
  expect((await change(second, { recordIsLive: true })).body.recordIsLive).toBe(true);
  await expect(change(second, { assignedUserID: member.userID })).rejects.toMatchObject({ status: 422 });
});

test('lists are filtered, and limited to moderators', async () => {
  const record = await discuss();
  await report(record);
  await escalations.addEscalation(moderator.api, { ...record, name: 'Filtered' });
  const list = async (query: Parameters<typeof escalations.listEscalations>[1]) =>
    (await escalations.listEscalations(moderator.api, { recordID: String(record.recordID), ...query })).body.length;
  expect(await list({ status: ['open'], assignedUserID: 'none', reportReasonID: ['abuse'] })).toBe(1);
  expect(await list({ status: ['done'] })).toBe(0);
  expect(await list({ assignedUserID: '$me' })).toBe(0);
  expect(await list({ placeRecordID: String(categoryID), recordUserID: String(author.userID) })).toBe(1);
  for (const { api } of [forum.guest, member]) {
    const refused = { status: 403 };
    await expect(escalations.listEscalations(api)).rejects.toMatchObject(refused);
    await expect(escalations.addEscalation(api, { ...record, name: 'No' })).rejects.toMatchObject(refused);
    await expect(escalations.readEscalation(api, 1)).rejects.toMatchObject(refused);
    await expect(escalations.changeEscalation(api, 1, {})).rejects.toMatchObject(refused);
    await expect(escalations.lookUpAssignees(api, { name: '' })).rejects.toMatchObject(refused);
  }
});

test('moderators are found as assignees by the beginning of their name', async () => {
  const { body } = await escalations.lookUpAssignees(moderator.api, { name: moderator.name.slice(0, 9) });
  expect(body.map(({ name }) => name)).toContain(moderator.name);
  expect((await escalations.lookUpAssignees(moderator.api, { name: member.name })).body).toEqual([]);
});

test('the moderators of a category are found even when others come first', async () => {
  const administrator = await forum.anAdministrator();
  await forum.aMember({ name: 'aaron', roles: [roleIDs.moderator] });
  const closed = await forum.aCategory();
  await setOwnPermissions(forum, closed);
  const search = { name: '', categoryID: closed, limit: 1, page: 1 };
  expect(await findAssignable(forum.forum, search)).toEqual([administrator.userID]);
  expect(await findAssignable(forum.forum, { ...search, page: 2 })).toEqual([]);
});
