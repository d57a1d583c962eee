import { describe, expect, test } from 'vitest';
import { requireGuess } from '#server/account/credential/guess.queries.ts';
import { requestPasswordReset } from '#server/account/credential/password-reset.ts';
import {
  aBrowser,
  aMemberWithPassword,
  anotherMachine,
  goodPassword,
  lastMailTo,
  linkIn,
} from '#tests/account/support.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { guessFromEverywhere, outcomeOf, signIn, signInFrom } from './guess-support.ts';

const forum = await testForum();
const signInAt = signInFrom(forum);

describe('password guesses', () => {
  test('from one network do not delay the owner in another network', async () => {
    await aMemberWithPassword(forum, 'ada');
    const stranger = anotherMachine();
    for (let guess = 0; guess < 6; guess += 1) await signInAt(stranger, 'ada', 'wrong');
    expect(outcomeOf(await signInAt(stranger, 'ada', goodPassword))).toBe('session.suspended');
    expect(outcomeOf(await signInAt(anotherMachine(), 'ada', goodPassword))).toBe(201);
  });

  test('in the network of the owner do not delay a browser that has signed in before', async () => {
    await aMemberWithPassword(forum, 'bea');
    const browser = aBrowser(forum);
    expect((await signIn(browser, 'bea')).statusCode).toBe(201);
    for (let guess = 0; guess < 6; guess += 1) await signInAt(browser.machine, 'bea', 'wrong');
    expect(outcomeOf(await signInAt(browser.machine, 'bea', goodPassword))).toBe('session.suspended');
    expect(outcomeOf(await signIn(browser, 'bea'))).toBe(201);
  });

  test('from many networks delay all unknown browsers, even with the right password, but no known browser', async () => {
    await aMemberWithPassword(forum, 'cas');
    const known = aBrowser(forum);
    await signIn(known, 'cas');
    await guessFromEverywhere(forum, 'cas');
    const refused = await signInAt(anotherMachine(), 'cas', goodPassword);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'session.guarded']);
    expect(refused.headers['retry-after']).toBe(`${refused.json().retryAfter}`);
    expect(outcomeOf(await signInAt(anotherMachine(), 'cas', 'wrong'))).toBe('session.guarded');
    expect(outcomeOf(await signIn(known, 'cas'))).toBe(201);
    expect(outcomeOf(await signIn(known, 'cas'))).toBe(201);
  });

  test('get the same answer for a name that does not exist', async () => {
    await guessFromEverywhere(forum, 'nobody-at-all');
    expect(outcomeOf(await signInAt(anotherMachine(), 'nobody-at-all', 'wrong'))).toBe('session.guarded');
  });

  test('from a single network over days never delay other networks', async () => {
    await aMemberWithPassword(forum, 'dot');
    const start = Date.now();
    const source = { kind: 'network', value: 'a persistent stranger' } as const;
    for (let guess = 0; guess < 100; guess += 1) {
      forum.setNow(new Date(start + guess * 901_000));
      await requireGuess(forum.forum, { purpose: 'password', subject: 'dot', source });
    }
    expect(outcomeOf(await signInAt(anotherMachine(), 'dot', goodPassword))).toBe(201);
    forum.setNow();
  });

  test('delay unknown browsers for at most 15 minutes at a time, and no longer than a day in total', async () => {
    await aMemberWithPassword(forum, 'eve');
    await guessFromEverywhere(forum, 'eve');
    const wait = (await signInAt(anotherMachine(), 'eve', goodPassword)).json().retryAfter;
    expect(wait).toBeLessThanOrEqual(900);
    forum.setNow(new Date(Date.now() + 25 * 3_600_000));
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect(outcomeOf(await signInAt(anotherMachine(), 'eve', 'wrong'))).toBe('session.bad-credentials');
    forum.setNow();
  });

  test('do not block a new browser in which a link e-mailed to the owner was opened', async () => {
    await aMemberWithPassword(forum, 'fay');
    await guessFromEverywhere(forum, 'fay');
    const browser = aBrowser(forum);
    expect(outcomeOf(await signIn(browser, 'fay'))).toBe('session.guarded');
    await requestPasswordReset(forum.forum, 'fay');
    const link = linkIn(await lastMailTo(forum, 'fay@example.org'), '/entry/passwordreset');
    expect((await browser.send('GET', `/entry/passwordreset?${link}`)).statusCode).toBe(303);
    expect(outcomeOf(await signIn(browser, 'fay'))).toBe(201);
  });

  test('get no advantage from an account that has the address of the owner as an unconfirmed address', async () => {
    await aMemberWithPassword(forum, 'gil');
    const stranger = await aMemberWithPassword(forum, 'gil-stranger');
    await forum.forum.db
      .updateTable('member')
      .set({ email: null, pending_email: 'gil@example.org' })
      .where('user_id', '=', stranger.userID)
      .execute();
    const browser = aBrowser(forum);
    expect(outcomeOf(await signIn(browser, 'gil-stranger'))).toBe(201);
    await guessFromEverywhere(forum, 'gil@example.org');
    expect(outcomeOf(await signIn(browser, 'gil@example.org', 'a guess'))).toBe('session.guarded');
  });
});

test('a known browser is delayed only by its own failures', async () => {
  await aMemberWithPassword(forum, 'hal');
  const [one, other] = [aBrowser(forum), aBrowser(forum)];
  for (const browser of [one, other]) await signIn(browser, 'hal');
  for (let guess = 0; guess < 5; guess += 1) await signIn(one, 'hal', 'wrong');
  expect(outcomeOf(await signIn(one, 'hal'))).toBe('session.suspended');
  expect(outcomeOf(await signIn(other, 'hal'))).toBe(201);
});

test('a browser is known only for members who signed in there, and only by its newest cookie', async () => {
  await aMemberWithPassword(forum, 'ida');
  await aMemberWithPassword(forum, 'jim');
  const browser = aBrowser(forum);
  await signIn(browser, 'ida');
  const former = browser.cookies['folkmoot-device'] ?? '';
  await signIn(browser, 'jim');
  await guessFromEverywhere(forum, 'ida');
  await guessFromEverywhere(forum, 'kim-is-nobody');
  expect(outcomeOf(await signIn(browser, 'ida'))).toBe(201);
  expect(outcomeOf(await signIn(browser, 'kim-is-nobody'))).toBe('session.guarded');
  const copied = await forum.server.inject({
    method: 'POST',
    url: '/api/v2/sessions',
    headers: { 'x-requested-with': 'folkmoot' },
    payload: { name: 'ida', password: goodPassword },
    cookies: { 'folkmoot-device': former },
    remoteAddress: anotherMachine(),
  });
  expect(outcomeOf(copied)).toBe('session.guarded');
  const { rows } = { rows: await forum.forum.db.selectFrom('remembered_device').selectAll().execute() };
  expect(JSON.stringify(rows)).not.toContain(former);
});

test('a password reset by e-mail removes all known browsers', async () => {
  await aMemberWithPassword(forum, 'lea');
  const former = aBrowser(forum);
  await signIn(former, 'lea');
  await requestPasswordReset(forum.forum, 'lea');
  const token = linkIn(await lastMailTo(forum, 'lea@example.org'), '/entry/passwordreset').get('token');
  const password = 'another good password';
  const mine = aBrowser(forum);
  expect((await mine.send('POST', '/users/reset-password', { token, password })).statusCode).toBe(201);
  await guessFromEverywhere(forum, 'lea');
  expect(outcomeOf(await signIn(former, 'lea', password))).toBe('session.guarded');
  expect(outcomeOf(await signIn(mine, 'lea', password))).toBe(201);
});
