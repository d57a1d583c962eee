import { expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { createConversation } from '#api/conversation/conversation.client.ts';
import { createMessage, listMessages } from '#api/conversation/message.client.ts';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import * as reports from '#api/moderation/report/report.client.ts';
import { uploadText } from '#tests/support/builders/text-upload.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const author = await forum.aMember();
const member = await forum.aMember();
const moderator = await forum.aModerator();
const categoryID = await forum.aCategory({ name: 'Harbour' });

const discuss = async (name = 'Cheap anchors') => {
  const { body } = await createDiscussion(author.api, { name, body: 'Buy *now*.', format: 'markdown', categoryID });
  return { recordType: 'discussion' as const, recordID: body.discussionID };
};
const report = async (
  record: { recordType: 'discussion' | 'comment' | 'message' | 'user'; recordID: number },
  by = member,
  more: { reportReasonIDs?: string[]; noteBody?: string } = {},
) => (await reports.addReport(by.api, { reportReasonIDs: ['spam'], ...record, ...more })).body.reportID;
const statusOf = async (id: number) => (await reports.readReport(moderator.api, id)).body.status;

test('a report contains what was reported, why, and where it is', async () => {
  const record = await discuss();
  const id = await report(record, member, { noteBody: 'The third one *today*.' });
  const { body } = await reports.readReport(moderator.api, id);
  expect(body).toMatchObject({
    ...record,
    recordName: 'Cheap anchors',
    recordHtml: '<p dir="auto">Buy <em>now</em>.</p>',
    recordIsLive: true,
    recordWasEdited: false,
    placeRecordID: categoryID,
    placeRecordName: 'Harbour',
    recordUserID: author.userID,
    insertUserID: member.userID,
    status: 'new',
    countReports: 1,
    assignedUserID: null,
  });
  expect(body.reportReasons.map(({ name }) => name)).toEqual(['Spam']);
  expect(body.noteHtml).toContain('The third one *today*.');
});

test('both endpoints return the full report, and reports by others are visible only to moderators', async () => {
  const record = await discuss();
  await report(record, await forum.aMember());
  const made = await reports.addReport(member.api, { ...record, reportReasonIDs: ['spam', 'abuse'] });
  expect(made.body).toMatchObject({
    reportReasonIDs: ['spam', 'abuse'],
    recordName: 'Cheap anchors',
    reportedUserID: author.userID,
    countReports: 1,
    status: 'new',
  });
  const read = (await reports.readReport(moderator.api, made.body.reportID)).body;
  expect(Object.keys(made.body)).toEqual(Object.keys(read));
  expect(read).toMatchObject({ reportReasonIDs: ['spam', 'abuse'], countReports: 2 });
});

test('a report can be dismissed by PATCH or POST', async () => {
  for (const method of ['POST', 'PATCH'] as const) {
    const id = await report(await discuss());
    const answer = await moderator.request({ method, url: `/api/v2/reports/${id}/dismiss` });
    expect([answer.statusCode, await statusOf(id)]).toEqual([204, 'dismissed']);
    const refused = await member.request({ method, url: `/api/v2/reports/${id}/dismiss` });
    expect(refused.statusCode).toBe(403);
  }
});

test('a repeated report by the same member extends the open one; another member creates a new one', async () => {
  const record = await discuss();
  const first = await report(record, member, { noteBody: 'Once.' });
  expect(await report(record, member, { reportReasonIDs: ['abuse'], noteBody: 'Twice.' })).toBe(first);
  const { body } = await reports.readReport(moderator.api, first);
  expect(body.reportReasons.map(({ reportReasonID }) => reportReasonID)).toEqual(['spam', 'abuse']);
  expect(body.noteHtml).toMatch(/Once.*Twice/s);
  expect(await report(record, await forum.aMember())).not.toBe(first);
  expect((await reports.readReport(moderator.api, first)).body.countReports).toBe(2);
});

test('posts of the reporter, missing posts, and reports without a known reason are refused', async () => {
  const record = await discuss();
  await expect(report(record, author)).rejects.toMatchObject({ code: 'report.own', status: 403 });
  await expect(report({ recordType: 'discussion', recordID: 987_654 })).rejects.toMatchObject({ status: 404 });
  await expect(report({ recordType: 'comment', recordID: 987_654 })).rejects.toMatchObject({ status: 404 });
  await expect(report(record, member, { reportReasonIDs: [] })).rejects.toMatchObject({
    status: 422,
    details: { description: 'Please select a reason for reporting this content.' },
  });
  await expect(report(record, member, { reportReasonIDs: ['no-such'] })).rejects.toMatchObject({ status: 422 });
  await expect(report(record, forum.guest)).rejects.toMatchObject({ status: 403 });
});

test('a message is reported by a participant, and read by moderators', async () => {
  const { body: conversation } = await createConversation(author.api, {
    participantUserIDs: [member.userID],
    initialBody: 'Give me your number.',
  });
  const { body: messages } = await listMessages(member.api, { conversationID: conversation.conversationID });
  const record = { recordType: 'message' as const, recordID: messages[0]?.messageID ?? 0 };
  await expect(report(record, moderator)).rejects.toMatchObject({ code: 'report.record-not-found' });
  const { body } = await reports.readReport(moderator.api, await report(record));
  expect(body).toMatchObject({ recordHtml: '<p dir="auto">Give me your number.</p>', placeRecordID: null });
  const file = await uploadText(author, 'plan <1>.txt');
  const { conversationID } = conversation;
  await createMessage(author.api, { conversationID, format: 'markdown', mediaIDs: [file.mediaID] });
  const { body: later } = await listMessages(member.api, { conversationID });
  const silent = { ...record, recordID: later[1]?.messageID ?? 0 };
  expect((await reports.readReport(moderator.api, await report(silent))).body.recordHtml).toBe(
    `<ul><li><a href="/api/v2/media/${file.mediaID}/download">plan &lt;1&gt;.txt</a></li></ul>`,
  );
  const id = await report({ recordType: 'user', recordID: author.userID });
  expect((await reports.readReport(moderator.api, id)).body).toMatchObject({ recordName: author.name });
  await expect(reports.rejectReportedRecord(moderator.api, id)).rejects.toMatchObject({ code: 'report.not-a-post' });
});

test('the queue is limited to moderators, and can be filtered', async () => {
  const record = await discuss('Filtered');
  const id = await report(record, member, { reportReasonIDs: ['misleading'] });
  const list = async (query: Parameters<typeof reports.listReports>[1]) =>
    (
      await reports.listReports(moderator.api, {
        recordID: String(record.recordID),
        recordType: 'discussion',
        ...query,
      })
    ).body.length;
  expect(await list({})).toBe(1);
  expect(await list({ status: ['new'], reportReasonID: ['misleading'], placeRecordID: String(categoryID) })).toBe(1);
  expect(await list({ status: ['dismissed'] })).toBe(0);
  expect(await list({ assignedUserID: 'none', insertUserID: String(member.userID) })).toBe(1);
  expect(await list({ assignedUserID: '$me' })).toBe(0);
  expect(await list({ insertUserRoleID: '8', recordUserID: String(author.userID) })).toBe(1);
  for (const who of [forum.guest, member]) {
    await expect(reports.listReports(who.api)).rejects.toMatchObject({ status: 403 });
    await expect(reports.readReport(who.api, id)).rejects.toMatchObject({ status: 403 });
    await expect(reports.dismissReport(who.api, id)).rejects.toMatchObject({ status: 403 });
    await expect(reports.undoReport(who.api, id)).rejects.toMatchObject({ status: 403 });
    await expect(reports.listReportCounters(who.api, { countReports: 1 })).rejects.toMatchObject({ status: 403 });
  }
  await expect(reports.readReport(moderator.api, 987_654)).rejects.toMatchObject({ code: 'report.not-found' });
});

test('dismissing handles all open reports of a post; a refused second attempt names the first moderator', async () => {
  const record = await discuss();
  const [one, two] = [await report(record), await report(record, await forum.aMember())];
  await reports.dismissReport(moderator.api, one);
  expect([await statusOf(one), await statusOf(two)]).toEqual(['dismissed', 'dismissed']);
  const second = await forum.aModerator();
  await expect(reports.dismissReport(second.api, two)).rejects.toMatchObject({
    code: 'report.handled',
    status: 409,
    message: `${moderator.name} has already handled this report. Nothing was changed.`,
    details: { record: { userID: moderator.userID, name: moderator.name } },
  });
});

test('a claimed report is handled only by its claimer, until another moderator takes it over', async () => {
  const id = await report(await discuss());
  const second = await forum.aModerator();
  const claim = (by: TestUser, seen: number | null) =>
    reports.assignReport(by.api, id, { assignedUserID: by.userID, seen: { assignedUserID: seen } });
  expect((await claim(moderator, null)).body).toMatchObject({ assignedUserID: moderator.userID });
  await expect(claim(second, null)).rejects.toMatchObject({ code: 'report.claimed', status: 409 });
  await expect(reports.dismissReport(second.api, id)).rejects.toMatchObject({ code: 'report.claimed' });
  expect((await claim(second, moderator.userID)).body).toMatchObject({ assignedUserID: second.userID });
  await expect(reports.assignReport(second.api, id, { assignedUserID: member.userID })).rejects.toMatchObject({
    status: 422,
  });
  expect((await reports.assignReport(second.api, id, { assignedUserID: null })).body.assignedUser).toBeNull();
  await reports.dismissReport(moderator.api, id);
});

test('a rejected post is deleted, and undo restores the post and the report', async () => {
  const record = await discuss();
  const id = await report(record);
  const { body } = await reports.rejectReportedRecord(moderator.api, id, { reason: 'Advertising.' });
  expect(body).toMatchObject({ status: 'rejected', recordIsLive: false, updateUserID: moderator.userID });
  await expect(readDiscussion(member.api, record.recordID)).rejects.toMatchObject({ status: 410 });
  expect((await reports.undoReport(moderator.api, id)).body).toMatchObject({ status: 'new', recordIsLive: true });
  expect((await readDiscussion(member.api, record.recordID)).body.name).toBe('Cheap anchors');
  await expect(reports.undoReport(moderator.api, id)).rejects.toMatchObject({ code: 'report.nothing-to-undo' });
});

test('a rejected comment is deleted; rejecting requires the permission to delete it', async () => {
  const { recordID: discussionID } = await discuss();
  const { body: comment } = await createComment(author.api, { discussionID, body: 'Buy.', format: 'markdown' });
  const id = await report({ recordType: 'comment', recordID: comment.commentID });
  await expect(reports.closeReportedRecord(moderator.api, id)).rejects.toMatchObject({ code: 'report.not-a-post' });
  expect(await statusOf(id)).toBe('new');
  expect((await reports.rejectReportedRecord(moderator.api, id)).body.recordIsLive).toBe(false);
});

test('closing the discussion resolves its reports, and undo reverts both', async () => {
  const record = await discuss();
  const id = await report(record);
  expect((await reports.closeReportedRecord(moderator.api, id)).body).toMatchObject({
    status: 'dismissed',
    recordIsClosed: true,
  });
  expect((await reports.undoReport(moderator.api, id)).body).toMatchObject({ status: 'new', recordIsClosed: false });
});

test('approving a reported post can verify its author, whose later posts pass', async () => {
  const id = await report(await discuss());
  const { body } = await reports.approveReportedRecord(moderator.api, id, { verifyRecordUser: true });
  expect(body).toMatchObject({ status: 'dismissed', recordIsLive: true });
  const verified = await forum.forum.db
    .selectFrom('verified_member')
    .select('verify_user_id')
    .where('user_id', '=', author.userID)
    .execute();
  expect(verified).toEqual([{ verify_user_id: moderator.userID }]);
});

test('records with many reports are counted', async () => {
  const record = await discuss('Reported twice');
  await report(record);
  await report(record, await forum.aMember(), { reportReasonIDs: ['abuse'] });
  const { body } = await reports.listReportCounters(moderator.api, { countReports: 2, placeRecordID: `${categoryID}` });
  const counter = body.find(({ recordID }) => recordID === record.recordID);
  expect(counter).toMatchObject({ recordName: 'Reported twice', countReports: 2, placeRecordName: 'Harbour' });
  expect(counter?.reportReasons.map(({ reportReasonID }) => reportReasonID)).toEqual(['spam', 'abuse']);
});

test('while reports are disabled nothing can be reported, and existing reports can still be handled', async () => {
  const id = await report(await discuss());
  const administrator = await forum.aMember({ isAdmin: true });
  await changeConfig(administrator.api, { 'featureFlags.escalations.Enabled': false });
  await expect(report(await discuss())).rejects.toMatchObject({ code: 'report.disabled', status: 403 });
  await reports.dismissReport(moderator.api, id);
  expect(await statusOf(id)).toBe('dismissed');
  await changeConfig(administrator.api, { 'featureFlags.escalations.Enabled': true });
});
