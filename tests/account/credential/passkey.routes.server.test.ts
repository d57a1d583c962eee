import { describe, expect, test } from 'vitest';
import { aBrowser, aMemberWithPassword, type Browser, goodPassword } from '#tests/account/support.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { softPasskey } from './soft-passkey.ts';

const forum = await testForum();

test('a passkey can be added, renamed, listed and removed', async () => {
  const { browser, passkeyID, recoveryCodes } = await aMemberWithPasskey('ada');
  expect(recoveryCodes).toHaveLength(10);
  const list = async () => (await browser.send('GET', '/passkeys')).json();
  expect(await list()).toEqual([{ passkeyID, name: 'My phone', dateInserted: expect.any(String), dateLastUsed: null }]);
  expect((await browser.send('PATCH', `/passkeys/${passkeyID}`, { name: 'Old phone' })).json().name).toBe('Old phone');
  expect((await browser.send('DELETE', `/passkeys/${passkeyID}`)).statusCode).toBe(204);
  expect(await list()).toEqual([]);
  expect((await browser.send('DELETE', `/passkeys/${passkeyID}`)).statusCode).toBe(404);
});

test('sign-in works with a passkey alone', async () => {
  const { device } = await aMemberWithPasskey('bea');
  const browser = aBrowser(forum);
  const options = (await browser.send('POST', '/sessions/passkey/options')).json();
  expect(options.userVerification).toBe('required');
  expect(options.allowCredentials).toBeUndefined();
  const answer = await browser.send('POST', '/sessions/passkey', { credential: device.sign(options) });
  expect([answer.statusCode, answer.json().name]).toEqual([201, 'bea']);
  expect((await browser.send('GET', '/users/me')).json().name).toBe('bea');
});

test('a passkey works as the second factor after a password', async () => {
  const { device } = await aMemberWithPasskey('cas');
  const browser = aBrowser(forum);
  const first = await browser.send('POST', '/sessions', { name: 'cas', password: goodPassword });
  expect(first.json().code).toBe('session.second-factor');
  const options = (await browser.send('POST', '/sessions/second-factor/options')).json();
  expect(options.allowCredentials).toMatchObject([{ id: device.id }]);
  const credential = device.sign(options, { isVerified: false });
  expect((await browser.send('POST', '/sessions/second-factor', { credential })).statusCode).toBe(201);
});

test('a passkey renews the confirmation of a session', async () => {
  const { browser, device } = await aMemberWithPasskey('dot');
  forum.setNow(new Date(Date.now() + 11 * 60_000));
  expect((await browser.send('POST', '/passkeys/options')).json().code).toBe('session.unconfirmed');
  const options = (await browser.send('POST', '/sessions/confirm/options')).json();
  expect((await browser.send('POST', '/sessions/confirm', { credential: device.sign(options) })).statusCode).toBe(204);
  expect((await browser.send('POST', '/passkeys/options')).statusCode).toBe(200);
  forum.setNow();
});

describe('a passkey request is refused for', () => {
  test('a replayed assertion', async () => {
    const { device } = await aMemberWithPasskey('eve');
    const options = await question();
    const credential = device.sign(options);
    expect((await answer(credential)).statusCode).toBe(201);
    expect((await answer(credential)).json().code).toBe('passkey.refused');
  });

  test('a cloned passkey whose counter is behind', async () => {
    const { device } = await aMemberWithPasskey('fay');
    expect((await answer(device.sign(await question()))).statusCode).toBe(201);
    device.counter = 0;
    expect((await answer(device.sign(await question()))).json().code).toBe('passkey.refused');
  });

  test('an assertion created on another site', async () => {
    const { device } = await aMemberWithPasskey('gus');
    const foreign = device.sign(await question(), { origin: 'https://evil.example' });
    expect((await answer(foreign)).json().code).toBe('passkey.refused');
  });

  test('an assertion without user verification', async () => {
    const { device } = await aMemberWithPasskey('hal');
    expect((await answer(device.sign(await question(), { isVerified: false }))).statusCode).toBe(400);
  });

  test('an assertion whose challenge has expired', async () => {
    const { device } = await aMemberWithPasskey('ida');
    const options = await question();
    forum.setNow(new Date(Date.now() + 6 * 60_000));
    expect((await answer(device.sign(options))).statusCode).toBe(400);
    forum.setNow();
  });

  test('an assertion for a different purpose, or a forged one', async () => {
    const { device, browser } = await aMemberWithPasskey('jan');
    const options = (await browser.send('POST', '/sessions/confirm/options')).json();
    expect((await answer(device.sign(options))).statusCode).toBe(400);
    expect((await answer(device.sign({ challenge: 'bWFkZSB1cA' }))).statusCode).toBe(400);
    expect((await answer({ id: 'x', rawId: 'x', type: 'public-key' })).statusCode).toBe(400);
    expect((await answer(softPasskey('http://unknown.example').sign(await question()))).statusCode).toBe(400);
  });

  test('the passkey of another member as the second factor', async () => {
    const { device } = await aMemberWithPasskey('kim');
    await aMemberWithPasskey('leo');
    const browser = aBrowser(forum);
    await browser.send('POST', '/sessions', { name: 'leo', password: goodPassword });
    const options = (await browser.send('POST', '/sessions/second-factor/options')).json();
    const second = await browser.send('POST', '/sessions/second-factor', { credential: device.sign(options) });
    expect(second.json().code).toBe('session.second-factor-wrong');
  });

  test('a banned member', async () => {
    const { device, userID } = await aMemberWithPasskey('mia');
    await forum.forum.db.updateTable('member').set({ banned: true }).where('user_id', '=', userID).execute();
    expect((await answer(device.sign(await question()))).json().code).toBe('session.banned');
  });

  test('a passkey created for the challenge of another member', async () => {
    const [one, other] = [await signedIn('nia'), await signedIn('oda')];
    const device = softPasskey(forum.forum.configuration.siteUrl);
    const options = (await one.send('POST', '/passkeys/options')).json();
    const added = await other.send('POST', '/passkeys', { name: 'Mine', credential: device.create(options) });
    expect(added.json().code).toBe('passkey.refused');
  });

  test('passkeys of other members, in the list and by ID', async () => {
    const { passkeyID } = await aMemberWithPasskey('pia');
    const other = await signedIn('quin');
    expect((await other.send('GET', '/passkeys')).json()).toEqual([]);
    expect((await other.send('DELETE', `/passkeys/${passkeyID}`)).statusCode).toBe(404);
    expect((await other.send('PATCH', `/passkeys/${passkeyID}`, { name: 'x' })).statusCode).toBe(404);
  });

  test('guests', async () => {
    const guest = aBrowser(forum);
    expect((await guest.send('GET', '/passkeys')).statusCode).toBe(403);
    expect((await guest.send('POST', '/passkeys/options')).statusCode).toBe(403);
  });
});

const question = async () => (await aBrowser(forum).send('POST', '/sessions/passkey/options')).json();

const answer = (credential: object) => aBrowser(forum).send('POST', '/sessions/passkey', { credential });

async function signedIn(name: string): Promise<Browser> {
  await aMemberWithPassword(forum, name);
  const browser = aBrowser(forum);
  await browser.send('POST', '/sessions', { name, password: goodPassword });
  return browser;
}

async function aMemberWithPasskey(name: string) {
  const browser = await signedIn(name);
  const { userID } = (await browser.send('GET', '/users/me')).json();
  const device = softPasskey(forum.forum.configuration.siteUrl);
  const options = (await browser.send('POST', '/passkeys/options')).json();
  const created = await browser.send('POST', '/passkeys', { name: 'My phone', credential: device.create(options) });
  return { browser, device, userID, ...(created.json() as { passkeyID: number; recoveryCodes?: string[] }) };
}
