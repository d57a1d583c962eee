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

describe('strangers who guess', () => {
  test('six times from anywhere do not hold up the owner in another network', async () => {
    await aMemberWithPassword(forum, 'ada');
    const stranger = anotherMachine();
    for (let guess = 0; guess < 6; guess += 1) await signInAt(stranger, 'ada', 'wrong');
    expect(outcomeOf(await signInAt(stranger, 'ada', goodPassword))).toBe('session.suspended');
    expect(outcomeOf(await signInAt(anotherMachine(), 'ada', goodPassword))).toBe(201);
  });

  test('in the owner’s own network do not hold up a browser that has signed in', async () => {
    await aMemberWithPassword(forum, 'bea');
    const browser = aBrowser(forum);
    expect((await signIn(browser, 'bea')).statusCode).toBe(201);
    for (let guess = 0; guess < 6; guess += 1) await signInAt(browser.machine, 'bea', 'wrong');
    expect(outcomeOf(await signInAt(browser.machine, 'bea', goodPassword))).toBe('session.suspended');
    expect(outcomeOf(await signIn(browser, 'bea'))).toBe(201);
  });

  test('from many networks make all unknown browsers wait, whatever they type, but no known one', async () => {
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

  test('are told the same of a name that nobody has', async () => {
    await guessFromEverywhere(forum, 'nobody-at-all');
    expect(outcomeOf(await signInAt(anotherMachine(), 'nobody-at-all', 'wrong'))).toBe('session.guarded');
  });

  test('from one network for days never make the others wait', async () => {
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

  test('hold unknown browsers up for a quarter of an hour at most, and for a day at most', async () => {
    await aMemberWithPassword(forum, 'eve');
    await guessFromEverywhere(forum, 'eve');
    const wait = (await signInAt(anotherMachine(), 'eve', goodPassword)).json().retryAfter;
    expect(wait).toBeLessThanOrEqual(900);
    forum.setNow(new Date(Date.now() + 25 * 3_600_000));
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect(outcomeOf(await signInAt(anotherMachine(), 'eve', 'wrong'))).toBe('session.bad-credentials');
    forum.setNow();
  });

  test('do not keep out a new browser in which a link mailed to the owner was opened', async () => {
    await aMemberWithPassword(forum, 'fay');
    await guessFromEverywhere(forum, 'fay');
    const browser = aBrowser(forum);
    expect(outcomeOf(await signIn(browser, 'fay'))).toBe('session.guarded');
    await requestPasswordReset(forum.forum, 'fay');
    const link = linkIn(await lastMailTo(forum, 'fay@example.org'), '/entry/passwordreset');
    expect((await browser.send('GET', `/entry/passwordreset?${link}`)).statusCode).toBe(303);
    expect(outcomeOf(await signIn(browser, 'fay'))).toBe(201);
  });

  test('gain nothing by an account that has given the owner’s address unconfirmed', async () => {
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

test('a known browser waits for its own failures alone', async () => {
  await aMemberWithPassword(forum, 'hal');
  const [one, other] = [aBrowser(forum), aBrowser(forum)];
  for (const browser of [one, other]) await signIn(browser, 'hal');
  for (let guess = 0; guess < 5; guess += 1) await signIn(one, 'hal', 'wrong');
  expect(outcomeOf(await signIn(one, 'hal'))).toBe('session.suspended');
  expect(outcomeOf(await signIn(other, 'hal'))).toBe(201);
});

test('a browser is known to the members who signed in there, and by its newest cookie only', async () => {
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

test('a new password by mail forgets the browsers that were known', async () => {
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
