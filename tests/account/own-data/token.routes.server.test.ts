import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { aBrowser, anotherMachine } from '#tests/account/support.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const owner = await forum.anAdministrator();

test('a token is returned once, and only its hash is stored', async () => {
  const made = await make({ name: 'Backup' });
  expect(made).toMatchObject({ name: 'Backup', scope: 'write', dateLastUsed: null, dateExpires: null });
  expect(made.accessToken).toMatch(/^fmt_[\w-]{43}$/);
  const read = await owner.request({ url: `/api/v2/tokens/${made.accessTokenID}` });
  expect(read.json().accessToken).toBe(`…${made.accessToken.slice(-4)}`);
  const listed = (await owner.request({ url: '/api/v2/tokens' })).json();
  expect(JSON.stringify(listed)).not.toContain(made.accessToken);
  const rows = await forum.forum.db.selectFrom('access_token').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(made.accessToken);
});

test('an access token acts for its owner on every route, without cookies and without browser headers', async () => {
  const { accessToken, accessTokenID } = await make({ name: 'Robot' });
  expect((await by(accessToken, { url: '/api/v2/users/me' })).json().name).toBe(owner.name);
  const categoryID = await forum.aCategory();
  const payload = { name: 'Said by a program', body: 'Hello.', format: 'markdown', categoryID };
  const posted = await by(accessToken, { method: 'POST', url: '/api/v2/discussions', payload });
  expect(posted.statusCode).toBe(201);
  const { dateLastUsed } = (await owner.request({ url: `/api/v2/tokens/${accessTokenID}` })).json();
  expect(dateLastUsed).toEqual(expect.any(String));
});

test('a read-only token changes nothing', async () => {
  const { accessToken } = await make({ name: 'Reader', scope: 'read' });
  expect((await by(accessToken, { url: '/api/v2/users/me' })).json().name).toBe(owner.name);
  const refused = await by(accessToken, { method: 'PATCH', url: '/api/v2/users/$me', payload: { about: 'x' } });
  expect(refused.json()).toMatchObject({ status: 403, code: 'access-token.read-only' });
});

test('an invalid token is refused without falling back to the session cookie', async () => {
  const { accessToken } = await make({ name: 'Real' });
  for (const wrong of ['fmt_none', 'none', `${accessToken}x`, accessToken.slice(0, -1)])
    expect((await by(wrong, { url: '/api/v2/users/me' })).json().code).toBe('access-token.invalid');
  const asked = await owner.request({ url: '/api/v2/users/me', headers: { authorization: 'Bearer fmt_none' } });
  expect(asked.statusCode).toBe(401);
});

test('a token stops working when it is deleted, when it expires, and when its owner is banned', async () => {
  const deleted = await make({ name: 'Deleted' });
  await owner.request({ method: 'DELETE', url: `/api/v2/tokens/${deleted.accessTokenID}` });
  expect((await by(deleted.accessToken, { url: '/api/v2/users/me' })).statusCode).toBe(401);
  const brief = await make({ name: 'Brief', lifetime: 1 });
  forum.setNow(new Date(Date.now() + 86_400_000 + 1_000));
  expect((await by(brief.accessToken, { url: '/api/v2/users/me' })).statusCode).toBe(401);
  forum.setNow();
  const another = await forum.anAdministrator();
  const theirs = await make({ name: 'Theirs' }, another);
  await forum.forum.db.updateTable('member').set({ banned: true }).where('user_id', '=', another.userID).execute();
  expect((await by(theirs.accessToken, { url: '/api/v2/users/me' })).statusCode).toBe(401);
});

test('a token cannot create tokens and cannot do anything that requires a confirmed session', async () => {
  const { accessToken } = await make({ name: 'Greedy' });
  const ask = (url: string, payload: object = {}) => by(accessToken, { method: 'POST', url: `/api/v2${url}`, payload });
  expect((await ask('/tokens', { name: 'Child' })).json().code).toBe('session.unconfirmed');
  expect((await ask('/two-factor/app')).json().code).toBe('session.unconfirmed');
  expect((await ask('/passkeys/options')).json().code).toBe('session.unconfirmed');
});

test('members without the permission are refused, and tokens of others are inaccessible', async () => {
  const { accessTokenID } = await make({ name: 'Mine' });
  const member = await forum.aMember();
  const other = await forum.anAdministrator();
  for (const [somebody, statuses] of [
    [forum.guest, [403, 403, 403, 404]],
    [member, [403, 403, 403, 404]],
    [other, [200, 201, 404, 404]],
  ] as const) {
    const answers = [
      await somebody.request({ url: '/api/v2/tokens' }),
      await somebody.request({ method: 'POST', url: '/api/v2/tokens', payload: { name: 'x' } }),
      await somebody.request({ url: `/api/v2/tokens/${accessTokenID}` }),
      await somebody.request({ method: 'DELETE', url: `/api/v2/tokens/${accessTokenID}` }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses);
  }
});

test('without a token, a request from another site is refused as forged', async () => {
  const browser = aBrowser(forum);
  const forged = await forum.server.inject({
    method: 'POST',
    url: '/api/v2/sessions',
    headers: { origin: 'https://evil.example' },
    payload: { name: 'x', password: 'y' },
    remoteAddress: anotherMachine(),
    cookies: browser.cookies,
  });
  expect(forged.json().code).toBe('request.forged');
});

async function make(body: object, user = owner) {
  const answer = await user.request({ method: 'POST', url: '/api/v2/tokens', payload: body });
  return answer.json() as { accessToken: string; accessTokenID: number };
}

const by = (token: string, options: InjectOptions) =>
  forum.server.inject({ ...options, headers: { authorization: `Bearer ${token}` } });
