import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { requestPasswordReset } from '#server/account/credential/password-reset.ts';
import {
  aBrowser,
  aMemberWithPassword,
  anotherMachine,
  type Browser,
  goodPassword,
  lastMailTo,
  linkIn,
} from '#tests/account/support.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { outcomeOf, signIn, signInFrom } from './guess-support.ts';

const forum = await testForum();
const signInAt = signInFrom(forum);

describe('failed sign-ins with crafted names', () => {
  test('do not affect the attempt counters of the second factor and of confirmations', async () => {
    const mia = await aMemberWithPassword(forum, 'mia');
    const { browser, code } = await withApp('mia');
    for (const name of [
      `second-factor:${mia.userID}`,
      `confirm:${mia.userID}`,
      `confirmation:${mia.userID}`,
      `${mia.userID}`,
    ])
      for (let guess = 0; guess < 6; guess += 1) await signInAt(anotherMachine(), name, 'wrong');
    expect((await browser.send('POST', '/sessions/confirm', { password: goodPassword })).statusCode).toBe(204);
    const fresh = aBrowser(forum);
    await signIn(fresh, 'mia');
    forum.setNow(new Date(Date.now() + 60_000));
    expect((await fresh.send('POST', '/sessions/second-factor', { code: code() })).statusCode).toBe(201);
    forum.setNow();
  });
});

describe('the second factor', () => {
  test('is not delayed for a known browser by another person who knows the password', async () => {
    await aMemberWithPassword(forum, 'nia');
    const { browser, code } = await withApp('nia');
    await browser.send('DELETE', '/sessions/current');
    await guessSecondStep('nia', aBrowser(forum));
    await guessSecondStep('nia', aBrowser(forum));
    await signIn(browser, 'nia');
    forum.setNow(new Date(Date.now() + 120_000));
    expect((await browser.send('POST', '/sessions/second-factor', { code: code() })).statusCode).toBe(201);
    forum.setNow();
  });

  test('does not treat a browser that has only opened an e-mailed link as known', async () => {
    await aMemberWithPassword(forum, 'oda');
    await withApp('oda');
    const browser = aBrowser(forum);
    await requestPasswordReset(forum.forum, 'oda');
    const link = linkIn(await lastMailTo(forum, 'oda@example.org'), '/entry/passwordreset');
    await browser.send('GET', `/entry/passwordreset?${link}`);
    await guessSecondStep('oda', browser);
    const { source } = await forum.forum.db
      .selectFrom('guess')
      .select('source')
      .where('purpose', '=', 'second-factor')
      .where('count', '=', 5)
      .where('source', '<>', 'anywhere')
      .orderBy('date_updated', 'desc')
      .executeTakeFirstOrThrow();
    expect(source).toBe('network');
  });

  /** Signs in with the password, and guesses the code until further guesses are suspended. */
  async function guessSecondStep(name: string, browser: Browser): Promise<void> {
    await signIn(browser, name);
    for (let guess = 0; guess < 5; guess += 1)
      await browser.send('POST', '/sessions/second-factor', { code: '000000' });
    const refused = await browser.send('POST', '/sessions/second-factor', { code: '000000' });
    expect(refused.json().code).toBe('session.suspended');
  }
});

test('failed confirmations are counted per session: a stolen session does not delay the session of the owner', async () => {
  await aMemberWithPassword(forum, 'pia');
  const [own, stolen] = [aBrowser(forum), aBrowser(forum)];
  for (const browser of [own, stolen]) await signIn(browser, 'pia');
  for (let guess = 0; guess < 5; guess += 1) await stolen.send('POST', '/sessions/confirm', { password: 'wrong' });
  const refused = await stolen.send('POST', '/sessions/confirm', { password: goodPassword });
  expect(refused.json().code).toBe('session.suspended');
  expect((await own.send('POST', '/sessions/confirm', { password: goodPassword })).statusCode).toBe(204);
});

describe('IPv6 addresses', () => {
  test('are counted by their first 64 bits for failed sign-ins', async () => {
    await aMemberWithPassword(forum, 'quin');
    for (let guess = 1; guess <= 5; guess += 1) await signInAt(`2001:db8:0:1::${guess}`, 'quin', 'wrong');
    expect(outcomeOf(await signInAt('2001:db8:0:1:ffff::6', 'quin', goodPassword))).toBe('session.suspended');
    expect(outcomeOf(await signInAt('2001:db8:0:2::1', 'quin', goodPassword))).toBe(201);
  });

  test('are counted by their first 64 bits for rate limits', async () => {
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 31; attempt += 1)
      statuses.push((await signInAt(`2001:db8:0:3::${attempt}`, '', '')).statusCode);
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    expect((await signInAt('2001:db8:0:4::1', '', '')).statusCode).not.toBe(429);
  });

  test('that map an IPv4 address are counted as that IPv4 address', async () => {
    await aMemberWithPassword(forum, 'ron');
    for (let guess = 1; guess <= 5; guess += 1) await signInAt('198.51.100.7', 'ron', 'wrong');
    expect(outcomeOf(await signInAt('::ffff:198.51.100.7', 'ron', goodPassword))).toBe('session.suspended');
  });
});

/** Sets up an authenticator app for a member. Returns the browser in which it was set up, and the codes of the app. */
async function withApp(name: string) {
  const browser = aBrowser(forum);
  await signIn(browser, name);
  const { url } = (await browser.send('POST', '/two-factor/app')).json();
  const app = new URL(url).searchParams.get('secret') ?? '';
  const totp = new TOTP({ secret: app });
  const code = () => totp.generate({ timestamp: forum.forum.now().getTime() });
  expect((await browser.send('POST', '/two-factor/app/confirm', { code: code() })).statusCode).toBe(200);
  return { browser, code };
}
