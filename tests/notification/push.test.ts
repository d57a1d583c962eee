import { expect, test } from 'vitest';
import { subjectOf } from '#server/notification/push.ts';

test('a push service is told the site, or without https the sender of its mail', () => {
  const mailFrom = 'Our forum <forum@example.net>';
  expect(subjectOf({ siteUrl: 'https://forum.example.org', mailFrom })).toBe('https://forum.example.org');
  expect(subjectOf({ siteUrl: 'http://forum.example.org', mailFrom })).toBe('mailto:forum@example.net');
  expect(subjectOf({ siteUrl: 'http://forum.example.org', mailFrom: 'a@b.example.net' })).toBe(
    'mailto:a@b.example.net',
  );
});

test('an address of this machine is told to no push service', () => {
  for (const mailFrom of ['Folkmoot <no-reply@127.0.0.1>', 'Folkmoot <no-reply@localhost>'])
    expect(subjectOf({ siteUrl: 'http://127.0.0.1:8080', mailFrom })).toBe('mailto:postmaster@example.org');
});
