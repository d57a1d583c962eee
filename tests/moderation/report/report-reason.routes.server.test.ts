import { expect, test } from 'vitest';
import * as reasons from '#api/moderation/report/report-reason.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const member = await forum.aMember();

const namesFor = async ({ api }: TestUser) =>
  (await reasons.listReportReasons(api)).body.map(({ reportReasonID }) => reportReasonID);
const builtIn = ['spam', 'abuse', 'inappropriate', 'misleading', 'rule-breaking'];

test('built-in reasons exist from the start, in the language of the viewer', async () => {
  expect(await namesFor(member)).toEqual(builtIn);
  const answer = await member.request({ url: '/api/v2/report-reasons', headers: { 'accept-language': 'de' } });
  expect(answer.json()[1]).toMatchObject({ reportReasonID: 'abuse', name: 'Beleidigung' });
  await expect(reasons.listReportReasons(forum.guest.api)).rejects.toMatchObject({ status: 403 });
});

test('a reason is created for some roles, changed, moved, deleted and restored', async () => {
  const { body: made } = await reasons.addReportReason(administrator.api, {
    reportReasonID: 'off-topic',
    name: 'Off topic',
    description: 'Better said elsewhere.',
    roleIDs: [roleIDs.moderator],
  });
  expect(made).toMatchObject({ name: 'Off topic', sort: 6, roles: [{ roleID: 32 }], countReports: 0, deleted: false });
  expect(await namesFor(member)).toEqual(builtIn);
  expect(await namesFor(await forum.aModerator())).toContain('off-topic');
  const { body: changed } = await reasons.changeReportReason(administrator.api, 'off-topic', { roleIDs: [] });
  expect(changed).toMatchObject({ name: 'Off topic', roleIDs: [], updateUserID: administrator.userID });
  await reasons.sortReportReasons(administrator.api, { 'off-topic': 0 });
  expect(await namesFor(member)).toEqual(['off-topic', ...builtIn]);
  await reasons.removeReportReason(administrator.api, 'off-topic');
  expect(await namesFor(member)).toEqual(builtIn);
  await expect(reasons.readReportReason(administrator.api, 'off-topic')).rejects.toMatchObject({ status: 404 });
  const deleted = await reasons.readReportReason(administrator.api, 'off-topic', { includeDeleted: true });
  expect(deleted.body.deleted).toBe(true);
  await reasons.changeReportReason(administrator.api, 'off-topic', { deleted: false });
  expect(await namesFor(member)).toContain('off-topic');
});

test('the ID of a reason is unique and well-formed', async () => {
  const again = reasons.addReportReason(administrator.api, { reportReasonID: 'spam', name: 'Spam' });
  await expect(again).rejects.toMatchObject({ code: 'report-reason.taken', status: 409 });
  const crooked = reasons.addReportReason(administrator.api, { reportReasonID: 'Not so', name: 'Spam' });
  await expect(crooked).rejects.toMatchObject({ status: 422 });
});

test('only site managers change reasons', async () => {
  for (const { api } of [forum.guest, member, await forum.aModerator()]) {
    const refused = { status: 403 };
    await expect(reasons.addReportReason(api, { reportReasonID: 'x', name: 'X' })).rejects.toMatchObject(refused);
    await expect(reasons.changeReportReason(api, 'spam', { name: 'X' })).rejects.toMatchObject(refused);
    await expect(reasons.removeReportReason(api, 'spam')).rejects.toMatchObject(refused);
    await expect(reasons.sortReportReasons(api, { spam: 9 })).rejects.toMatchObject(refused);
  }
  await expect(reasons.readReportReason(member.api, 'no-such')).rejects.toMatchObject({ status: 404 });
});
