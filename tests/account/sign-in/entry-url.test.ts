import { expect, test } from 'vitest';
import { entryUrl } from '#api/account/sign-in/entry-url.ts';

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
  [{ 'entry.signOutUrl': 'https://id.example/out' }, 'signOut', '/a', 'https://id.example/out?Target=%2Fa'],
] as const)('%o %s from “%s” links to %s', (settings, door, target, address) => {
  expect(entryUrl(settings, door, target)).toBe(address);
});

const site = 'https://forum.example/community';

test.each([
  ['signIn', 'https://id.example/in', '/drafts?tab=x', 'https://forum.example/drafts?tab=x'],
  ['registration', 'https://id.example/new?via=1', '/drafts', 'https://forum.example/drafts'],
  ['signOut', '//id.example/out', '/community/drafts', 'https://forum.example/community/drafts'],
  ['signIn', 'https://id.example/in', '/entry/register?Target=%2Fdrafts', 'https://forum.example/drafts'],
  ['signIn', 'https://forum.example/sso', '/drafts', '/drafts'],
  ['signIn', '/sso', '/drafts', '/drafts'],
] as const)('%s at %s returns from %s to %s', (door, address, page, target) => {
  const setting = `entry.${door === 'registration' ? 'registrationUrl' : `${door}Url`}`;
  const url = new URL(entryUrl({ [setting]: address }, door, page, site), site);
  expect(url.searchParams.get('Target')).toBe(target);
});
