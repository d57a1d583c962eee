import type { LightMyRequestResponse } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { type ApiRoute, nameOf, readApi } from '#tests/support/api/openapi-route.ts';
import { type Cast, castFor } from '#tests/support/api/role-cast.ts';
import { roleRequest } from '#tests/support/api/role-requests.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

/** The areas of the API in which every changing route either requires a confirmed session or is listed below. */
const protectedAreas = ['Accounts', 'Sessions', 'Tokens', 'Users'];

const proves = 'proves identity by itself: a password, a code, or a key sent by mail';
const closes = 'only closes ways into an account';
const reaches = 'does not change how an account is reached';

/** Changing routes of these areas that require no confirmed session, with the reason. */
const unconfirmed: Readonly<Record<string, string>> = {
  'POST /sessions': proves,
  'POST /sessions/second-factor': proves,
  'POST /sessions/second-factor/options': proves,
  'POST /sessions/passkey': proves,
  'POST /sessions/passkey/options': proves,
  'POST /sessions/confirm': proves,
  'POST /sessions/confirm/options': proves,
  'POST /users/register': 'creates an account of its own',
  'POST /users/first-administrator': proves,
  'POST /users/{id}/confirm-email': proves,
  'POST /users/confirm-email-request': 'sends mail to an address that a confirmed session has set',
  'POST /users/request-password': 'sends mail to the owner',
  'POST /users/reset-password': proves,
  'DELETE /sessions': closes,
  'DELETE /sessions/current': closes,
  'DELETE /tokens/{id}': closes,
  'DELETE /users/me/deletion': 'keeps the account',
  'POST /invites': 'invites somebody to an account of their own',
  'POST /invites/{id}/send': 'invites somebody to an account of their own',
  'DELETE /invites/{id}': reaches,
  'POST /users': 'creates an account of its own; permissions and rank decide',
  'PUT /users/{id}/ban': reaches,
  'PUT /users/{id}/hidden': reaches,
  'POST /users/{id}/photo': reaches,
  'DELETE /users/{id}/photo': reaches,
  'PUT /users/{id}/ignored/{ignoredUserID}': reaches,
  'DELETE /users/{id}/ignored/{ignoredUserID}': reaches,
  'PUT /users/{id}/signature': reaches,
  'PUT /users/me/all-viewed': reaches,
  'PUT /users/me/member-columns': reaches,
  'PATCH /users/bulk-role-assignment': 'permissions and rank decide',
  'POST /users/bulk-ban': reaches,
  'POST /users/bulk-message': reaches,
  'POST /users/{id}/content-deletion': reaches,
};

/** Valid bodies that set a protected field, for routes whose default test request does not set one. */
const protectedBodies: Readonly<Record<string, object>> = {
  'POST /sessions/confirm': { password: 'any password' },
  'PATCH /users/{id}': { email: 'another-address@example.org' },
};

const forum = await testForum();
const { routes } = await readApi(forum);
const confirmed = routes.filter((route) => route['x-confirmed']);
afterEach(() => forum.setNow());

test('the routes that require a confirmed session', () => {
  const rows = confirmed.map((route) => [nameOf(route), route['x-confirmed']]);
  expect(Object.fromEntries(rows)).toEqual({
    'DELETE /authenticators/{id}': true,
    'DELETE /connections/{id}': true,
    'DELETE /sample-community': true,
    'POST /users/bulk-deletion': true,
    'POST /users/{id}/merge': true,
    'DELETE /former-data/{name}': true,
    'DELETE /passkeys/{id}': true,
    'DELETE /restorations/{id}': true,
    'DELETE /site-tokens/{id}': true,
    'DELETE /two-factor/app': true,
    'DELETE /users/me': true,
    'DELETE /users/{id}': true,
    'DELETE /users/{id}/two-factor': true,
    'GET /backups/{id}/download': true,
    'GET /data-exports/{id}': true,
    'GET /exports/{id}/download': true,
    'PATCH /authenticators/{id}': true,
    'PATCH /mail-server': true,
    'PATCH /passkeys/{id}': true,
    'PATCH /webhooks/{id}': true,
    'PATCH /users/{id}': ['email', 'emailConfirmed', 'password'],
    'POST /authenticators': true,
    'POST /data-exports': true,
    'POST /exports': true,
    'POST /former-data/{name}/use': true,
    'POST /imports': true,
    'POST /imports/dumps/{name}/files': true,
    'POST /imports/{id}/import': true,
    'POST /passkeys': true,
    'POST /passkeys/options': true,
    'POST /restorations': true,
    'POST /restorations/files': true,
    'POST /restorations/{id}/cancel': true,
    'POST /restorations/{id}/use': true,
    'POST /service-accounts': true,
    'POST /site-tokens': true,
    'POST /tokens': true,
    'POST /two-factor/app': true,
    'POST /two-factor/app/confirm': true,
    'POST /two-factor/recovery-codes': true,
    'POST /webhooks': true,
    'PUT /translation-services/{type}': true,
  });
});

test('every route that changes accounts requires a confirmed session, or documents why not', () => {
  const isAboutAccounts = ({ tags }: ApiRoute) => tags?.some((tag) => protectedAreas.includes(tag));
  const changing = routes.filter((route) => route.method !== 'GET' && isAboutAccounts(route));
  const open = changing.filter((route) => !route['x-confirmed']).map(nameOf);
  expect(open.sort()).toEqual(Object.keys(unconfirmed).sort());
});

test('the routes that refuse access tokens, because their effect would outlive the token', () => {
  expect(
    routes
      .filter((route) => route['x-session-only'])
      .map(nameOf)
      .sort(),
  ).toEqual([
    'GET /outbox',
    'GET /outbox/{name}',
    'GET /outbox/{name}/html',
    'PATCH /incoming-mail/mailbox',
    'POST /incoming-mail/webhook-secret',
    'POST /push-subscriptions',
    'POST /sessions/confirm',
    'POST /sessions/confirm/options',
  ]);
});

const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.body && answer.json().code];

async function protectedRequest(route: ApiRoute, cast: Cast) {
  const request = await roleRequest(route, cast);
  const payload = protectedBodies[nameOf(route)];
  return payload ? { ...request, payload } : request;
}

test('every one of these routes refuses a write token of an administrator', async () => {
  const cast = await castFor(forum, 'administrator');
  const made = await cast.asker.request({ method: 'POST', url: '/api/v2/tokens', payload: { name: 'Robot' } });
  const headers = { authorization: `Bearer ${made.json().accessToken}` };
  const answers: Record<string, unknown> = {};
  for (const route of [...confirmed, ...routes.filter((one) => one['x-session-only'])]) {
    const request = await protectedRequest(route, cast);
    const withToken = { ...request, headers: { ...request.headers, ...headers } };
    answers[nameOf(route)] = codeOf(await forum.guest.request(withToken));
  }
  expect(Object.entries(answers).filter(([, told]) => `${told}` !== '403,session.unconfirmed')).toEqual([]);
}, 120_000);

test('every one of these routes refuses a session confirmed too long ago', async () => {
  const answers: Record<string, unknown> = {};
  const cast = await castFor(forum, 'administrator');
  for (const route of confirmed) {
    const request = await protectedRequest(route, cast);
    forum.setNow(new Date(Date.now() + 11 * 60_000));
    answers[nameOf(route)] = codeOf(await cast.asker.request(request));
    forum.setNow();
  }
  expect(Object.entries(answers).filter(([, told]) => `${told}` !== '403,session.unconfirmed')).toEqual([]);
}, 120_000);

test('a guest is refused for lack of permission, not of confirmation', async () => {
  const cast = await castFor(forum, 'administrator');
  for (const route of confirmed) {
    const answer = await forum.guest.request(await protectedRequest(route, cast));
    expect([nameOf(route), ...codeOf(answer)]).toEqual([nameOf(route), 403, 'permission.missing']);
  }
}, 120_000);
