import { expect, test } from 'vitest';
import { sessionCookie } from '#server/member/session/session.ts';
import { aMemberWithPassword, anotherMachine, goodPassword } from '#tests/account/support.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();

test('lists the sessions of a member, and marks the current one', async () => {
  const kim = await forum.aMember({ name: 'kim' });
  await forum.forum.db
    .insertInto('session')
    .values({ token_hash: Buffer.from('old'), user_id: kim.userID, date_expires: new Date(0) })
    .execute();
  const all = (await kim.request({ url: '/api/v2/sessions' })).json();
  expect(all).toHaveLength(2);
  expect(all.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
  const ended = (await kim.request({ url: '/api/v2/sessions?filter=invalid' })).json();
  expect(ended).toHaveLength(1);
  expect((await kim.request({ url: '/api/v2/sessions?filter=valid' })).json()[0].current).toBe(true);
  expect((await kim.request({ url: '/api/v2/sessions?valid=false' })).json()).toEqual(ended);
  expect((await kim.request({ url: '/api/v2/sessions?valid=true' })).json()).toHaveLength(1);
});

test("others' sessions require users.edit", async () => {
  const [lea, mia] = [await forum.aMember({ name: 'lea' }), await forum.aMember({ name: 'mia' })];
  const refused = await lea.request({ url: `/api/v2/sessions?userID=${mia.userID}` });
  expect([refused.statusCode, refused.json().permissions]).toEqual([403, ['users.edit']]);
  const ended = await lea.request({ method: 'DELETE', url: `/api/v2/sessions?userID=${mia.userID}` });
  expect(ended.statusCode).toBe(403);
  const admin = await forum.anAdministrator();
  expect((await admin.request({ url: `/api/v2/sessions?userID=${mia.userID}` })).json()).toHaveLength(1);
  await admin.request({ method: 'DELETE', url: `/api/v2/sessions?userID=${mia.userID}` });
  expect((await mia.request({ url: '/api/v2/users/me' })).json().userID).toBe(0);
});

test('ends all sessions except the current one, or a given one', async () => {
  await aMemberWithPassword(forum, 'nia');
  const [one, two] = [await signIn('nia', goodPassword), await signIn('nia', goodPassword)];
  const asOne = { [sessionCookie]: cookieOf(one)?.value ?? '' };
  const headers = { 'x-requested-with': 'folkmoot' };
  const unknown = '/api/v2/sessions?sessionID=00000000-0000-4000-8000-000000000000';
  expect((await forum.server.inject({ method: 'DELETE', url: unknown, headers, cookies: asOne })).statusCode).toBe(404);
  await forum.server.inject({ method: 'DELETE', url: '/api/v2/sessions', headers, cookies: asOne });
  const asTwo = { [sessionCookie]: cookieOf(two)?.value ?? '' };
  expect((await forum.server.inject({ url: '/api/v2/users/me', cookies: asOne })).json().name).toBe('nia');
  expect((await forum.server.inject({ url: '/api/v2/users/me', cookies: asTwo })).json().userID).toBe(0);
});

test('ends only the session given in the body', async () => {
  const olga = await aMemberWithPassword(forum, 'olga');
  const visit = async () => ({ [sessionCookie]: cookieOf(await signIn('olga', goodPassword))?.value ?? '' });
  const [one, two, three] = [await visit(), await visit(), await visit()];
  const listed = await forum.server.inject({ url: '/api/v2/sessions', cookies: two });
  const { sessionID } = listed.json().find((session: { current: boolean }) => session.current);
  const ended = await forum.server.inject({
    method: 'DELETE',
    url: '/api/v2/sessions',
    headers: { 'x-requested-with': 'folkmoot' },
    payload: { userID: olga.userID, sessionID },
    cookies: one,
  });
  expect(ended.statusCode).toBe(204);
  const nameAt = async (cookies: typeof one) =>
    (await forum.server.inject({ url: '/api/v2/users/me', cookies })).json().name;
  expect(await Promise.all([one, two, three].map(nameAt))).toEqual(['olga', 'Guest', 'olga']);
});

test('staff cannot end the sessions of members with a higher rank', async () => {
  const admin = await forum.anAdministrator();
  const permissions = [{ type: 'global', permissions: { 'users.edit': true, 'session.valid': true } }];
  const role = await admin.request({ method: 'POST', url: '/api/v2/roles', payload: { name: 'Clerks', permissions } });
  const clerk = await forum.aMember({ name: 'clerk', roles: [role.json().roleID] });
  const refused = await clerk.request({ method: 'DELETE', url: `/api/v2/sessions?userID=${admin.userID}` });
  expect(refused.json().code).toBe('user.outranks');
});

function signIn(name: string, password: string) {
  return forum.server.inject({
    method: 'POST',
    url: '/api/v2/sessions',
    headers: { 'x-requested-with': 'folkmoot' },
    payload: { name, password },
    remoteAddress: anotherMachine(),
  });
}

const cookieOf = (answer: Awaited<ReturnType<typeof signIn>>) =>
  answer.cookies.find(({ name }) => name === sessionCookie);
