import { beforeEach, describe, expect, test } from 'vitest';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { sessionCookie } from '#server/member/session/session.ts';
import { anotherMachine, goodPassword, lastMailTo, linkIn, sentMail, setSetting } from '#tests/account/support.ts';
import { waitForMail } from '#tests/support/server/outbox.ts';
import { type TestForum, testForum } from '#tests/support/server/test-forum.ts';

let machine: string;
const forum = await testForum();
beforeEach(() => {
  machine = anotherMachine();
});

test('a new member is signed in at once, with limited permissions until the address is confirmed', async () => {
  const answer = await join({ name: 'ada', email: 'ada@join.example' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ userID: expect.any(Number), name: 'ada', email: 'ada@join.example' });
  const me = await whoIs(answer);
  expect(me).toMatchObject({ name: 'ada', pendingEmail: 'ada@join.example', emailConfirmed: false });
  expect(me.roleIDs).toEqual([roleIDs.unconfirmed]);
  const mail = await lastMailTo(forum, 'ada@join.example');
  expect(mail?.subject).toContain('Confirm your email address');
  const link = linkIn(mail, '/entry/emailconfirm');
  const confirmed = await confirm(Number(link.get('userID')), link.get('code') ?? '');
  expect(confirmed.json()).toEqual({ userID: me.userID, email: 'ada@join.example', emailConfirmed: true });
  expect(await whoIs(answer)).toMatchObject({
    email: 'ada@join.example',
    emailConfirmed: true,
    roleIDs: [roleIDs.member],
  });
});

test('e-mails are sent in the language of the registration request, regardless of the language of later requests', async () => {
  const address = 'samir@join.example';
  await join({ name: 'samir', email: address }, { 'accept-language': 'ar,en;q=0.5' });
  await post('/users/request-password', { email: address });
  for (const subject of ['أكّد عنوان بريدك الإلكتروني', 'اختر كلمة مرور جديدة'])
    await waitForMail(forum.forum.configuration.dataFolder, address, subject);
});

test('a confirmation code works once, for its member, within 48 hours', async () => {
  const { userID } = (await join({ name: 'bea', email: 'bea@join.example' })).json();
  const code = linkIn(await lastMailTo(forum, 'bea@join.example'), '/entry/emailconfirm').get('code') ?? '';
  const other = await forum.aMember({ name: 'bea-not' });
  expect((await confirm(other.userID, code)).statusCode).toBe(400);
  expect((await confirm(userID, 'made up')).json().code).toBe('token.invalid');
  forum.setNow(new Date(Date.now() + 48 * 3_600_000 + 60_000));
  expect((await confirm(userID, code)).json().code).toBe('token.expired');
  forum.setNow();
  expect((await confirm(userID, code)).statusCode).toBe(200);
  expect((await confirm(userID, code)).json().code).toBe('email.already-confirmed');
});

test('only hashes of codes are stored', async () => {
  await join({ name: 'cas', email: 'cas@join.example' });
  const code = linkIn(await lastMailTo(forum, 'cas@join.example'), '/entry/emailconfirm').get('code') ?? '';
  const tokens = await forum.forum.db.selectFrom('member_token').select('token_hash').execute();
  expect(code.length).toBeGreaterThan(40);
  expect(tokens.map(({ token_hash }) => token_hash.toString('utf8'))).not.toContain(code);
});

describe('the owner of an address is not revealed to others', () => {
  test('registering with an address in use gets the same answer as with a free one', async () => {
    const owner = await forum.aMember({ name: 'dot', email: 'dot@join.example' });
    const [taken, free] = [
      await join({ name: 'dot2', email: 'DOT@join.example' }),
      await join({ name: 'dot3', email: 'dot3@join.example' }),
    ];
    expect(taken.statusCode).toBe(free.statusCode);
    expect(Object.keys(taken.json())).toEqual(Object.keys(free.json()));
    const [asTaken, asFree] = [await whoIs(taken), await whoIs(free)];
    const unnamed = { userID: 0, name: '', url: '', pendingEmail: '', dateLastActive: '' };
    expect({ ...asTaken, ...unnamed }).toEqual({ ...asFree, ...unnamed });
    expect(owner.userID).not.toBe(asTaken.userID);
  });

  test('the owner receives an e-mail without a code and retains the address', async () => {
    const mail = await lastMailTo(forum, 'DOT@join.example');
    expect(mail?.subject).toContain('You already have an account');
    expect(linkIn(mail, '/entry/emailconfirm').get('code')).toBeNull();
  });

  test('signing in with the address works for both accounts, each with its own password', async () => {
    const answer = await post('/sessions', { name: 'dot@join.example', password: goodPassword });
    expect(answer.json().name).toBe('dot2');
  });

  test('the availability check reports on names only', async () => {
    expect((await available('dot')).available).toBe(false);
    expect((await available('DOT')).message).toContain('already in use');
    expect((await available('dot-free')).available).toBe(true);
    const ask = async (query: string) => (await forum.guest.request({ url: `/api/v2/users/available${query}` })).json();
    expect(await ask('?email=dot@join.example')).toEqual(await ask('?email=nobody@join.example'));
    expect(await ask('?email=not-an-address')).toMatchObject({ available: false });
    expect((await ask('')).status).toBe(422);
    await setSetting(forum, 'registration.confirmEmail', false);
    expect((await ask('?email=dot@join.example')).message).toContain('in use by another member');
    await setSetting(forum, 'registration.confirmEmail', true);
  });
});

describe('errors are reported by field', () => {
  test.each([
    [{ name: 'ab' }, 'name', 'name.length:3 to 20'],
    [{ name: 'a'.repeat(21) }, 'name', 'name.length:3 to 20'],
    [{ name: 'two words' }, 'name', 'name.spaces'],
    [{ name: 'a<b>c' }, 'name', 'name.characters'],
    [{ name: 'who@where' }, 'name', 'name.characters'],
    [{ name: '\u202e\u200b' }, 'name', 'too_small'],
    [{ name: 'a\u202e\u200bb' }, 'name', 'name.length:3 to 20'],
    [{ name: '...' }, 'name', 'name.characters'],
    [{ name: 'System' }, 'name', 'name.reserved'],
    [{ email: 'not an address' }, 'email', 'email.invalid'],
    [{ email: 'a@b' }, 'email', 'email.invalid'],
    [{ password: 'short' }, 'password', 'password.too-short:10'],
    [{ password: 'Password2024!' }, 'password', 'password.common'],
    [{ password: '1234567890' }, 'password', 'password.common'],
    [{ password: 'qwertyuiop' }, 'password', 'password.common'],
    [{ password: 'aaaaaaaaaaaa' }, 'password', 'password.common'],
    [{ password: 'my name is joiner!' }, 'password', 'password.own-name'],
  ])('%o', async (wrong, field, code) => {
    const answer = await join({ name: 'joiner', email: 'joiner@join.example', ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[field]).toMatchObject([{ field, code }]);
  });

  test('all fields at once', async () => {
    await forum.aMember({ name: 'taken' });
    const answer = await join({ name: 'TAKEN', email: 'nowhere', password: 'short' });
    const errors = answer.json().errors;
    expect(Object.keys(errors).sort()).toEqual(['email', 'name', 'password']);
    expect(errors.name[0].code).toBe('registration.name-taken');
  });

  test('names in any script are accepted', async () => {
    for (const name of ['Zoë', 'Мария', '太郎さん', "O'Neill", 'مريم'])
      expect(
        (await join({ name, email: `${encodeURIComponent(name).toLowerCase().replace(/\W/g, '')}@join.example` }))
          .statusCode,
      ).toBe(201);
  });

  test('of simultaneous registrations with one name, one succeeds', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((one) => join({ name: 'racer', email: `racer${one}@join.example` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
  });
});

describe('registration settings', () => {
  test('terms must be accepted when they are configured', async () => {
    await setSetting(forum, 'registration.termsUrl', '/terms');
    const refused = await join({ name: 'ted', email: 'ted@join.example' });
    expect(refused.json().errors.termsAccepted[0].code).toBe('terms.required');
    expect((await join({ name: 'ted', email: 'ted@join.example', termsAccepted: true })).statusCode).toBe(201);
    await setSetting(forum, 'registration.termsUrl', '');
  });

  test.each(['connect'])('the registration form is refused when the method is %s', async (method) => {
    await setSetting(forum, 'registration.method', method);
    expect((await join({ name: 'wim', email: 'wim@join.example' })).json()).toMatchObject({
      status: 400,
      code: 'registration.closed',
    });
    await setSetting(forum, 'registration.method', 'basic');
  });

  test('without confirmation, new members get the member role at once and an address in use is refused', async () => {
    await setSetting(forum, 'registration.confirmEmail', false);
    const answer = await join({ name: 'xia', email: 'xia@join.example' });
    expect((await whoIs(answer)).roleIDs).toEqual([roleIDs.member]);
    const again = await join({ name: 'xia2', email: 'XIA@join.example' });
    expect(again.json().errors.email[0].code).toBe('registration.email-taken');
    await setSetting(forum, 'registration.confirmEmail', true);
  });
});

test('the message is sent again at most once a minute, and its code replaces the previous one', async () => {
  const answer = await join({ name: 'yan', email: 'yan@join.example' });
  const { userID } = answer.json();
  const first = linkIn(await lastMailTo(forum, 'yan@join.example'), '/entry/emailconfirm').get('code') ?? '';
  expect((await post('/users/confirm-email-request', {}, answer)).statusCode).toBe(429);
  forum.setNow(new Date(Date.now() + 61_000));
  expect((await post('/users/confirm-email-request', {}, answer)).statusCode).toBe(201);
  const second = linkIn(await lastMailTo(forum, 'yan@join.example'), '/entry/emailconfirm').get('code') ?? '';
  expect((await confirm(userID, first)).json().code).toBe('token.invalid');
  expect((await confirm(userID, second)).statusCode).toBe(200);
  expect((await post('/users/confirm-email-request', {}, answer)).json().code).toBe('email.already-confirmed');
  forum.setNow();
  expect((await post('/users/confirm-email-request', {})).json().permissions).toEqual(['session.valid']);
});

test('site and member names are escaped in e-mails', async () => {
  await setSetting(forum, 'ui.siteName', '<b>Site</b> & Co');
  await join({ name: "O'Zed", email: 'zed@join.example' });
  const mail = (await sentMail(forum)).findLast(({ to }) => to === 'zed@join.example');
  expect(mail?.source).toContain('&lt;b&gt;Site&lt;/b&gt; &amp; Co');
  expect(mail?.source).toContain('Hello O&#39;Zed,');
  await setSetting(forum, 'ui.siteName', 'Folkmoot');
});

test('one IP address may register 20 times in ten minutes', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 21; attempt += 1) statuses.push((await join({ name: 'x', email: 'x' })).statusCode);
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(422));
  expect(statuses.at(-1)).toBe(429);
});

type Answer = Awaited<ReturnType<TestForum['server']['inject']>>;

function post(path: string, payload: object, as?: Answer, headers: Record<string, string> = {}): Promise<Answer> {
  const token = as?.cookies.find(({ name }) => name === sessionCookie)?.value;
  return forum.server.inject({
    method: 'POST',
    url: `/api/v2${path}`,
    headers: { 'x-requested-with': 'folkmoot', ...headers },
    payload,
    remoteAddress: machine,
    ...(token && { cookies: { [sessionCookie]: token } }),
  });
}

const join = (fields: Record<string, unknown>, headers?: Record<string, string>) =>
  post('/users/register', { password: goodPassword, ...fields }, undefined, headers);

const confirm = (userID: number, confirmationCode: string) =>
  post(`/users/${userID}/confirm-email`, { confirmationCode });

async function whoIs(answer: Answer) {
  const token = answer.cookies.find(({ name }) => name === sessionCookie)?.value ?? '';
  return (await forum.server.inject({ url: '/api/v2/users/me', cookies: { [sessionCookie]: token } })).json();
}

async function available(name: string) {
  const url = `/api/v2/users/available?name=${encodeURIComponent(name)}`;
  return (await forum.server.inject({ url, remoteAddress: machine })).json();
}
