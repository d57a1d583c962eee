import { afterAll, expect, test } from 'vitest';
import { changeMailServer, readMailServer, testMailServer } from '#api/mail/outgoing/mail-server.client.ts';
import { listAuditLogs, undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { findDeliveryOptions, presentMailServer } from '#server/mail/outgoing/mail-server.ts';
import { viewerOfUser } from '#server/member/session/session.ts';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { createMailer } from '#server/platform/configuration/mailer.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { startSmtpServer } from './smtp-server.ts';

const site = await testForum();
const { forum } = site;
const admin = await site.anAdministrator();
const smtp = await startSmtpServer();
afterAll(() => smtp.close());

const server = { host: '127.0.0.1', port: smtp.port, encryption: 'optional', user: 'harbour' } as const;
const tested = async () => (await testMailServer(admin.api)).body;

test('without a mail server, messages and the test go to the outbox', async () => {
  expect((await readMailServer(admin.api)).body).toMatchObject({ source: 'outbox', address: null, hasPassword: false });
  expect(await tested()).toMatchObject({ source: 'outbox', problem: null });
});

test('the mail server is stored without showing its password, and a test message passes through it', async () => {
  const { body } = await changeMailServer(admin.api, {
    ...server,
    password: 'tide',
    senderName: 'Harbour',
    senderAddress: 'harbour@example.org',
  });
  expect(body).toMatchObject({ source: 'dashboard', address: `127.0.0.1:${smtp.port}`, hasPassword: true });
  expect(JSON.stringify(body)).not.toContain('tide');
  const { secret } = await forum.db.selectFrom('mail_server').select('secret').executeTakeFirstOrThrow();
  expect(secret).not.toContain('tide');
  expect(await tested()).toMatchObject({ source: 'dashboard', problem: null, detail: '' });
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]).toContain('From: Harbour <harbour@example.org>');
});

test('the answer of the mail server is read', async () => {
  await changeMailServer(admin.api, { password: 'ebb' });
  expect(await tested()).toMatchObject({ problem: 'sign-in', detail: expect.stringContaining('Wrong password') });
  await changeMailServer(admin.api, { password: 'tide', encryption: 'starttls' });
  expect(await tested()).toMatchObject({ problem: 'encryption' });
  await changeMailServer(admin.api, { encryption: 'optional', user: '' });
  expect(await tested()).toMatchObject({ problem: 'sign-in-needed' });
  await changeMailServer(admin.api, { user: 'harbour', port: 1 });
  expect(await tested()).toMatchObject({ problem: 'refused' });
});

test('the password is sent only to the server for which it was entered; undoing a change brings both back', async () => {
  await changeMailServer(admin.api, { port: smtp.port });
  const { body: moved } = await changeMailServer(admin.api, { host: 'localhost' });
  expect(moved.hasPassword).toBe(false);
  expect(await tested()).toMatchObject({ problem: 'password' });
  const [entry] = (await listAuditLogs(admin.api, { limit: 1 } as never)).body;
  await undoAuditLog(admin.api, String(entry?.auditLogID));
  expect((await readMailServer(admin.api)).body).toMatchObject({ host: '127.0.0.1', hasPassword: true });
  expect(await tested()).toMatchObject({ problem: null });
});

test('a mail server and a sender of the environment take precedence', async () => {
  const configuration = readConfiguration(
    { NODE_ENV: 'test', SMTP_URL: 'smtps://mail.example.org', MAIL_FROM: 'Sea <sea@example.org>' },
    forum.configuration.dataFolder,
  );
  const set = { ...forum, configuration, mailer: createMailer(configuration) };
  expect(await findDeliveryOptions(set)).toEqual({ from: 'Sea <sea@example.org>' });
  expect(await presentMailServer(set, await viewerOfUser(forum, admin.userID))).toMatchObject({
    source: 'environment',
    address: 'mail.example.org:465',
    sender: 'Sea <sea@example.org>',
    isSenderFixed: true,
  });
});
