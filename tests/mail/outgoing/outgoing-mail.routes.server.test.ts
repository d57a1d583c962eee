import { afterAll, expect, test } from 'vitest';
import type { OutgoingList } from '#api/mail/outgoing/mail-queue-filter.ts';
import { changeMailServer } from '#api/mail/outgoing/mail-server.client.ts';
import {
  discardOutgoingMails,
  forgetMailBounce,
  listMailBounces,
  listOutgoingMails,
  retryOutgoingMails,
} from '#api/mail/outgoing/outgoing-mail.client.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { startSmtpServer } from './smtp-server.ts';

const site = await testForum();
const { forum } = site;
const admin = await site.anAdministrator();
const { userID } = await site.aMember({ name: 'Bo', email: 'bo@example.org' });
const smtp = await startSmtpServer();
afterAll(() => smtp.close());
await changeMailServer(admin.api, {
  host: '127.0.0.1',
  port: smtp.port,
  encryption: 'optional',
  user: 'harbour',
  password: 'tide',
});

const mention = {
  template: 'notification',
  data: { type: 'Mention', actor: 'Ada', title: 'Low tide', path: '/discussion/1', excerpt: 'Who?' },
} as const;
const listed = async (state: OutgoingList) => (await listOutgoingMails(admin.api, { state })).body;
const sent = async (send: Promise<number | undefined>) => {
  const mailID = (await send) ?? 0;
  await forum.jobs.settled();
  return mailID;
};

test('a message to a rejected address is listed with the reason, and sent again once the address is right', async () => {
  smtp.rejected.add('bo@example.org');
  const mailID = await sent(sendMail(forum, { userID, ...mention }));
  expect(await listed('failed')).toMatchObject([
    { mailID, to: 'bo@example.org', userName: 'Bo', state: 'failed', problem: 'recipient', mayRetry: true },
  ]);
  expect((await listMailBounces(admin.api)).body).toMatchObject([
    { address: 'bo@example.org', userID, reason: expect.stringContaining('No such mailbox') },
  ]);
  smtp.rejected.clear();
  const later = await sent(sendMail(forum, { userID, ...mention, dedupKey: 'later' }));
  expect(await listed('dropped')).toMatchObject([{ mailID: later, problem: 'bounced', mayRetry: false }]);
  expect((await retryOutgoingMails(admin.api, [mailID, later])).body).toEqual({ mailIDs: [mailID] });
  await forum.jobs.settled();
  expect(await listed('failed')).toEqual([]);
  expect(await listed('sent')).toMatchObject([{ mailID, state: 'sent', problem: null }]);
  expect(smtp.received).toHaveLength(1);
  expect((await listMailBounces(admin.api)).body).toEqual([]);
});

test('the content of a failed message about an account is deleted, so it cannot be sent again', async () => {
  smtp.rejected.add('cy@example.org');
  const mailID = await sent(sendMail(forum, { to: 'cy@example.org', template: 'welcome', data: { name: 'Cy' } }));
  expect(await listed('failed')).toMatchObject([{ mailID, mayRetry: false }]);
  expect((await retryOutgoingMails(admin.api, [mailID])).body).toEqual({ mailIDs: [] });
  await forgetMailBounce(admin.api, 'Cy@example.org');
  expect((await listMailBounces(admin.api)).body).toEqual([]);
  expect((await discardOutgoingMails(admin.api, [mailID])).body).toEqual({ mailIDs: [mailID] });
  expect(await listed('failed')).toEqual([]);
});

test('a message that waits for another attempt is sent at once, and each change is logged', async () => {
  const port = 1;
  await changeMailServer(admin.api, { port });
  const mailID = await sent(sendMail(forum, { userID, ...mention, dedupKey: 'waits' }));
  expect(await listed('waiting')).toMatchObject([{ mailID, state: 'queued', problem: 'refused' }]);
  await changeMailServer(admin.api, { port: smtp.port });
  await retryOutgoingMails(admin.api, [mailID]);
  await forum.jobs.settled();
  await expect.poll(async () => (await listed('waiting')).length).toBe(0);
  const entries = await forum.db
    .selectFrom('moderation_log')
    .select('action')
    .where('record_type', '=', 'mail')
    .execute();
  expect(entries.map(({ action }) => action).sort()).toEqual(['mail.discard', 'mail.retry', 'mail.retry']);
});
