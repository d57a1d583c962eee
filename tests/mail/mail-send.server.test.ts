import { readFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { allJobs } from '#server/jobs/all-jobs.ts';
import { createJobQueue } from '#server/jobs/job-queue.ts';
import { mailSend } from '#server/mail/mail-send.job.ts';
import { discardMails } from '#server/mail/outgoing/outgoing-mail.queries.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { createMailer } from '#server/platform/configuration/mailer.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { startTestForum, type TestForum } from '#tests/support/server/test-forum.ts';

let site: TestForum;
let forum: Forum;
const received: string[] = [];
let onMail: SMTPServerOptions['onData'];
let onRcptTo: SMTPServerOptions['onRcptTo'];

const take: SMTPServerOptions['onData'] = (stream, _session, callback) => {
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  stream.on('end', () => {
    received.push(Buffer.concat(parts).toString('utf8'));
    callback();
  });
};

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onRcptTo: (address, session, callback) => (onRcptTo ? onRcptTo(address, session, callback) : callback()),
  onData: (stream, session, callback) => (onMail ?? take)?.(stream, session, callback),
});

beforeAll(async () => {
  site = await startTestForum();
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as { port: number };
  const configuration = { ...site.forum.configuration, smtpUrl: `smtp://127.0.0.1:${port}` };
  forum = { ...site.forum, configuration, mailer: createMailer(configuration), jobs: createJobQueue(() => forum) };
  await site.forum.jobs.close();
  await forum.jobs.open(allJobs);
  await forum.jobs.work();
});
afterEach(() => {
  received.length = 0;
  onMail = undefined;
  onRcptTo = undefined;
});
afterAll(async () => {
  await forum.jobs.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await site.close();
});

const welcome = { template: 'welcome', data: { name: 'Ana' } } as const;
const mention = {
  template: 'notification',
  data: { type: 'Mention', actor: 'Ben', title: 'Planes', path: '/discussion/1/planes', excerpt: 'What do you think?' },
} as const;

const mailRow = (mailID: number | undefined) =>
  forum.db
    .selectFrom('mail')
    .selectAll()
    .where('mail_id', '=', mailID ?? 0)
    .executeTakeFirstOrThrow();
const attempt = (mailID: number | undefined, number = 1) =>
  mailSend.handler(forum, { mailID: mailID ?? 0 }, { id: 'test', attempt: number, attempts: 13 });
/** Stores an e-mail without letting the queue send it. */
const waiting = async (to: string): Promise<number> => {
  const { mail_id } = await forum.db
    .insertInto('mail')
    .values({ to_address: to, template: 'welcome', data: JSON.stringify({ name: 'Ana' }) })
    .returning('mail_id')
    .executeTakeFirstOrThrow();
  return mail_id;
};

test('a message is sent by SMTP, as text and HTML', async () => {
  const mailID = await sendMail(forum, { to: 'ana@example.org', ...welcome });
  await forum.jobs.settled();
  const mail = await PostalMime.parse(received[0] ?? '');
  expect(mail.to?.[0]?.address).toBe('ana@example.org');
  expect(mail.subject).toBe('Welcome – Folkmoot');
  expect(mail.text).toContain('Hello Ana,');
  expect(mail.html).toContain('Hello Ana,');
  expect(await mailRow(mailID)).toMatchObject({ state: 'sent', attempts: 1, data: {}, message_id: mail.messageId });
});

test('a subject that contains the site name does not repeat it', async () => {
  const data = { inviter: 'Ana', path: '/entry/register', expires: '2027-03-01T12:00:00.000Z' };
  await sendMail(forum, { to: 'bea@example.org', template: 'invitation', data });
  await forum.jobs.settled();
  expect((await PostalMime.parse(received[0] ?? '')).subject).toBe('Ana invites you to Folkmoot');
});

test('a message of a failed transaction is not sent', async () => {
  const failing = inTransaction(forum.db, async (trx) => {
    await sendMail(forum, { to: 'ana@example.org', ...welcome, trx });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await forum.jobs.settled();
  expect(received).toEqual([]);
});

test('of messages with the same deduplication key, only the first is sent', async () => {
  const once = { to: 'ana@example.org', ...welcome, dedupKey: 'welcome 1' };
  expect(await sendMail(forum, once)).toBeTypeOf('number');
  expect(await sendMail(forum, once)).toBeUndefined();
  await forum.jobs.settled();
  expect(received).toHaveLength(1);
});

test('after a temporary SMTP error the message is retried, and delivered once', async () => {
  let refusals = 2;
  onMail = (stream, session, callback) => {
    if (refusals-- <= 0) return take?.(stream, session, callback);
    stream.resume().on('end', () => callback(Object.assign(new Error('Try later'), { responseCode: 451 })));
  };
  const mailID = await waiting('ana@example.org');
  await expect(attempt(mailID, 1)).rejects.toThrow('rejected a message');
  expect(await mailRow(mailID)).toMatchObject({ state: 'queued', attempts: 1 });
  await expect(attempt(mailID, 2)).rejects.toThrow('rejected a message');
  await attempt(mailID, 3);
  expect(await mailRow(mailID)).toMatchObject({ state: 'sent', attempts: 3 });
  await attempt(mailID, 4);
  expect(received).toHaveLength(1);
});

test('while the server is unreachable the message is retried; after the last attempt it has failed', async () => {
  const away = { ...forum, mailer: createMailer({ ...forum.configuration, smtpUrl: 'smtp://127.0.0.1:1' }) };
  const mailID = await waiting('ana@example.org');
  const run = (number: number) => mailSend.handler(away, { mailID }, { id: 'test', attempt: number, attempts: 2 });
  await expect(run(1)).rejects.toThrow('rejected a message');
  expect(await mailRow(mailID)).toMatchObject({ state: 'queued' });
  await expect(run(2)).rejects.toThrow('rejected a message');
  expect(await mailRow(mailID)).toMatchObject({ state: 'failed', data: {} });
});

test('a message is not sent again when the server disconnects after receiving it, because it may have been accepted', async () => {
  onMail = (stream, session) => {
    stream.resume().on('end', () => {
      const all = (smtp as unknown as { connections: Set<{ id: string; _socket: { destroy(): void } }> }).connections;
      for (const one of all) if (one.id === session.id) one._socket.destroy();
    });
  };
  const mailID = await waiting('ana@example.org');
  await attempt(mailID);
  expect(await mailRow(mailID)).toMatchObject({ state: 'uncertain' });
  onMail = undefined;
  await attempt(mailID, 2);
  expect(received).toEqual([]);
});

test('a message is not sent again when the process was killed while sending it', async () => {
  const mailID = await waiting('ana@example.org');
  await forum.db.updateTable('mail').set({ state: 'sending' }).where('mail_id', '=', mailID).execute();
  await attempt(mailID, 2);
  expect(await mailRow(mailID)).toMatchObject({
    state: 'uncertain',
    failure: 'The process ended while it was being sent.',
  });
  expect(received).toEqual([]);
});

test('a permanently refused address is recorded and receives only account messages until it accepts mail again', async () => {
  onRcptTo = (_address, _session, callback) =>
    callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
  const { userID } = await site.aMember({ email: 'Gone@example.org' });
  const first = await sendMail(forum, { userID, ...mention });
  await forum.jobs.settled();
  expect(await mailRow(first)).toMatchObject({ state: 'failed', failure: expect.stringContaining('No such mailbox') });
  onRcptTo = undefined;
  const second = await sendMail(forum, { userID, ...mention });
  await forum.jobs.settled();
  expect(await mailRow(second)).toMatchObject({ state: 'dropped', problem: 'bounced' });
  await sendMail(forum, { to: 'gone@example.org', userID, ...welcome });
  await sendMail(forum, { userID, ...mention, dedupKey: 'third' });
  await forum.jobs.settled();
  expect(received.length).toBeGreaterThanOrEqual(1);
  expect(await forum.db.selectFrom('mail_bounce').selectAll().execute()).toEqual([]);
});

test('an unconfirmed address receives only account messages', async () => {
  const { userID } = await site.aMember({ email: 'new@example.org' });
  await forum.db.updateTable('member').set({ email_confirmed: false }).where('user_id', '=', userID).execute();
  const mailID = await sendMail(forum, { userID, ...mention });
  await forum.jobs.settled();
  expect(await mailRow(mailID)).toMatchObject({ state: 'dropped' });
});

test('notifications wait for the end of the quiet hours; account messages do not', async () => {
  const { userID } = await site.aMember({ email: 'asleep@example.org' });
  const preferences = { QuietHours: { enabled: true, from: '22:00', until: '07:00', timeZone: 'Europe/Paris' } };
  await forum.db
    .insertInto('notification_preference')
    .values({ user_id: userID, preferences: JSON.stringify(preferences) })
    .execute();
  site.setNow(new Date('2026-11-20T23:30:00+01:00'));
  const mailID = await sendMail(forum, { userID, ...mention });
  await sendMail(forum, { userID, ...welcome });
  await forum.jobs.settled();
  expect(received).toHaveLength(1);
  const held = await mailRow(mailID);
  expect(held).toMatchObject({ state: 'queued', attempts: 0 });
  expect(new Date(held.date_due)).toEqual(new Date('2026-11-21T07:00:00+01:00'));
  site.setNow(new Date('2026-11-21T07:00:30+01:00'));
  await attempt(mailID);
  expect(received).toHaveLength(2);
  site.setNow();
});

test('without a mail server, messages are stored as files', async () => {
  const mailer = createMailer({ ...forum.configuration, smtpUrl: undefined });
  const mail = {
    to: 'a/b@example.org',
    subject: 'Hi',
    text: 'Hi',
    html: '<p>Hi',
    messageID: '<mail1.abc@example.org>',
  };
  expect(await mailer.deliver(mail)).toEqual({ state: 'sent' });
  const { readdir } = await import('node:fs/promises');
  const names = await readdir(mailer.outboxFolder ?? '');
  expect(names).toEqual([expect.stringMatching(/-a_b@example\.org-mail1abc\.eml$/)]);
  expect(await readFile(`${mailer.outboxFolder}/${names[0]}`, 'utf8')).toContain('Message-ID: <mail1.abc@example.org>');
});

const stateOf = (mailID: number) =>
  forum.db.selectFrom('mail').select(['state', 'data']).where('mail_id', '=', mailID).executeTakeFirstOrThrow();

/** Stores a message in a state, without a job that sends it. */
const stored = async (
  state: 'queued' | 'sending',
  { template, data } = mention as { template: string; data: object },
) => {
  const values = { to_address: 'ana@example.org', template, data: JSON.stringify(data), state };
  const row = await forum.db.insertInto('mail').values(values).returning('mail_id').executeTakeFirstOrThrow();
  return row.mail_id;
};

const run = { id: '', attempt: 1, attempts: 2 };

test('a message that is discarded while it is prepared stays discarded', async () => {
  const mailID = await stored('queued');
  const get = async () => {
    await inTransaction(forum.database, (trx) => discardMails(trx, [mailID]));
    throw new Error('The settings cannot be read.');
  };
  const broken = { ...forum, settings: { ...forum.settings, get } };
  await expect(mailSend.handler(broken, { mailID }, run)).rejects.toThrow('cannot be read');
  expect((await stateOf(mailID)).state).toBe('dropped');
});

test('the content of an interrupted message is kept, unless it is about an account', async () => {
  for (const [message, isKept] of [
    [mention, true],
    [welcome, false],
  ] as const) {
    const mailID = await stored('sending', message);
    await mailSend.handler(forum, { mailID }, run);
    const { state, data } = await stateOf(mailID);
    expect([state, Object.keys(data as object).length > 0]).toEqual(['uncertain', isKept]);
  }
});
