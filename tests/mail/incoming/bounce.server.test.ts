import { beforeEach, expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { renewWebhookSecret } from '#api/mail/incoming/incoming-mail.client.ts';
import { listMailBounces, listOutgoingMails } from '#api/mail/outgoing/outgoing-mail.client.ts';
import { findReturnPath } from '#server/mail/incoming/bounce.ts';
import { deleteBounce, recordBounce } from '#server/mail/mail-addressee.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { bareBounce, bounceSamples } from './bounce-samples.ts';

const site = await testForum();
const { forum } = site;
const admin = await site.anAdministrator();
await site.aMember({ name: 'Bo', email: 'bo@example.org' });
await changeConfig(admin.api, {
  'incomingMail.enabled': true,
  'incomingMail.address': 'reply@forum.example.org',
  'incomingMail.returnPath': true,
});
const { secret } = (await renewWebhookSecret(admin.api)).body;

let made = 0;

/** Sends a message to Bo, and returns what a report about it would name. */
async function aSentMail(to = 'bo@example.org') {
  const mailID = (await sendMail(forum, { to, template: 'password-changed', data: { name: 'Bo' } })) as number;
  await forum.jobs.settled();
  const row = await forum.db.selectFrom('mail').selectAll().where('mail_id', '=', mailID).executeTakeFirstOrThrow();
  expect(row.state).toBe('sent');
  return { mailID, messageID: row.message_id as string, to, key: `bounce-${++made}` };
}

const deliver = async (mail: string) => {
  const response = await site.server.inject({
    method: 'POST',
    url: `/api/v2/incoming-mail?secret=${secret}`,
    headers: { 'content-type': 'message/rfc822' },
    payload: mail,
  });
  return response.json<{ outcome: string }>().outcome;
};

const rejected = async () => (await listMailBounces(admin.api)).body.map(({ address }) => address);
const lastReason = async () =>
  (
    await forum.db.selectFrom('incoming_mail').select('reason').orderBy('incoming_mail_id', 'desc').limit(1).execute()
  )[0]?.reason;

beforeEach(() => forum.db.deleteFrom('mail_bounce').execute());

test.each(['postfix', 'exim', 'exchange', 'gmail', 'qmail'] as const)(
  'a later failure reported by %s marks the address as rejected, once',
  async (name) => {
    const sent = await aSentMail();
    expect(await deliver(bounceSamples[name](sent))).toBe('ignored');
    expect(await deliver(bounceSamples[name](sent))).toBe('known');
    expect([await rejected(), await lastReason()]).toEqual([['bo@example.org'], 'bounce-recipient']);
    const [mail] = (await listOutgoingMails(admin.api, { state: 'failed' })).body;
    expect(mail).toMatchObject({ mailID: sent.mailID, problem: 'recipient' });
  },
);

test('a temporary failure and a rejected content are listed only', async () => {
  await deliver(bounceSamples.postfixDelay(await aSentMail()));
  expect(await lastReason()).toBe('bounce-later');
  await deliver(bounceSamples.gmailSpam(await aSentMail()));
  expect([await lastReason(), await rejected()]).toEqual(['bounce-content', []]);
});

test('an address that was rejected later stays rejected although the mail server accepts messages to it', async () => {
  await deliver(bounceSamples.postfix(await aSentMail()));
  await aSentMail();
  await deleteBounce(forum.db, 'bo@example.org');
  expect(await rejected()).toEqual(['bo@example.org']);
});

test('an immediate rejection does not make a later failure an immediate one', async () => {
  await recordBounce(forum, 'bo@example.org', 'Reported later.', { isLate: true });
  await recordBounce(forum, 'bo@example.org', 'Rejected at once.');
  await deleteBounce(forum.db, 'bo@example.org');
  expect((await listMailBounces(admin.api)).body).toMatchObject([
    { address: 'bo@example.org', reason: 'Rejected at once.' },
  ]);
});

test('the signed return path is sufficient', async () => {
  const sent = await aSentMail();
  const path = (await findReturnPath(forum, sent.mailID, sent.to)) ?? '';
  expect(path).toMatch(/^reply\+b-[a-z2-7]+@forum\.example\.org$/);
  expect(path.split('@')[0]?.length).toBeLessThanOrEqual(64);
  await deliver(bareBounce(sent, path));
  expect(await rejected()).toEqual(['bo@example.org']);
});

test('a forged report cannot switch off the address of a member', async () => {
  const sent = await aSentMail();
  const other = await aSentMail('eve@example.net');
  const ownPath = (await findReturnPath(forum, other.mailID, other.to)) ?? '';
  const changed = ownPath.replace(/.@/, (end) => (end === 'a@' ? 'q@' : 'a@'));
  const guessed = sent.messageID.replace(/\.[0-9a-f]{18}@/, '.000000000000000000@');
  for (const forged of [
    bounceSamples.postfix({ ...sent, messageID: guessed, key: 'forged-1' }),
    bounceSamples.postfix({ ...sent, messageID: '<some@example.net>', key: 'forged-2' }),
    bareBounce({ ...sent, key: 'forged-3' }, changed),
    bareBounce({ ...sent, key: 'forged-4' }, `reply+b-${'a'.repeat(36)}@forum.example.org`),
  ])
    expect(await deliver(forged)).toBe('ignored');
  expect([await rejected(), await lastReason()]).toEqual([[], 'bounce']);
  // Who knows one message can only report its own address, whatever the report names.
  await deliver(bounceSamples.postfix({ ...other, to: 'bo@example.org', key: 'forged-5' }));
  expect(await rejected()).toEqual(['eve@example.net']);
  // The Message-ID in an ordinary reply reports nothing.
  const reply = [
    'From: bo@example.org',
    'To: reply@forum.example.org',
    'Subject: Re: Hi',
    `In-Reply-To: ${sent.messageID}`,
    'Message-ID: <r1@example.org>',
    '',
    '550 5.1.1 is the code.',
  ];
  await deliver(reply.join('\r\n'));
  expect(await rejected()).toEqual(['eve@example.net']);
});
