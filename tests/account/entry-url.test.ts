import { expect, test } from 'vitest';
import { entryUrl } from '#api/account/entry-url.ts';

test.each([
  [{}, 'signIn', '', '/entry/signin'],
  [{}, 'signIn', '/drafts', '/entry/signin?Target=%2Fdrafts'],
  [{}, 'registration', '/entry/signin', '/entry/register'],
  [
    {},
    'registration',
    '/entry/signin?Target=%2Fdrafts%3Ftab%3Dschedule',
    '/entry/register?Target=%2Fdrafts%3Ftab%3Dschedule',
  ],
  [{}, 'signIn', '/entry/passwordrequest?target=%2Fdrafts#form', '/entry/signin?Target=%2Fdrafts'],
  [{ 'entry.signInUrl': '' }, 'signIn', '/drafts', '/entry/signin?Target=%2Fdrafts'],
  [{ 'entry.signInUrl': 'https://id.example/in' }, 'signIn', '/a?b=c', 'https://id.example/in?Target=%2Fa%3Fb%3Dc'],
  [{ 'entry.signInUrl': '/in?via=sso#top' }, 'signIn', '/drafts', '/in?via=sso&Target=%2Fdrafts#top'],
  [{ 'entry.signOutUrl': 'https://id.example/out' }, 'signOut', '', 'https://id.example/out'],
] as const)('%o %s from “%s” leads to %s', (settings, door, target, address) => {
  expect(entryUrl(settings, door, target)).toBe(address);
});
