import { beforeEach, expect, test } from 'vitest';
import { hashPassword } from '#server/account/credential/password.ts';
import { sessionCookie } from '#server/member/session/session.ts';
import { anotherMachine, goodPassword } from '#tests/account/support.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

let machine: string;
const forum = await testForum();
beforeEach(() => {
  machine = anotherMachine();
});

test('accepts a name or an e-mail address, regardless of case', async () => {
  await aMemberWithPassword('ada');
  for (const name of ['ada', 'ADA', 'ada@example.org', 'Ada@Example.Org']) {
    const answer = await signIn(name, goodPassword);
    expect([answer.statusCode, answer.json().name]).toEqual([201, 'ada']);
  }
});

test('sets a session cookie that scripts and other sites cannot access', async () => {
  await aMemberWithPassword('bea');
  const brief = cookieOf(await signIn('bea', goodPassword));
  expect(brief).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(brief?.expires).toBeUndefined();
  expect(brief?.secure).toBeUndefined();
  const kept = cookieOf(await signIn('bea', goodPassword, { persistent: true }));
  expect(kept?.expires?.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
});

test('a wrong password and an unknown name get the same error', async () => {
  await aMemberWithPassword('cas');
  const wrong = await signIn('cas', 'not the password');
  const unknown = await signIn('nobody-here', 'not the password');
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json().code).toBe('session.bad-credentials');
  expect(unknown.json()).toEqual(wrong.json());
  expect((await signIn('nobody@example.org', 'x')).json()).toEqual(wrong.json());
});

test('a guess at an unknown name takes as long as a guess at the password of a member', async () => {
  await aMemberWithPassword('dot');
  const timeOf = async (name: string, guess: string) => {
    const start = performance.now();
    await signIn(name, guess, {}, anotherMachine());
    return performance.now() - start;
  };
  await signIn('warm-up', 'guess');
  const [known, unknown]: [number[], number[]] = [[], []];
  for (const guess of ['one', 'two', 'three', 'four']) {
    known.push(await timeOf('dot', guess));
    unknown.push(await timeOf('dot-who-is-not', guess));
  }
  expect(Math.max(...unknown)).toBeGreaterThan(Math.min(...known) * 0.7);
});

test('five failures block the network, even with the right password, and further failures block it longer', async () => {
  await aMemberWithPassword('eve');
  const start = new Date();
  forum.setNow(start);
  for (let attempt = 1; attempt <= 5; attempt += 1) expect((await signIn('eve', 'wrong')).statusCode).toBe(401);
  const refused = await signIn('eve', goodPassword);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'session.suspended']);
  expect(refused.json().message).toContain('30 seconds');
  expect(refused.headers['retry-after']).toBe('30');
  forum.setNow(new Date(start.getTime() + 31_000));
  expect((await signIn('eve', 'wrong')).statusCode).toBe(401);
  forum.setNow(new Date(start.getTime() + 62_000));
  expect((await signIn('eve', goodPassword)).json().code).toBe('session.suspended');
  forum.setNow(new Date(start.getTime() + 92_000));
  expect((await signIn('eve', goodPassword)).statusCode).toBe(201);
  expect((await signIn('eve', 'wrong')).statusCode).toBe(401);
  forum.setNow();
});

test('the delay never exceeds 15 minutes', async () => {
  let now = Date.now();
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    forum.setNow(new Date(now));
    await signIn('fay', 'wrong');
    now += 901_000;
  }
  forum.setNow(new Date(now - 901_000 + 1_000));
  const refused = await signIn('fay', 'wrong');
  expect(refused.json()).toMatchObject({ code: 'session.suspended', retryAfter: 899 });
  forum.setNow();
});

test('unknown names are delayed in the same way', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) await signIn('no-such-name', 'wrong');
  expect((await signIn('no-such-name', 'wrong')).json().code).toBe('session.suspended');
});

test('simultaneous guesses are counted too', async () => {
  await aMemberWithPassword('gil');
  const answers = await Promise.all(Array.from({ length: 12 }, () => signIn('gil', 'wrong')));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
});

test('a ban is revealed only to users who know the password', async () => {
  const userID = await aMemberWithPassword('hal');
  await forum.forum.db.updateTable('member').set({ banned: true }).where('user_id', '=', userID).execute();
  expect((await signIn('hal', 'wrong')).json().code).toBe('session.bad-credentials');
  expect((await signIn('hal', goodPassword)).json().code).toBe('session.banned');
});

test('a new session replaces the previous session of the browser', async () => {
  const userID = await aMemberWithPassword('ivy');
  const first = cookieOf(await signIn('ivy', goodPassword))?.value ?? '';
  const again = await signIn('ivy', goodPassword, {}, machine, first);
  expect(cookieOf(again)?.value).not.toBe(first);
  const sessions = await forum.forum.db
    .selectFrom('session')
    .select('session_id')
    .where('user_id', '=', userID)
    .execute();
  expect(sessions).toHaveLength(1);
});

test('signing out ends the session and deletes its cookie', async () => {
  await aMemberWithPassword('jim');
  const token = cookieOf(await signIn('jim', goodPassword))?.value ?? '';
  const left = await forum.server.inject({
    method: 'DELETE',
    url: '/api/v2/sessions/current',
    headers: { 'x-requested-with': 'folkmoot' },
    cookies: { [sessionCookie]: token },
  });
  expect(left.statusCode).toBe(204);
  expect(cookieOf(left)?.value).toBe('');
  const me = await forum.server.inject({ url: '/api/v2/users/me', cookies: { [sessionCookie]: token } });
  expect(me.json().userID).toBe(0);
});

test('one IP address may try 30 times a minute, whatever the input', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 31; attempt += 1) statuses.push((await signIn('', '')).statusCode);
  expect(statuses.slice(0, 30)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});

async function aMemberWithPassword(name: string): Promise<number> {
  const { userID } = await forum.aMember({ name });
  const password_hash = await hashPassword(goodPassword);
  await forum.forum.db.updateTable('member').set({ password_hash }).where('user_id', '=', userID).execute();
  await forum.forum.db.deleteFrom('session').where('user_id', '=', userID).execute();
  return userID;
}

function signIn(name: string, password: string, more: { persistent?: boolean } = {}, from = machine, token?: string) {
  return forum.server.inject({
    method: 'POST',
    url: '/api/v2/sessions',
    headers: { 'x-requested-with': 'folkmoot' },
    payload: { name, password, ...more },
    remoteAddress: from,
    ...(token && { cookies: { [sessionCookie]: token } }),
  });
}

function cookieOf(answer: Awaited<ReturnType<typeof signIn>>) {
  return answer.cookies.find(({ name }) => name === sessionCookie);
}
