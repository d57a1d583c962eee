import { beforeEach, expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import { changeSignature, readSignature } from '#api/member/settings/signature.client.ts';
import { listAuditLogs, undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

let member: TestUser;
let discussionID: number;

const forum = await testForum();
const administrator = await forum.anAdministrator();
const moderator = await forum.aModerator();
beforeEach(async () => {
  member = await forum.aMember();
  const post = { name: 'On boats', body: 'They float.', format: 'text' as const, categoryID: await forum.aCategory() };
  discussionID = (await createDiscussion(member.api, post)).body.discussionID;
});

const seenBy = async (who: TestUser) => {
  const url = `/api/v2/discussions/${discussionID}?expand=insertUser,insertUser.signature`;
  return (await who.request({ url })).json().insertUser.signature?.body;
};

test('a signature is sanitised, and returned with the posts of its author on request', async () => {
  const { body } = await changeSignature(member.api, '$me', { body: 'Sail *on*. <script>no()</script>' });
  expect(body.html).toContain('<em>on</em>');
  expect(body.html).not.toContain('<script');
  expect(await seenBy(forum.guest)).toBe(body.html);
  expect(
    (await readDiscussion(member.api, discussionID, { expand: ['insertUser'] })).body.insertUser,
  ).not.toHaveProperty('signature');
});

test('a member is returned with their signature on request', async () => {
  await changeSignature(member.api, '$me', { body: 'Sail **on**.' });
  const read = async (query: string) =>
    (await moderator.request({ url: `/api/v2/users/${member.userID}${query}` })).json();
  expect((await read('?expand=signature')).signature.body).toContain('<strong>on</strong>');
  expect(await read('?expand=rank')).not.toHaveProperty('signature');
  await changeSignature(member.api, '$me', { body: '' });
  expect(await read('?expand=signature')).not.toHaveProperty('signature');
});

test('length, lines and images are limited', async () => {
  for (const body of ['x'.repeat(501), 'a\nb\nc\nd\ne\nf', '![a boat](https://example.org/boat.png)'])
    await expect(changeSignature(member.api, '$me', { body })).rejects.toMatchObject({ status: 422 });
  expect((await readSignature(member.api, '$me')).body).toEqual({ body: '', html: '', hidesAll: false });
});

test('members can hide all signatures, and the site can hide them from guests or from everyone', async () => {
  await changeSignature(member.api, '$me', { body: 'Sail on.' });
  const reader = await forum.aMember();
  await changeSignature(reader.api, '$me', { hidesAll: true });
  expect(await seenBy(reader)).toBeUndefined();
  expect(await seenBy(moderator)).toContain('Sail on.');
  await changeConfig(administrator.api, { 'signatures.hideGuests': true });
  expect([await seenBy(forum.guest), await seenBy(moderator)]).toEqual([undefined, expect.any(String)]);
  await changeConfig(administrator.api, { 'signatures.hideGuests': false, 'signatures.enabled': false });
  expect(await seenBy(moderator)).toBeUndefined();
  await changeConfig(administrator.api, { 'signatures.enabled': true });
});

test('moderators can change signatures of others, which is logged and can be undone; other members cannot', async () => {
  await changeSignature(member.api, '$me', { body: 'Buy boats!' });
  const stranger = await forum.aMember();
  await expect(changeSignature(stranger.api, member.userID, { body: '' })).rejects.toMatchObject({ status: 403 });
  await expect(readSignature(stranger.api, member.userID)).rejects.toMatchObject({ status: 403 });
  await expect(changeSignature(moderator.api, administrator.userID, { body: '' })).rejects.toMatchObject({
    code: 'user.outranks',
  });
  await changeSignature(moderator.api, member.userID, { body: '' });
  expect(await seenBy(moderator)).toBeUndefined();
  const [entry] = (await listAuditLogs(administrator.api, {})).body;
  expect(entry).toMatchObject({ eventType: 'member.signature', recordID: member.userID });
  await undoAuditLog(administrator.api, entry?.auditLogID ?? '');
  expect(await seenBy(moderator)).toContain('Buy boats!');
});
