import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBrowser, goodPassword, setSetting } from '#tests/account/support.ts';
import { startTestForum, type TestForum } from '#tests/support/server/test-forum.ts';

let forum: TestForum;
let maker: Server;
let requests: URLSearchParams[] = [];
let answer: { status: number; body: string } | 'silence';

beforeAll(async () => {
  maker = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push(new URLSearchParams(body));
    if (answer !== 'silence') response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((listening) => maker.listen(0, '127.0.0.1', listening));
  forum = await startTestForum({
    BOT_PROTECTION_SECRET: 'hush',
    BOT_PROTECTION_VERIFY_URL: `http://127.0.0.1:${(maker.address() as AddressInfo).port}/siteverify`,
  });
});
afterAll(async () => {
  await forum.close();
  maker.closeAllConnections();
  await new Promise((closed) => maker.close(closed));
});
beforeEach(async () => {
  requests = [];
  answer = { status: 200, body: '{"success":true}' };
  await setSetting(forum, 'botProtection.siteKey', 'key-1');
});

let made = 0;
const join = (more: object) => {
  made += 1;
  const person = { name: `person${made}`, email: `person${made}@example.org`, password: goodPassword };
  return aBrowser(forum).send('POST', '/users/register', { ...person, ...more });
};

test('a user who passes the bot check can register, and the provider is called with the secret', async () => {
  expect((await join({ botToken: 'passed' })).statusCode).toBe(201);
  expect(requests.map((one) => [one.get('secret'), one.get('response')])).toEqual([['hush', 'passed']]);
  expect(requests[0]?.get('remoteip')).toMatch(/^10\./);
});

test('a failed or missing bot check prevents registration', async () => {
  const nothing = await join({});
  expect([nothing.statusCode, nothing.json().code, requests.length]).toEqual([422, 'registration.bot-refused', 0]);
  answer = { status: 200, body: '{"success":false,"error-codes":["timeout-or-duplicate"]}' };
  expect((await join({ botToken: 'used' })).json().code).toBe('registration.bot-refused');
});

test('when the provider fails, returns invalid data or does not respond, the user is asked to try again', async () => {
  for (const one of [
    { status: 500, body: '' },
    { status: 200, body: '<html>' },
    { status: 200, body: '{}' },
  ]) {
    answer = one;
    const refused = await join({ botToken: 'passed' });
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'registration.bot-unreachable']);
  }
  answer = 'silence';
  expect((await join({ botToken: 'passed' })).json().code).toBe('registration.bot-unreachable');
});

test('invalid account data is reported before the bot-check token is used', async () => {
  expect((await join({ name: 'x', botToken: 'passed' })).json().code).toBe('request.invalid');
  expect(requests).toEqual([]);
});

test('a plain form accepts the token under the field name of each supported provider', async () => {
  for (const field of ['cf-turnstile-response', 'h-captcha-response', 'g-recaptcha-response']) {
    made += 1;
    const form = { Name: `former${made}`, Email: `former${made}@example.org`, Password: goodPassword, [field]: field };
    const sent = await aBrowser(forum).send('POST', '/entry/register', form);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/']);
  }
  expect(requests.map((one) => one.get('response'))).toHaveLength(3);
});

test('no bot check is required when the site has no key', async () => {
  await setSetting(forum, 'botProtection.siteKey', '');
  expect((await join({})).statusCode).toBe(201);
  expect(requests).toEqual([]);
});

test('a site key without the secret counts as not set', async () => {
  const other = await startTestForum();
  await setSetting(other, 'botProtection.siteKey', 'key-1');
  expect((await other.forum.settings.get())['botProtection.siteKey']).toBe('');
  await other.close();
});
