import { expect, test } from 'vitest';
import { readIncomingMessage } from '#server/mail/incoming/incoming-message.ts';
import { markdownOfMail } from '#server/mail/incoming/reply-html.ts';

const mail = (body: string, headers: readonly string[] = []) =>
  readIncomingMessage(Buffer.from(['From: Ana <ana@example.org>', ...headers, '', body].join('\r\n')));

test('characters that the database cannot store are left out', async () => {
  const headers = ['Subject: =?utf-8?q?Kn=00ots?=', 'Message-ID: <a\0b@example.org>'];
  const message = await mail('One\0 two', headers);
  expect(JSON.stringify([message.key, message.from, message.subject, message.text])).not.toContain('\\u0000');
  expect([message.subject, message.text]).toEqual(['Knots', 'One two']);
});

test.each([
  ['a long line that looks like the heading of a quotation', `${'a'.repeat(150_000)}:`],
  ['many opening brackets', '['.repeat(150_000)],
  ['a long word with an address', `${'a'.repeat(75_000)}@${'b'.repeat(75_000)}:`],
])('hostile text is read in linear time: %s', async (_, body) => {
  expect((await mail(body)).text.length).toBeGreaterThan(100_000);
});

test('deeply nested HTML neither multiplies its text nor is searched repeatedly', () => {
  expect(markdownOfMail('<blockquote>x'.repeat(20_000)).length).toBeLessThan(20_000 * 60);
  expect(markdownOfMail(`${'<b><div>'.repeat(20_000)}x`)).toContain('x');
  expect(markdownOfMail('['.repeat(100_000)).length).toBe(100_000);
});

test('very long texts are cut', async () => {
  expect((await mail(`${'word '.repeat(100_000)}`)).text.length).toBeLessThanOrEqual(200_000);
});
