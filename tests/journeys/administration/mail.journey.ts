import type { APIRequestContext } from '@playwright/test';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { listCategories } from '#api/category/category.client.ts';
import { listComments } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { listOutbox, readOutboxMessage } from '#api/mail/outbox.client.ts';
import { changeMailServer } from '#api/mail/outgoing/mail-server.client.ts';
import { startSmtpServer } from '#tests/mail/outgoing/smtp-server.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { aMemberOf, type Visitor } from '#tests/support/server/visitor.ts';

test.afterEach(async ({ administrator }) => {
  await changeConfig(administrator.api, { 'incomingMail.enabled': null, 'incomingMail.address': null });
  await changeMailServer(administrator.api, { host: '', user: '', password: null });
});

/** Returns the reply address of the e-mail to a member. */
async function replyAddress(administrator: Visitor, email: string): Promise<string> {
  let address = '';
  await expect(async () => {
    const { messages } = (await listOutbox(administrator.api)).body;
    const name = messages.find(({ to, subject }) => to === email && subject.includes('Low tide'))?.name ?? '';
    const { headers } = (await readOutboxMessage(administrator.api, name)).body;
    address = headers.find((header) => header.name.toLowerCase() === 'reply-to')?.value ?? '';
    expect(address).toContain('reply+');
  }).toPass();
  return address;
}

const deliver = (request: APIRequestContext, url: string, lines: readonly string[]) =>
  request.post(url, { headers: { 'content-type': 'message/rfc822' }, data: Buffer.from(lines.join('\r\n')) });

test('an administrator on a phone lets members reply by email, and the reply to a notification becomes a comment', async ({
  page,
  forum,
  administrator,
  member,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/dashboard/settings/incoming-mail');
  await waitForHydration(page);
  const replies = page.getByRole('region', { name: 'Replies', exact: true });
  await replies.getByRole('switch', { name: 'Members can reply by email' }).focus();
  await page.keyboard.press('Space');
  await replies.getByRole('textbox', { name: 'Reply address' }).focus();
  await page.keyboard.type('reply@forum.example.org');
  await replies.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: /(Create an|Replace the) address/ }).focus();
  await page.keyboard.press('Enter');
  const url = (await page.getByText('/api/v2/incoming-mail?secret=').textContent()) ?? '';
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const bo = await aMemberOf(forum, administrator, 'Bosun');
  const { body: categories } = await listCategories(member.api, { outputFormat: 'flat' });
  const categoryID = categories.find(({ name }) => name === 'Meeting Place')?.categoryID ?? 0;
  const post = { name: 'Low tide', body: 'Who brings the rope, @Bosun?', format: 'markdown', categoryID } as const;
  const { discussionID } = (await createDiscussion(member.api, post)).body;
  const email = 'bosun@example.org';
  const to = await replyAddress(administrator, email);
  const mail = [`From: ${email}`, `To: ${to}`, 'Subject: Re: Low tide', 'Message-ID: <low-tide@example.org>'];
  await deliver(request, url, [
    ...mail,
    '',
    'I bring it.',
    '',
    `On Thu, Nov 26, 2026 at 10:12 AM Ottilie <${to}> wrote:`,
    '',
    '> Who?',
  ]);
  const comments = (await listComments(bo.api, { discussionID } as never)).body;
  expect(comments.map(({ body }) => body)).toEqual(['<p dir="auto">I bring it.</p>']);
  await page.reload();
  const entry = page.getByRole('listitem').filter({ hasText: 'Re: Low tide' });
  await expect(entry).toContainText('Posted');
  await entry.getByRole('link', { name: 'View' }).click();
  await expect(page.getByText('I bring it.')).toBeVisible();
});

test('an administrator sets the mail server by keyboard, tests it, and sends a failed email again', async ({
  page,
  forum,
  administrator,
  member,
}) => {
  const smtp = await startSmtpServer();
  await page.setViewportSize({ width: 390, height: 844 });
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/dashboard/settings/outgoing-mail');
  await waitForHydration(page);
  const server = page.getByRole('region', { name: 'Mail server', exact: true });
  const enter = async (name: string, text: string) => {
    await server.getByLabel(name).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  await enter('Mail server (SMTP)', '127.0.0.1');
  await enter('Port', String(smtp.port));
  await server.getByLabel('Encryption').selectOption('optional');
  await enter('User name', 'harbour');
  await enter('Password', 'ebb');
  await page.keyboard.press('Enter');
  await expect(server).toContainText(`Emails are sent through 127.0.0.1:${smtp.port}.`);
  const send = page.getByRole('button', { name: 'Send a test message' });
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The server does not accept the user name or the password.')).toBeVisible();
  await enter('Password', 'tide');
  await page.keyboard.press('Enter');
  await expect(server.getByRole('status')).toContainText('Saved');
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The mail server accepted the message to')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await aMemberOf(forum, administrator, 'Skipper');
  smtp.rejected.add('skipper@example.org');
  const { body: categories } = await listCategories(member.api, { outputFormat: 'flat' });
  const categoryID = categories.find(({ name }) => name === 'Meeting Place')?.categoryID ?? 0;
  await createDiscussion(member.api, { name: 'High tide', body: 'Ahoy, @Skipper!', format: 'markdown', categoryID });
  const retry = page.getByRole('button', { name: /Try again: email \d+ to skipper@example\.org/ });
  await expect(async () => {
    await page.goto('/dashboard/settings/mail-queue');
    await expect(retry).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await waitForHydration(page);
  smtp.rejected.clear();
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 email is sent again.')).toBeVisible();
  await expect.poll(() => smtp.received.some((mail) => mail.includes('To: skipper@example.org'))).toBe(true);
  await smtp.close();
});
