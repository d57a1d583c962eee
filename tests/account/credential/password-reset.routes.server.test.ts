import { beforeEach, expect, test } from 'vitest';
import { hashPassword } from '#server/account/credential/password.ts';
import { sessionCookie } from '#server/member/session/session.ts';
import { anotherMachine, goodPassword, lastMailTo, linkIn, sentMail } from '#tests/account/support.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

let machine: string;
const forum = await testForum();
beforeEach(() => {
  machine = anotherMachine();
});

test('a request gets the same answer whether or not the member exists, and only members receive an e-mail', async () => {
  await forum.aMember({ name: 'ada', email: 'ada@reset.example' });
  const [known, unknown] = [await ask('ada@reset.example'), await ask('nobody@reset.example')];
  expect([known.statusCode, unknown.statusCode]).toEqual([201, 201]);
  expect(unknown.body).toBe(known.body);
  expect((await sentMail(forum)).map(({ to }) => to)).toEqual(['ada@reset.example']);
});

test('a request by member name works, and a banned member receives nothing', async () => {
  await forum.aMember({ name: 'bea', email: 'bea@reset.example' });
  await ask('BEA');
  expect(await lastMailTo(forum, 'bea@reset.example')).toBeDefined();
  const cas = await forum.aMember({ name: 'cas', email: 'cas@reset.example' });
  await forum.forum.db.updateTable('member').set({ banned: true }).where('user_id', '=', cas.userID).execute();
  await ask('cas');
  expect(await lastMailTo(forum, 'cas@reset.example')).toBeUndefined();
});

test('a new password signs the member in, ends all other sessions and is reported by e-mail', async () => {
  const dot = await forum.aMember({ name: 'dot', email: 'dot@reset.example' });
  const token = await tokenFor('dot@reset.example');
  const answer = await reset(token);
  expect([answer.statusCode, answer.json().name]).toEqual([201, 'dot']);
  const mine = answer.cookies.find(({ name }) => name === sessionCookie)?.value ?? '';
  const me = await forum.server.inject({ url: '/api/v2/users/me', cookies: { [sessionCookie]: mine } });
  expect(me.json().name).toBe('dot');
  expect((await dot.request({ url: '/api/v2/users/me' })).json().userID).toBe(0);
  expect((await lastMailTo(forum, 'dot@reset.example'))?.subject).toContain('Your password was changed');
  expect((await signIn('dot')).statusCode).toBe(201);
});

test('a link works once', async () => {
  await forum.aMember({ name: 'eve', email: 'eve@reset.example' });
  const token = await tokenFor('eve@reset.example');
  expect((await reset(token)).statusCode).toBe(201);
  const again = await reset(token, 'another password entirely');
  expect([again.statusCode, again.json().code]).toEqual([400, 'token.invalid']);
});

test('of two simultaneous uses of a link, one succeeds', async () => {
  await forum.aMember({ name: 'fay', email: 'fay@reset.example' });
  const token = await tokenFor('fay@reset.example');
  const answers = await Promise.all([reset(token), reset(token)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
});

test('a link works for two hours', async () => {
  await forum.aMember({ name: 'gil', email: 'gil@reset.example' });
  const token = await tokenFor('gil@reset.example');
  forum.setNow(new Date(Date.now() + 2 * 3_600_000 + 1_000));
  expect((await reset(token)).json().code).toBe('token.expired');
  forum.setNow();
});

test('a rejected password does not use up the link', async () => {
  await forum.aMember({ name: 'hal', email: 'hal@reset.example' });
  const token = await tokenFor('hal@reset.example');
  expect((await reset(token, 'short')).json().errors.password[0].code).toBe('password.too-short:10');
  expect((await reset(token)).statusCode).toBe(201);
});

test('a second request within a minute sends nothing; later, the new link replaces the old one', async () => {
  await forum.aMember({ name: 'ivy', email: 'ivy@reset.example' });
  const first = await tokenFor('ivy@reset.example');
  const sent = (await sentMail(forum)).length;
  await ask('ivy@reset.example');
  expect(await sentMail(forum)).toHaveLength(sent);
  forum.setNow(new Date(Date.now() + 61_000));
  const second = await tokenFor('ivy@reset.example');
  expect((await reset(first)).json().code).toBe('token.invalid');
  expect((await reset(second)).statusCode).toBe(201);
  forum.setNow();
});

test('a new password clears the delay after failed attempts', async () => {
  const jim = await forum.aMember({ name: 'jim', email: 'jim@reset.example' });
  const password_hash = await hashPassword('the one he forgot');
  await forum.forum.db.updateTable('member').set({ password_hash }).where('user_id', '=', jim.userID).execute();
  for (let attempt = 0; attempt < 5; attempt += 1) await signIn('jim', 'wrong');
  expect((await signIn('jim', 'the one he forgot')).statusCode).toBe(429);
  await reset(await tokenFor('jim@reset.example'));
  expect((await signIn('jim')).statusCode).toBe(201);
});

test('a reset through a link confirms the e-mail address', async () => {
  const payload = { name: 'kim', email: 'kim@reset.example', password: 'some other password' };
  const joined = await post('/users/register', payload);
  await sentMail(forum);
  const answer = await reset(await tokenFor('kim@reset.example'));
  const token = answer.cookies.find(({ name }) => name === sessionCookie)?.value ?? '';
  const me = await forum.server.inject({ url: '/api/v2/users/me', cookies: { [sessionCookie]: token } });
  expect(me.json()).toMatchObject({ userID: joined.json().userID, email: 'kim@reset.example', emailConfirmed: true });
});

test('one IP address may send ten requests in ten minutes', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await ask('nobody')).statusCode);
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});

function post(path: string, payload: object) {
  const headers = { 'x-requested-with': 'folkmoot' };
  return forum.server.inject({ method: 'POST', url: `/api/v2${path}`, headers, payload, remoteAddress: machine });
}

const ask = (email: string) => post('/users/request-password', { email });

const reset = (token: string, password = goodPassword) => post('/users/reset-password', { token, password });

const signIn = (name: string, password = goodPassword) => post('/sessions', { name, password });

async function tokenFor(email: string): Promise<string> {
  await ask(email);
  return linkIn(await lastMailTo(forum, email), '/entry/passwordreset').get('token') ?? '';
}
