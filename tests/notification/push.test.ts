import { expect, test } from 'vitest';
import { subjectOf } from '#server/notification/push.ts';

test('a push service receives the site URL as contact, or without https the mail sender', () => {
  const mailFrom = 'Our forum <forum@example.net>';
  expect(subjectOf({ siteUrl: 'https://forum.example.org', mailFrom })).toBe('https://forum.example.org');
  expect(subjectOf({ siteUrl: 'http://forum.example.org', mailFrom })).toBe('mailto:forum@example.net');
  expect(subjectOf({ siteUrl: 'http://forum.example.org', mailFrom: 'a@b.example.net' })).toBe(
    'mailto:a@b.example.net',
  );
});

test('a local address is never sent to a push service', () => {
  for (const mailFrom of ['Folkmoot <no-reply@127.0.0.1>', 'Folkmoot <no-reply@localhost>'])
    expect(subjectOf({ siteUrl: 'http://127.0.0.1:8080', mailFrom })).toBe('mailto:postmaster@example.org');
});
