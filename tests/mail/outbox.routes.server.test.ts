import { expect, test } from 'vitest';
import { listOutbox, outboxHtmlUrl, readOutboxMessage } from '#api/mail/outbox.client.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();
const administrator = await site.anAdministrator();
const member = await site.aMember();

test('an administrator reads the unsent messages, newest first', async () => {
  expect((await listOutbox(administrator.api)).body).toEqual({ isKept: true, messages: [] });
  await sendMail(site.forum, { to: 'ana@example.org', template: 'welcome', data: { name: 'Ana Müller' } });
  await site.forum.jobs.settled();
  await sendMail(site.forum, { to: 'ben@example.org', template: 'application-approved', data: { name: 'Ben' } });
  await site.forum.jobs.settled();
  const { messages } = (await listOutbox(administrator.api)).body;
  expect(messages.map(({ to, subject }) => [to, subject])).toEqual([
    ['ben@example.org', 'Your application was approved – Folkmoot'],
    ['ana@example.org', 'Welcome – Folkmoot'],
  ]);
  const { body } = await readOutboxMessage(administrator.api, messages[1]?.name ?? '');
  expect(body.text).toContain('Hello Ana Müller,');
  expect(body.headers).toContainEqual({ name: 'Auto-Submitted', value: 'auto-generated' });
});

test('the HTML of a message is served with a content security policy that blocks active content', async () => {
  const { messages } = (await listOutbox(administrator.api)).body;
  const response = await administrator.request({ url: outboxHtmlUrl(messages[1]?.name ?? '') });
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(response.body).toMatch(/^<!doctype html>/);
  expect(response.body).toContain('Hello Ana Müller,');
});

test('other users cannot read them, and no other files are readable', async () => {
  const { messages } = (await listOutbox(administrator.api)).body;
  for (const { api } of [member, site.guest]) {
    await expect(listOutbox(api)).rejects.toMatchObject({ status: 403 });
    await expect(readOutboxMessage(api, messages[0]?.name ?? '')).rejects.toMatchObject({ status: 403 });
  }
  for (const name of ['nothing.eml', '..', '.env', 'a.txt'])
    await expect(readOutboxMessage(administrator.api, name)).rejects.toMatchObject({ status: 404 });
  const outside = await administrator.request({ url: '/api/v2/outbox/..%2F..%2Fetc%2Fpasswd' });
  expect(outside.statusCode).toBeGreaterThanOrEqual(400);
});
