import { expect, test } from 'vitest';
import { firstAdministratorLink } from '#server/account/registration/first-administrator.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { sessionCookie } from '#server/member/session/session.ts';
import { anotherMachine, goodPassword } from '#tests/account/support.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();

test('the link printed at startup creates the first administrator, once', async () => {
  const former = tokenIn(await firstAdministratorLink(forum.forum));
  const link = await firstAdministratorLink(forum.forum);
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/entry\/firstadmin\?token=[\w-]{43}$/);
  const token = tokenIn(link);

  expect((await create(former)).json().code).toBe('token.invalid');
  expect((await create(token, { password: 'short' })).json().errors.password).toBeDefined();
  forum.setNow(new Date(Date.now() + 24 * 3_600_000 + 1_000));
  expect((await create(token)).json().code).toBe('token.expired');
  forum.setNow();

  const answers = await Promise.all([create(token), create(token, { name: 'grete', email: 'grete@first.example' })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  const made = answers.find(({ statusCode }) => statusCode === 201);
  const session = made?.cookies.find(({ name }) => name === sessionCookie)?.value ?? '';
  const me = (await forum.server.inject({ url: '/api/v2/users/me', cookies: { [sessionCookie]: session } })).json();
  expect(me).toMatchObject({ isAdmin: true, emailConfirmed: true, roleIDs: [roleIDs.administrator] });
  expect(await firstAdministratorLink(forum.forum)).toBeUndefined();
});

test('the link is offered again when no administrator is left', async () => {
  await forum.forum.db.updateTable('member').set({ is_admin: false }).execute();
  const token = tokenIn(await firstAdministratorLink(forum.forum));
  await forum.anAdministrator();
  expect((await create(token, { name: 'late', email: 'late@first.example' })).json().code).toBe('administrator.exists');
});

const tokenIn = (link: string | undefined): string => new URL(link ?? '').searchParams.get('token') ?? '';

function create(token: string, other: object = {}) {
  const payload = { token, name: 'hanna', email: 'hanna@first.example', password: goodPassword, ...other };
  const headers = { 'x-requested-with': 'folkmoot' };
  const url = '/api/v2/users/first-administrator';
  return forum.server.inject({ method: 'POST', url, headers, payload, remoteAddress: anotherMachine() });
}
