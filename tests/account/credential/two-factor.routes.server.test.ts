import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import {
  aBrowser,
  aMemberWithPassword,
  type Browser,
  goodPassword,
  lastMailTo,
  linkIn,
} from '#tests/account/support.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();

const start = Date.parse('2027-03-01T12:00:00Z');
let moment = start;

/** Advances the time, so that an authenticator app's next code differs. */
const goOn = (seconds = 60) => {
  moment += seconds * 1_000;
  forum.setNow(new Date(moment));
};

describe('authenticator app setup', () => {
  test('is activated by a code, and the recovery codes are returned once', async () => {
    const { browser, app, recoveryCodes } = await aMemberWithApp('ada');
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(app.label).toBe('ada');
    expect((await browser.send('GET', '/two-factor')).json()).toEqual({
      hasPassword: true,
      hasApp: true,
      countPasskeys: 0,
      countRecoveryCodes: 10,
      isConfirmed: true,
    });
    const stored = await forum.forum.db.selectFrom('recovery_code').select('code_hash').execute();
    expect(stored.map(({ code_hash }) => code_hash.toString())).not.toContain(recoveryCodes[0]);
  });

  test('requires no codes until the app is confirmed', async () => {
    const browser = await signedIn('bea');
    await browser.send('POST', '/two-factor/app');
    expect((await browser.send('POST', '/two-factor/app/confirm', { code: '000000' })).json().code).toBe(
      'session.second-factor-wrong',
    );
    expect((await firstStep('bea')).statusCode).toBe(201);
  });

  test('does not replace an active app silently', async () => {
    const { browser } = await aMemberWithApp('cas');
    expect((await browser.send('POST', '/two-factor/app')).json().code).toBe('two-factor.on-already');
  });

  test('requires a session that was confirmed recently', async () => {
    const browser = await signedIn('dot');
    goOn(11 * 60);
    expect((await browser.send('POST', '/two-factor/app')).json()).toMatchObject({
      status: 403,
      code: 'session.unconfirmed',
    });
    expect((await browser.send('POST', '/sessions/confirm', { password: 'wrong' })).statusCode).toBe(401);
    expect((await browser.send('POST', '/sessions/confirm', { password: goodPassword })).statusCode).toBe(204);
    expect((await browser.send('POST', '/two-factor/app')).statusCode).toBe(201);
  });

  test('is refused for guests', async () => {
    const guest = aBrowser(forum);
    for (const [method, path] of [
      ['GET', '/two-factor'],
      ['POST', '/two-factor/app'],
      ['POST', '/two-factor/recovery-codes'],
      ['DELETE', '/two-factor/app'],
      ['POST', '/sessions/confirm/options'],
    ] as const)
      expect((await guest.send(method, path)).statusCode).toBe(403);
    expect((await guest.send('POST', '/two-factor/app/confirm', { code: '123456' })).statusCode).toBe(403);
    expect((await guest.send('POST', '/sessions/confirm', { code: '123456' })).statusCode).toBe(403);
  });
});

describe('sign-in with an authenticator app', () => {
  test('creates no session with the password alone', async () => {
    const { app } = await aMemberWithApp('eve');
    const browser = aBrowser(forum);
    const first = await browser.send('POST', '/sessions', { name: 'eve', password: goodPassword });
    expect(first.json()).toMatchObject({ status: 401, code: 'session.second-factor' });
    expect((await browser.send('GET', '/users/me')).json().userID).toBe(0);
    const second = await browser.send('POST', '/sessions/second-factor', { code: app.generate({ timestamp: moment }) });
    expect(second.statusCode).toBe(201);
    expect((await browser.send('GET', '/users/me')).json().name).toBe('eve');
    expect(Object.keys(browser.cookies).sort()).toEqual(['folkmoot-device', 'folkmoot-session']);
  });

  test('accepts a code once, and no code of an earlier time step after it', async () => {
    const { app } = await aMemberWithApp('fay');
    const [earlier, code] = [app.generate({ timestamp: moment - 30_000 }), app.generate({ timestamp: moment })];
    expect((await bothSteps('fay', code)).statusCode).toBe(201);
    expect((await bothSteps('fay', code)).json().code).toBe('session.second-factor-wrong');
    expect((await bothSteps('fay', earlier)).json().code).toBe('session.second-factor-wrong');
  });

  test('accepts one of several simultaneous uses of a code', async () => {
    const { app } = await aMemberWithApp('gus');
    const code = app.generate({ timestamp: moment });
    const answers = await Promise.all([1, 2, 3].map(() => bothSteps('gus', code)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });

  test('requires a real second factor after the first step', async () => {
    await aMemberWithApp('hal');
    const browser = aBrowser(forum);
    await browser.send('POST', '/sessions', { name: 'hal', password: goodPassword });
    const again = await browser.send('POST', '/sessions/second-factor', { password: goodPassword });
    expect(again.json().code).toBe('session.second-factor-wrong');
    const without = await aBrowser(forum).send('POST', '/sessions/second-factor', { code: '123456' });
    expect(without.json().code).toBe('session.second-factor-over');
  });

  test('allows ten minutes for the second step', async () => {
    const { app } = await aMemberWithApp('ida');
    const browser = aBrowser(forum);
    await browser.send('POST', '/sessions', { name: 'ida', password: goodPassword });
    goOn(10 * 60 + 1);
    const late = await browser.send('POST', '/sessions/second-factor', { code: app.generate({ timestamp: moment }) });
    expect(late.json().code).toBe('session.second-factor-over');
  });

  test('delays an IP address after failed guesses, whatever the kind of code', async () => {
    const { app } = await aMemberWithApp('jan');
    const browser = aBrowser(forum);
    for (let guess = 0; guess < 5; guess += 1) await bothSteps('jan', String(100_000 + guess), browser);
    const right = await bothSteps('jan', app.generate({ timestamp: moment }), browser);
    expect(right.json().code).toBe('session.suspended');
    goOn(31);
    expect((await bothSteps('jan', app.generate({ timestamp: moment }), browser)).statusCode).toBe(201);
  });

  test('accepts a recovery code once, regardless of case and separators', async () => {
    const { recoveryCodes } = await aMemberWithApp('kim');
    const code = recoveryCodes[3] ?? '';
    expect((await bothSteps('kim', ` ${code.toUpperCase().replaceAll('-', ' ')}`)).statusCode).toBe(201);
    expect((await bothSteps('kim', code)).json().code).toBe('session.second-factor-wrong');
  });

  test('refuses a recovery code of another member', async () => {
    const [{ recoveryCodes }] = [await aMemberWithApp('lea'), await aMemberWithApp('leo')];
    expect((await bothSteps('leo', recoveryCodes[0] ?? '')).statusCode).toBe(401);
  });

  test('is not bypassed by a password reset', async () => {
    const { app } = await aMemberWithApp('mia');
    const browser = aBrowser(forum);
    await browser.send('POST', '/users/request-password', { email: 'mia@example.org' });
    const token = linkIn(await lastMailTo(forum, 'mia@example.org'), '/entry/passwordreset').get('token') ?? '';
    const reset = await browser.send('POST', '/users/reset-password', { token, password: 'another fine harbour' });
    expect(reset.json().code).toBe('session.second-factor');
    const code = app.generate({ timestamp: moment });
    expect((await browser.send('POST', '/sessions/second-factor', { code })).statusCode).toBe(201);
  });

  test('accepts the code together with the password, as for a session renewed in place', async () => {
    const { app } = await aMemberWithApp('nia');
    const code = app.generate({ timestamp: moment });
    const answer = await aBrowser(forum).send('POST', '/sessions', { name: 'nia', password: goodPassword, code });
    expect(answer.statusCode).toBe(201);
  });

  test('works with plain forms, too', async () => {
    const { app } = await aMemberWithApp('oda');
    const browser = aBrowser(forum);
    const first = await form(browser, '/entry/signin', { Email: 'oda', Password: goodPassword, Target: '/drafts' });
    expect(first.headers.location).toBe('/entry/secondfactor?Target=%2Fdrafts');
    const wrong = await form(browser, '/entry/secondfactor', { Code: '000000', Target: '/drafts' });
    expect(wrong.headers.location).toBe('/entry/secondfactor?error=session.second-factor-wrong&Target=%2Fdrafts');
    const code = app.generate({ timestamp: moment });
    const second = await form(browser, '/entry/secondfactor', { Code: code, Target: '/drafts' });
    expect([second.headers.location, (await browser.send('GET', '/users/me')).json().name]).toEqual(['/drafts', 'oda']);
  });
});

describe('removal of the second factor', () => {
  test('makes the password sufficient again and deletes the recovery codes', async () => {
    const { browser } = await aMemberWithApp('pia');
    expect((await browser.send('DELETE', '/two-factor/app')).statusCode).toBe(204);
    expect((await firstStep('pia')).statusCode).toBe(201);
    expect((await browser.send('GET', '/two-factor')).json().countRecoveryCodes).toBe(0);
  });

  test('new recovery codes replace the previous ones', async () => {
    const { browser, recoveryCodes } = await aMemberWithApp('quin');
    const renewed = (await browser.send('POST', '/two-factor/recovery-codes')).json().recoveryCodes;
    expect((await bothSteps('quin', recoveryCodes[0] ?? '')).statusCode).toBe(401);
    expect((await bothSteps('quin', renewed[0])).statusCode).toBe(201);
  });

  test('can be done by administrators for a member who lost the device, not by moderators or guests', async () => {
    const { userID } = await aMemberWithApp('ros');
    const administrator = await forum.anAdministrator();
    const moderator = await forum.aModerator();
    const remove = (by: typeof administrator, id: number) =>
      by.request({ method: 'DELETE', url: `/api/v2/users/${id}/two-factor` });
    expect((await remove(moderator, userID)).statusCode).toBe(403);
    expect((await remove(forum.guest, userID)).statusCode).toBe(403);
    expect((await remove(administrator, 987_654)).statusCode).toBe(404);
    expect((await remove(administrator, userID)).statusCode).toBe(204);
    expect((await firstStep('ros')).statusCode).toBe(201);
  });
});

test('changes of the second factor are reported to the member by e-mail', async () => {
  const { browser, userID } = await aMemberWithApp('tom');
  const lastSubject = async () => (await lastMailTo(forum, 'tom@example.org'))?.subject;
  expect(await lastSubject()).toContain('An authenticator app was set up');
  await browser.send('POST', '/two-factor/recovery-codes');
  expect(await lastSubject()).toContain('New recovery codes were created');
  await browser.send('DELETE', '/two-factor/app');
  expect(await lastSubject()).toContain('Your authenticator app was turned off');
  await browser.send('DELETE', '/two-factor/app');
  await browser.send('POST', '/two-factor/app');
  const administrator = await forum.anAdministrator();
  await administrator.request({ method: 'DELETE', url: `/api/v2/users/${userID}/two-factor` });
  expect(await lastSubject()).toContain('Two-factor authentication was removed');
});

test('a sign-in with a new kind of browser is reported by e-mail, a known kind is not', async () => {
  await aMemberWithPassword(forum, 'sam');
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
  for (const userAgent of [firefox, firefox])
    await aBrowser(forum, { userAgent }).send('POST', '/sessions', { name: 'sam', password: goodPassword });
  expect(await lastMailTo(forum, 'sam@example.org')).toBeUndefined();
  await aBrowser(forum, { userAgent: chrome }).send('POST', '/sessions', { name: 'sam', password: goodPassword });
  expect((await lastMailTo(forum, 'sam@example.org'))?.source).toContain('Chrome, Windows');
});

const firstStep = (name: string) => aBrowser(forum).send('POST', '/sessions', { name, password: goodPassword });

async function bothSteps(name: string, code: string, browser = aBrowser(forum)) {
  await browser.send('POST', '/sessions', { name, password: goodPassword });
  return browser.send('POST', '/sessions/second-factor', { code });
}

async function signedIn(name: string): Promise<Browser> {
  forum.setNow(new Date(moment));
  await aMemberWithPassword(forum, name);
  const browser = aBrowser(forum);
  await browser.send('POST', '/sessions', { name, password: goodPassword });
  return browser;
}

async function aMemberWithApp(name: string) {
  const browser = await signedIn(name);
  const { secret, url } = (await browser.send('POST', '/two-factor/app')).json();
  const app = new TOTP({ secret: Secret.fromBase32(secret), label: new URL(url).pathname.split(':').at(-1) ?? '' });
  const code = app.generate({ timestamp: moment });
  const { recoveryCodes } = (await browser.send('POST', '/two-factor/app/confirm', { code })).json();
  goOn();
  const { userID } = (await browser.send('GET', '/users/me')).json();
  return { browser, app, recoveryCodes: recoveryCodes as string[], userID };
}

const form = (browser: Browser, path: string, fields: Record<string, string>) => browser.send('POST', path, fields);
