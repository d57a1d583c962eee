import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser, type Browser } from '#tests/account/support.ts';
import { startTestForum, type TestForum, type TestUser } from '#tests/support/server/test-forum.ts';

let forum: TestForum;
let administrator: TestUser;
let service: { server: Server; origin: string };
/** The profile that the service returns, and the requests that it received. */
let profile: Record<string, unknown>;
let asked: { token: URLSearchParams; authorization: string | undefined };

const configuration = () => ({
  authorizeUrl: `${service.origin}/authorize`,
  tokenUrl: `${service.origin}/token`,
  profileUrl: `${service.origin}/profile`,
});
const add = (payload: object) => administrator.request({ method: 'POST', url: '/api/v2/authenticators', payload });
const basics = { type: 'oauth2', clientID: 'forum', secret: 'a secret', active: true, visible: true };

beforeAll(async () => {
  forum = await startTestForum();
  administrator = await forum.anAdministrator();
  service = await startService();
});
afterAll(async () => {
  await forum.close();
  await new Promise((resolve) => service.server.close(resolve));
});

test('a plain OAuth 2 service can be added, read and changed; its type is fixed', async () => {
  const made = await add({ ...basics, name: 'Dock Card', authenticatorConfig: { ...configuration(), scope: 'user' } });
  expect([made.statusCode, made.json().type, made.json().isOidc]).toEqual([201, 'oauth2', false]);
  expect(made.json().authenticatorConfig).toEqual({
    ...{ ...configuration(), scope: 'user' },
    ...{ subjectKey: 'id', nameKey: 'name', emailKey: 'email' },
  });
  const url = `/api/v2/authenticators/${made.json().authenticatorID}`;
  expect((await forum.guest.request({ url })).json().authenticatorConfig).toBeUndefined();
  const change = (authenticatorConfig: object) =>
    administrator.request({ method: 'PATCH', url, payload: { authenticatorConfig } });
  expect((await change({ issuer: service.origin })).statusCode).toBe(422);
  expect((await change({ ...configuration(), nameKey: 'login' })).json().authenticatorConfig.nameKey).toBe('login');
  expect((await add({ ...basics, name: 'x', authenticatorConfig: { issuer: service.origin } })).statusCode).toBe(422);
  expect((await add({ ...basics, name: 'x', type: 'oidc', authenticatorConfig: configuration() })).statusCode).toBe(
    422,
  );
  expect((await administrator.request({ method: 'DELETE', url })).statusCode).toBe(204);
});

test('a new user becomes a member through it and signs in as the same member later, even with a changed name', async () => {
  const id = await aService({ nameKey: 'login', scope: 'user' });
  profile = { id: 4711, login: 'ada', email: 'ada@example.org', email_verified: true };
  const browser = aBrowser(forum);
  expect((await visit(browser, id)).headers.location).toBe('/drafts');
  const me = (await browser.send('GET', '/users/me')).json();
  expect(me.name).toBe('ada');
  expect(Object.fromEntries(asked.token)).toMatchObject({
    ...{ grant_type: 'authorization_code', code: 'the-code', client_id: 'forum', client_secret: 'a secret' },
  });
  expect(asked.authorization).toBe('Bearer the-token');
  profile = { ...profile, login: 'countess' };
  const other = aBrowser(forum);
  await visit(other, id);
  expect((await other.send('GET', '/users/me')).json().userID).toBe(me.userID);
});

test('a profile without a valid subject ID is refused', async () => {
  const id = await aService({});
  for (const told of [{}, { id: '' }, { id: null }, { id: 1.5 }, { id: { number: 1 } }]) {
    profile = { ...told, name: 'eve', email: 'eve@example.org' };
    const browser = aBrowser(forum);
    expect((await visit(browser, id)).headers.location, JSON.stringify(told)).toContain('authenticator.refused');
  }
});

test('a callback from the sign-in of another browser is refused', async () => {
  const id = await aService({});
  profile = { id: 9, name: 'mallory', email: 'mallory@example.org' };
  const [mine, theirs] = [aBrowser(forum), aBrowser(forum)];
  const way = await callbackOf(mine, id);
  const back = await theirs.send('GET', way);
  expect(back.headers.location).toContain('error=authenticator.refused');
});

async function aService(own: object): Promise<number> {
  const made = await add({ ...basics, name: 'Dock Card', authenticatorConfig: { ...configuration(), ...own } });
  return made.json().authenticatorID;
}

async function callbackOf(browser: Browser, id: number): Promise<string> {
  const begun = await browser.send('GET', `/entry/connect/${id}?Target=${encodeURIComponent('/drafts')}`);
  const { searchParams } = new URL(String(begun.headers.location));
  const back = new URL(searchParams.get('redirect_uri') ?? '');
  return `${back.pathname}?code=the-code&state=${searchParams.get('state')}`;
}

const visit = async (browser: Browser, id: number) => browser.send('GET', await callbackOf(browser, id));

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** Starts a service with the two endpoints that the forum calls itself. */
async function startService() {
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/token') {
      const token = new URLSearchParams(await textOf(request));
      asked = { token, authorization: undefined };
      return response.end(JSON.stringify({ access_token: 'the-token', token_type: 'bearer' }));
    }
    asked = { ...asked, authorization: request.headers.authorization };
    return response.end(JSON.stringify(profile));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
