import { expect, test } from 'vitest';
import { automaticReason } from '#server/mail/incoming/automatic-mail.ts';
import { markdownOfMail } from '#server/mail/incoming/reply-html.ts';
import { extractReply } from '#server/mail/incoming/reply-text.ts';

const own = { addresses: ['reply@forum.example.org'], hostname: 'forum.example.org' };

const reasonOf = (
  headers: Readonly<Record<string, string>>,
  more: { from?: string; key?: string; subject?: string } = {},
) =>
  automaticReason(
    {
      from: 'bo@example.org',
      key: '<1@example.org>',
      subject: 'Re: Low tide',
      ...more,
      headers: new Map(Object.entries(headers)),
    },
    own,
  );

test('mails of programs are recognised, and mails of persons are not', () => {
  expect(reasonOf({})).toBeUndefined();
  expect(reasonOf({ 'auto-submitted': 'no', 'return-path': '<bo@example.org>' })).toBeUndefined();
  expect(reasonOf({ 'auto-submitted': 'auto-replied' })).toBe('automatic');
  expect(reasonOf({ 'x-auto-response-suppress': 'All' })).toBe('automatic');
  expect(reasonOf({ precedence: 'auto_reply' })).toBe('automatic');
  expect(reasonOf({}, { subject: 'Automatische Antwort: Low tide' })).toBe('automatic');
  expect(reasonOf({ precedence: 'bulk' })).toBe('list');
  expect(reasonOf({ 'list-id': '<list.example.org>' })).toBe('list');
  expect(reasonOf({ 'return-path': '<>' })).toBe('bounce');
  expect(reasonOf({ 'content-type': 'multipart/report; report-type=delivery-status' })).toBe('bounce');
  expect(reasonOf({}, { from: 'MAILER-DAEMON@example.org' })).toBe('bounce');
  expect(reasonOf({}, { from: 'reply@forum.example.org' })).toBe('own');
  expect(reasonOf({}, { key: '<mail12.abc@forum.example.org>' })).toBe('own');
});

test('a reply between quoted lines keeps what it answers, without the heading and the rest', () => {
  const mail = [
    'Am 26.11.2026 um 10:12 schrieb Ada <ada@example.org>:',
    '> Who brings the rope?',
    'I do.',
    '> And the boat?',
    'Bo does.',
    '> See you',
  ];
  expect(extractReply(mail.join('\n'))).toBe('> Who brings the rope?\n\nI do.\n\n> And the boat?\n\nBo does.');
});

test('HTML becomes Markdown', () => {
  const html =
    '<p>I bring <b>two</b> <a href="https://example.org/ropes">ropes</a>:</p><ul><li>long</li><li>short</li></ul><pre>a  b</pre>';
  expect(extractReply(markdownOfMail(html))).toBe(
    'I bring **two** [ropes](https://example.org/ropes):\n\n- long\n- short\n\na  b',
  );
});
