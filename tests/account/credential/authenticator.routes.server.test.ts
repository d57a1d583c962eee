import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertToken } from '#server/account/own-data/token.queries.ts';
import { accessTokenMark } from '#server/member/session/access-token.ts';
import { hashOfToken, newToken } from '#server/member/session/session.ts';
import { aBrowser, type Browser, goodPassword, lastMailTo, setSetting } from '#tests/account/support.ts';
import { startTestForum, type TestForum, type TestUser } from '#tests/support/server/test-forum.ts';

let forum: TestForum;
let administrator: TestUser;
let service: { server: Server; issuer: string };
let id: number;

beforeAll(async () => {
  forum = await startTestForum();
  administrator = await forum.anAdministrator();
  service = await startService();
  const payload = {
    name: 'Harbour Pass',
    clientID: 'forum',
    secret: 'a secret of the forum',
    active: true,
    visible: true,
    authenticatorConfig: { issuer: service.issuer },
  };
  const made = await administrator.request({ method: 'POST', url: '/api/v2/authenticators', payload });
  expect(made.statusCode).toBe(201);
  id = made.json().authenticatorID;
});
afterAll(async () => {
  await forum.close();
  await new Promise((resolve) => service.server.close(resolve));
});

describe('sign-in services', () => {
  test('are listed without their secret', async () => {
    const listed = (await forum.guest.request({ url: '/api/v2/authenticators' })).body;
    expect(JSON.parse(listed)).toMatchObject([{ authenticatorID: id, name: 'Harbour Pass', isOidc: true }]);
    expect(listed).not.toContain('a secret');
  });

  test('are visible only to administrators unless they are active', async () => {
    const payload = { name: 'Later', clientID: 'x', authenticatorConfig: { issuer: service.issuer } };
    const later = (await administrator.request({ method: 'POST', url: '/api/v2/authenticators', payload })).json();
    const url = `/api/v2/authenticators/${later.authenticatorID}`;
    expect((await forum.guest.request({ url })).statusCode).toBe(404);
    expect((await administrator.request({ url })).statusCode).toBe(200);
    const renamed = await administrator.request({ method: 'PATCH', url, payload: { name: 'Much later' } });
    expect(renamed.json().name).toBe('Much later');
    const mail = await lastMailTo(forum, `${administrator.name}@example.org`);
    expect(mail?.subject).toContain('You changed a sign-in service');
    const begun = await aBrowser(forum).send('GET', `/entry/connect/${later.authenticatorID}`);
    expect(begun.headers.location).toBe('/entry/signin?error=authenticator.not-found');
    expect((await administrator.request({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await administrator.request({ method: 'DELETE', url })).statusCode).toBe(404);
  });

  test('can be changed only by administrators', async () => {
    const member = await forum.aMember();
    const payload = { name: 'x', clientID: 'x', authenticatorConfig: { issuer: 'https://x.example' } };
    for (const user of [forum.guest, member]) {
      const url = `/api/v2/authenticators/${id}`;
      expect((await user.request({ method: 'POST', url: '/api/v2/authenticators', payload })).statusCode).toBe(403);
      expect((await user.request({ method: 'PATCH', url, payload: { name: 'x' } })).statusCode).toBe(403);
      expect((await user.request({ method: 'DELETE', url })).statusCode).toBe(403);
    }
  });
});

describe('sign-in through a service', () => {
  test('a new user becomes a member with a confirmed address, and signs in as the same member next time', async () => {
    const browser = aBrowser(forum);
    const back = await visit(browser, 'ada');
    expect(back.headers.location).toBe('/drafts');
    const me = (await browser.send('GET', '/users/me')).json();
    expect(me).toMatchObject({ name: 'ada', email: 'ada@pass.example', emailConfirmed: true });
    const again = aBrowser(forum);
    await visit(again, 'ada');
    expect((await again.send('GET', '/users/me')).json().userID).toBe(me.userID);
  });

  test('a name that is already taken gets a number appended', async () => {
    await forum.aMember({ name: 'bea', email: 'another@example.org' });
    const browser = aBrowser(forum);
    await visit(browser, 'bea');
    expect((await browser.send('GET', '/users/me')).json().name).toBe('bea2');
  });

  test('an address that the service has not verified has to be confirmed', async () => {
    const browser = aBrowser(forum);
    await visit(browser, 'unchecked-cas');
    expect((await browser.send('GET', '/users/me')).json()).toMatchObject({ emailConfirmed: false });
  });

  test('an account with the e-mail address of an existing member does not sign in as that member', async () => {
    await forum.aMember({ name: 'dot', email: 'dot@pass.example' });
    const browser = aBrowser(forum);
    const back = await visit(browser, 'dot');
    expect(back.headers.location).toBe('/entry/signin?error=authenticator.email-in-use');
    expect((await browser.send('GET', '/users/me')).json().userID).toBe(0);
  });

  test('nobody can register this way when registration requires an invitation', async () => {
    await setSetting(forum, 'registration.method', 'invitation');
    const back = await visit(aBrowser(forum), 'eve');
    expect(back.headers.location).toBe('/entry/signin?error=registration.closed');
    await setSetting(forum, 'registration.method', 'connect');
    expect((await visit(aBrowser(forum), 'eve')).headers.location).toBe('/drafts');
    await setSetting(forum, 'registration.method', 'basic');
  });

  test('a banned member cannot sign in', async () => {
    const browser = aBrowser(forum);
    await visit(browser, 'fay');
    const { userID } = (await browser.send('GET', '/users/me')).json();
    await forum.forum.db.updateTable('member').set({ banned: true }).where('user_id', '=', userID).execute();
    expect((await visit(aBrowser(forum), 'fay')).headers.location).toBe('/entry/signin?error=session.banned');
  });

  test('a callback is accepted once, only in the browser that started the sign-in, and only if it is valid', async () => {
    const browser = aBrowser(forum);
    const callback = await callbackOf(browser, 'gus');
    const stranger = await aBrowser(forum).send('GET', callback);
    expect(stranger.headers.location).toBe('/entry/signin?error=authenticator.refused');
    const cookies = { ...browser.cookies };
    expect((await browser.send('GET', callback)).headers.location).toBe('/drafts');
    const replayed = await forum.server.inject({ url: callback, cookies });
    expect(replayed.headers.location).toBe('/entry/signin?error=authenticator.refused');
    const made = aBrowser(forum);
    await made.send('GET', `/entry/connect/${id}`);
    const state = made.cookies['folkmoot-sign-on'];
    const forged = await made.send('GET', `/entry/connect/${id}/callback?state=${state}&code=made-up`);
    expect(forged.headers.location).toBe('/entry/signin?error=authenticator.refused');
  });

  test('a target on another host is replaced by the home page', async () => {
    const back = await visit(aBrowser(forum), 'hal', 'https://evil.example/');
    expect(back.headers.location).toBe('/');
  });
});

describe('connections', () => {
  test('a member connects an account, signs in with it, and disconnects it', async () => {
    const browser = await signedIn('ida');
    const back = await finish(browser, await browser.send('POST', `/entry/connect/${id}`), 'ida-at-pass');
    expect(back.headers.location).toBe('/profile/connections');
    const list = async () => (await browser.send('GET', '/connections')).json();
    expect(await list()).toEqual([
      { authenticatorID: id, name: 'Harbour Pass', isConnected: true, email: 'ida-at-pass@pass.example' },
    ]);
    const other = aBrowser(forum);
    await visit(other, 'ida-at-pass');
    expect((await other.send('GET', '/users/me')).json().name).toBe('ida');
    expect((await browser.send('DELETE', `/connections/${id}`)).statusCode).toBe(204);
    expect((await list())[0].isConnected).toBe(false);
  });

  test('connecting and disconnecting send an e-mail to the member', async () => {
    const browser = await signedIn('ned');
    await forum.forum.db
      .updateTable('member')
      .set({ email: 'ned@example.org', pending_email: null, email_confirmed: true })
      .where('name', '=', 'ned')
      .execute();
    await finish(browser, await browser.send('POST', `/entry/connect/${id}`), 'ned-at-pass');
    expect((await lastMailTo(forum, 'ned@example.org'))?.subject).toContain('A sign-in service was connected');
    await browser.send('DELETE', `/connections/${id}`);
    expect((await lastMailTo(forum, 'ned@example.org'))?.subject).toContain('A sign-in service was disconnected');
  });

  test('connecting is refused for an access token and for a session that was confirmed long ago', async () => {
    const made = await administrator.request({ method: 'POST', url: '/api/v2/tokens', payload: { name: 'Robot' } });
    const headers = { authorization: `Bearer ${made.json().accessToken}` };
    const url = `/entry/connect/${id}`;
    const byToken = await forum.guest.request({ method: 'POST', url, headers });
    expect(byToken.headers.location).toBe('/profile/connections?error=session.unconfirmed');
    forum.setNow(new Date(Date.now() + 11 * 60_000));
    const late = await administrator.request({ method: 'POST', url });
    expect(late.headers.location).toBe('/profile/connections?error=session.unconfirmed');
    forum.setNow();
  });

  test('an access token cannot complete a connection that a session of its member started', async () => {
    const browser = await signedIn('oda');
    const { userID } = (await browser.send('GET', '/users/me')).json();
    const token = await aToken(userID);
    const callback = await passThrough(
      String((await browser.send('POST', `/entry/connect/${id}`)).headers.location),
      'oda-elsewhere',
    );
    const { 'folkmoot-sign-on': state = '' } = browser.cookies;
    const back = await forum.guest.request({
      url: callback,
      headers: { authorization: `Bearer ${token}` },
      cookies: { 'folkmoot-sign-on': state },
    });
    expect(back.headers.location).toBe('/profile/connections?error=authenticator.refused');
  });

  test('an account connected to another member cannot be connected again', async () => {
    await visit(aBrowser(forum), 'jan');
    const browser = await signedIn('kim');
    const back = await finish(browser, await browser.send('POST', `/entry/connect/${id}`), 'jan');
    expect(back.headers.location).toBe('/profile/connections?error=authenticator.connected-elsewhere');
  });

  test('the only sign-in method cannot be disconnected', async () => {
    const browser = aBrowser(forum);
    await visit(browser, 'leo');
    expect((await browser.send('DELETE', `/connections/${id}`)).json().code).toBe('authenticator.last-way-in');
  });

  test('guests can neither list nor create connections', async () => {
    const guest = aBrowser(forum);
    expect((await guest.send('GET', '/connections')).statusCode).toBe(403);
    expect((await guest.send('POST', `/entry/connect/${id}`)).headers.location).toBe(
      '/entry/signin?error=permission.missing',
    );
  });
});

async function aToken(userID: number): Promise<string> {
  const token = `${accessTokenMark}${newToken()}`;
  const hash = hashOfToken(token);
  const about = {
    userID,
    name: 'Robot',
    scope: 'write',
    areas: null,
    hash,
    hint: '0000',
    now: new Date(),
    insertUserID: userID,
    expires: null,
  } as const;
  await insertToken(forum.forum.db, about);
  return token;
}

async function signedIn(name: string): Promise<Browser> {
  const browser = aBrowser(forum);
  await browser.send('POST', '/users/register', { name, email: `${name}@example.org`, password: goodPassword });
  return browser;
}

/** Signs in at the service and returns to the forum. */
async function visit(browser: Browser, login: string, target = '/drafts') {
  return browser.send('GET', await callbackOf(browser, login, target));
}

async function finish(browser: Browser, begun: Awaited<ReturnType<Browser['send']>>, login: string) {
  return browser.send('GET', await passThrough(String(begun.headers.location), login));
}

async function callbackOf(browser: Browser, login: string, target = '/drafts'): Promise<string> {
  const begun = await browser.send('GET', `/entry/connect/${id}?Target=${encodeURIComponent(target)}`);
  return passThrough(String(begun.headers.location), login);
}

/**
 * Follows the service's redirects like a browser, signing in and consenting when required. Returns the callback path.
 */
async function passThrough(start: string, login: string): Promise<string> {
  const jar = new Map<string, string>();
  let address = start;
  for (let step = 0; step < 12; step += 1) {
    if (address.startsWith(forum.forum.configuration.siteUrl)) {
      const { pathname, search } = new URL(address);
      return pathname + search;
    }
    const isQuestion = new URL(address).pathname.startsWith('/interaction/');
    const response = await fetch(address, {
      redirect: 'manual',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(isQuestion && { 'x-login': login }),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    await response.arrayBuffer();
    address = new URL(response.headers.get('location') ?? '', address).href;
  }
  throw new Error(`The service did not lead back from ${start}.`);
}

/** Starts a real OpenID Connect service, where a user signs in by stating a name. */
async function startService() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'forum',
        client_secret: 'a secret of the forum',
        redirect_uris: [1, 2, 3].map((one) => `${forum.forum.configuration.siteUrl}/entry/connect/${one}/callback`),
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
    cookies: { keys: ['a key of the service'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        email: `${sub}@pass.example`,
        email_verified: !sub.startsWith('unchecked'),
        preferred_username: sub,
      }),
    }),
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    const accountId = session?.accountId ?? String(request.headers['x-login']);
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, {
        login: { accountId: String(request.headers['x-login']) },
      });
    const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) });
    grant.addOIDCScope('openid email profile');
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  });
  return { server, issuer };
}
