import { afterAll, expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { createConversation } from '#api/conversation/conversation.client.ts';
import { listMessages } from '#api/conversation/message.client.ts';
import { listComments } from '#api/discussion/comment/comment.client.ts';
import { changeDiscussion, createDiscussion } from '#api/discussion/discussion.client.ts';
import {
  changeIncomingMailbox,
  checkIncomingMailbox,
  listIncomingMails,
  readIncomingMailbox,
  renewWebhookSecret,
} from '#api/mail/incoming/incoming-mail.client.ts';
import { createRole } from '#api/member/role/role.client.ts';
import { undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { mailboxPoll } from '#server/mail/incoming/mailbox-poll.job.ts';
import { findReplyAddress } from '#server/mail/incoming/reply-headers.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { startImapServer } from './imap-server.ts';

const site = await testForum();
const { forum } = site;
const admin = await site.anAdministrator();
const ada = await site.aMember({ name: 'Ada', email: 'ada@example.org' });
const bo = await site.aMember({ name: 'Bo', email: 'bo@example.org' });
const categoryID = await site.aCategory();
const imap = await startImapServer();
afterAll(() => imap.close());
await changeConfig(admin.api, {
  'incomingMail.enabled': true,
  'incomingMail.address': 'reply@forum.example.org',
  'incomingMail.host': '127.0.0.1',
  'incomingMail.port': imap.port,
  'incomingMail.tls': false,
  'incomingMail.user': 'reply',
});
const { secret } = (await renewWebhookSecret(admin.api)).body;

let made = 0;
const anAddress = async (recordType: 'discussion' | 'comment' | 'conversation', recordID: number) =>
  (await findReplyAddress(
    forum,
    { recordType, recordID, threadID: recordID },
    { userID: bo.userID, address: 'bo@example.org' },
  )) ?? '';

interface Written {
  readonly to: string;
  readonly text?: string;
  readonly from?: string;
  readonly id?: string;
  readonly more?: readonly string[];
}

const aMail = ({ to, text = 'I bring the rope.', from = 'Bo <bo@example.org>', id, more = [] }: Written): string =>
  [
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Re: Low tide',
    `Message-ID: <${id ?? `reply-${++made}`}@mail.example.org>`,
    'MIME-Version: 1.0',
    ...(more.some((line) => /^content-type/i.test(line)) ? [] : ['Content-Type: text/plain; charset=utf-8']),
    ...more,
    '',
    text,
    '',
    'On Thu, Nov 26, 2026 at 10:12 AM Ada <reply+abc@forum.example.org> wrote:',
    '',
    '> Who brings the rope?',
  ].join('\r\n');

const deliver = async (mail: string, headers: Record<string, string> = {}) => {
  const response = await site.server.inject({
    method: 'POST',
    url: `/api/v2/incoming-mail?secret=${secret}`,
    headers: { 'content-type': 'message/rfc822', ...headers },
    payload: mail,
  });
  return response.json<{ outcome: string }>().outcome;
};

const aDiscussion = async () =>
  (await createDiscussion(ada.api, { name: 'Low tide', body: 'Who brings the rope?', format: 'markdown', categoryID }))
    .body.discussionID;

const commentsOf = async (discussionID: number) =>
  (await listComments(ada.api, { parentRecordID: discussionID, parentRecordType: 'discussion' } as never)).body;

const refusals = async () =>
  forum.db.selectFrom('mail').select(['to_address', 'user_id']).where('template', '=', 'incoming-refusal').execute();

test('a reply becomes a comment of the member, once', async () => {
  const discussionID = await aDiscussion();
  const mail = aMail({
    to: await anAddress('discussion', discussionID),
    text: 'I bring the **rope**.\r\n\r\n-- \r\nBo',
  });
  expect(await deliver(mail)).toBe('posted');
  expect(await deliver(mail)).toBe('known');
  const comments = await commentsOf(discussionID);
  expect(comments.map(({ insertUserID, body }) => ({ insertUserID, body }))).toEqual([
    { insertUserID: bo.userID, body: '<p dir="auto">I bring the <strong>rope</strong>.</p>' },
  ]);
  const [entry] = (await listIncomingMails(admin.api)).body;
  expect(entry).toMatchObject({ from: 'bo@example.org', outcome: 'posted', userName: 'Bo', recordType: 'comment' });
});

test('a reply to a comment is nested below it, and a reply to a message is a message', async () => {
  const discussionID = await aDiscussion();
  await deliver(aMail({ to: await anAddress('discussion', discussionID) }));
  const parentCommentID = (await commentsOf(discussionID))[0]?.commentID ?? 0;
  expect(await deliver(aMail({ to: await anAddress('comment', parentCommentID), text: 'And the boat.' }))).toBe(
    'posted',
  );
  const nested = await forum.db
    .selectFrom('comment')
    .select(['parent_comment_id', 'body'])
    .where('parent_comment_id', '=', parentCommentID)
    .execute();
  expect(nested).toEqual([{ parent_comment_id: parentCommentID, body: 'And the boat.' }]);
  const { conversationID } = (await createConversation(ada.api, { participantUserIDs: [bo.userID] } as never)).body;
  expect(await deliver(aMail({ to: await anAddress('conversation', conversationID), text: 'Just for you.' }))).toBe(
    'posted',
  );
  const messages = (await listMessages(ada.api, { conversationID } as never)).body;
  expect(messages.at(-1)).toMatchObject({ insertUserID: bo.userID, body: '<p dir="auto">Just for you.</p>' });
});

test('an attachment becomes an upload, and the form of a provider is read', async () => {
  const discussionID = await aDiscussion();
  const text = [
    '--b',
    'Content-Type: text/plain',
    '',
    'The list is attached.',
    '--b',
    'Content-Type: text/plain; name="list.txt"',
    'Content-Disposition: attachment; filename="list.txt"',
    '',
    'rope',
    '--b--',
  ].join('\r\n');
  const to = await anAddress('discussion', discussionID);
  expect(await deliver(aMail({ to, text, more: ['Content-Type: multipart/mixed; boundary=b'] }))).toBe('posted');
  expect((await commentsOf(discussionID))[0]?.body).toMatch(/The list is attached[\s\S]*list\.txt/);
  const form = new URLSearchParams({
    recipient: to,
    from: 'Bo <bo@example.org>',
    subject: 'Re: Low tide',
    'body-plain': 'By form.',
    'message-headers': JSON.stringify([['Message-Id', '<form@mail.example.org>']]),
  });
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await deliver(form.toString(), type)).toBe('posted');
  expect(await deliver(form.toString(), type)).toBe('known');
});

test('a refused reply is answered with its text, once in an hour for the same reason', async () => {
  const discussionID = await aDiscussion();
  const to = await anAddress('discussion', discussionID);
  await changeDiscussion(admin.api, discussionID, { closed: true } as never);
  expect(await deliver(aMail({ to }))).toBe('refused');
  expect(await deliver(aMail({ to }))).toBe('refused');
  expect(await deliver(aMail({ to, from: 'Eve <eve@example.org>' }))).toBe('refused');
  expect(await deliver(aMail({ to, text: '' }))).toBe('refused');
  const late = new Date(Date.now() + 40 * 86_400_000);
  site.setNow(late);
  expect(await deliver(aMail({ to }))).toBe('refused');
  site.setNow();
  const entries = (await listIncomingMails(admin.api, { limit: 5 })).body;
  expect(entries.map(({ reason, answered }) => ({ reason, answered }))).toEqual([
    { reason: 'expired', answered: true },
    { reason: 'empty', answered: true },
    { reason: 'wrong-sender', answered: true },
    { reason: 'discussion.closed', answered: false },
    { reason: 'discussion.closed', answered: true },
  ]);
  expect((await refusals()).map(({ user_id }) => user_id)).toEqual(Array(4).fill(bo.userID));
  expect(await commentsOf(discussionID)).toEqual([]);
});

test('automatic mail, unknown addresses and tampered tokens are ignored without an answer', async () => {
  const discussionID = await aDiscussion();
  const to = await anAddress('discussion', discussionID);
  const before = (await refusals()).length;
  expect(await deliver(aMail({ to, more: ['Auto-Submitted: auto-replied'] }))).toBe('ignored');
  expect(await deliver(aMail({ to, more: ['Return-Path: <>'] }))).toBe('ignored');
  expect(await deliver(aMail({ to: 'reply@forum.example.org' }))).toBe('ignored');
  expect(
    await deliver(
      aMail({ to: to.replace(/(.)@/, (_, last) => `${last === 'q' ? 'a' : 'q'}@`).replace(/\+../, '+bb') }),
    ),
  ).toBe('ignored');
  await forum.db.updateTable('member').set({ email: 'new@example.org' }).where('user_id', '=', bo.userID).execute();
  expect(await deliver(aMail({ to, from: 'new@example.org' }))).toBe('ignored');
  await forum.db.updateTable('member').set({ email: 'bo@example.org' }).where('user_id', '=', bo.userID).execute();
  expect(await refusals()).toHaveLength(before);
  expect(await commentsOf(discussionID)).toEqual([]);
});

test('only the secret opens the webhook, and only administrators the settings', async () => {
  const request = { method: 'POST', url: '/api/v2/incoming-mail?secret=wrong', payload: 'x' } as const;
  const refused = await site.server.inject({ ...request, headers: { 'content-type': 'message/rfc822' } });
  expect(refused.json()).toMatchObject({ code: 'incoming-mail.wrong-secret' });
  await expect(listIncomingMails(ada.api)).rejects.toMatchObject({ code: 'permission.missing' });
  await expect(readIncomingMailbox(site.guest.api)).rejects.toMatchObject({ code: 'permission.missing' });
});

test('the forum fetches unread mails by IMAP, and explains what is wrong with the connection', async () => {
  expect((await checkIncomingMailbox(admin.api)).body).toMatchObject({ problem: 'password' });
  await changeIncomingMailbox(admin.api, { password: 'wrong' });
  expect((await checkIncomingMailbox(admin.api)).body).toMatchObject({ problem: 'sign-in' });
  expect((await changeIncomingMailbox(admin.api, { password: 'secret' })).body).toMatchObject({ hasPassword: true });
  const discussionID = await aDiscussion();
  imap.mails.push({ source: aMail({ to: await anAddress('discussion', discussionID) }), isSeen: false });
  expect((await checkIncomingMailbox(admin.api)).body).toEqual({
    problem: null,
    detail: '',
    count: 1,
    isEncrypted: false,
  });
  await changeConfig(admin.api, { 'incomingMail.kind': 'imap' });
  await forum.jobs.send(mailboxPoll, {});
  await forum.jobs.settled();
  expect(imap.mails.map(({ isSeen }) => isSeen)).toEqual([true]);
  expect(await commentsOf(discussionID)).toHaveLength(1);
  // The password is not sent to another server.
  await changeConfig(admin.api, { 'incomingMail.host': 'localhost' });
  expect((await checkIncomingMailbox(admin.api)).body).toMatchObject({ problem: 'password' });
});

test('who manages the site without all permissions of an administrator changes no mail server and sees no addresses', async () => {
  const permissions = [{ type: 'global' as const, permissions: { 'site.manage': true, 'session.valid': true } }];
  const { roleID } = (await createRole(admin.api, { name: 'Harbour master', permissions })).body;
  const master = await site.aMember({ roles: [roleIDs.member, roleID] });
  await deliver(aMail({ to: 'reply@forum.example.org', from: 'Cy <cy@example.org>' }));
  expect(new Set((await listIncomingMails(master.api)).body.map(({ from }) => from))).toEqual(new Set([null]));
  expect((await listIncomingMails(admin.api)).body.map(({ from }) => from)).toContain('cy@example.org');
  expect((await readIncomingMailbox(master.api)).body.mayChange).toBe(false);
  expect((await readIncomingMailbox(admin.api)).body.mayChange).toBe(true);
  for (const request of [
    () => changeConfig(master.api, { 'incomingMail.host': '10.0.0.1' }),
    () => checkIncomingMailbox(master.api),
    () => changeIncomingMailbox(master.api, { password: 'secret' }),
    () => renewWebhookSecret(master.api),
  ])
    await expect(request()).rejects.toMatchObject({ code: 'role.outranks' });
  // Nor by undoing a change of an administrator.
  const { logEntryID } = await changeConfig(admin.api, { 'incomingMail.folder': 'Replies' });
  await expect(undoAuditLog(master.api, String(logEntryID))).rejects.toMatchObject({ code: 'role.outranks' });
  await undoAuditLog(admin.api, String(logEntryID));
});
