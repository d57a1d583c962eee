import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/account/credential/password.ts';
import { firstAdministratorLink } from '#server/account/registration/first-administrator.ts';
import { sessionCookie } from '#server/member/session/session.ts';
import { anotherMachine, goodPassword, lastMailTo, linkIn } from '#tests/account/support.ts';
import { type TestForum, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();

describe('sign-in without JavaScript', () => {
  test('redirects to the target', async () => {
    await aMemberWithPassword('ada');
    const answer = await send('/entry/signin', { Email: 'ada', Password: goodPassword, Target: '/discussions?page=2' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/discussions?page=2']);
    expect(await nameOf(answer)).toBe('ada');
  });

  test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example/'])(
    'never redirects to %s',
    async (Target) => {
      const answer = await send('/entry/signin', { Email: 'ada', Password: goodPassword, Target });
      expect(answer.headers.location).toBe('/');
    },
  );

  test('accepts the target as `target`, also in the query string', async () => {
    const fields = { Email: 'ada', Password: goodPassword };
    expect((await send('/entry/signin', { ...fields, target: '/a' })).headers.location).toBe('/a');
    expect((await send('/entry/signin?Target=%2Fb', fields)).headers.location).toBe('/b');
    expect((await send('/entry/signin?target=%2Fc', fields)).headers.location).toBe('/c');
  });

  test('redirects back after a refusal with the error and all entered values except the password', async () => {
    const fields = { Email: 'ada', Password: 'wrong password', RememberMe: '1', Target: '/discussions' };
    const answer = await send('/entry/signin', fields);
    const back = backOf(answer);
    expect([answer.statusCode, back.path]).toEqual([303, '/entry/signin']);
    expect(Object.fromEntries(back.query)).toEqual({
      error: 'session.bad-credentials',
      Email: 'ada',
      RememberMe: '1',
      Target: '/discussions',
    });
    expect(answer.headers.location).not.toContain('wrong');
  });

  test('reports which fields are missing', async () => {
    const { query } = backOf(await send('/entry/signin', {}));
    expect(query.get('error')).toBe('request.invalid');
    expect([query.get('errors[email]'), query.get('errors[password]')]).toEqual(['field.required', 'field.required']);
  });

  test('reports how long to wait after failed attempts', async () => {
    const from = { machine: anotherMachine() };
    const guess = { Email: 'rest', Password: 'x' };
    for (let attempt = 0; attempt < 5; attempt += 1) await send('/entry/signin', guess, from);
    const { query } = backOf(await send('/entry/signin', guess, from));
    expect([query.get('error'), query.get('subject')]).toEqual(['session.suspended', '30 seconds']);
  });

  test('shares the rate limit per IP address with the JSON API', async () => {
    const machine = anotherMachine();
    const asJson = () =>
      forum.server.inject({
        method: 'POST',
        url: '/api/v2/sessions',
        headers: { 'x-requested-with': 'folkmoot' },
        payload: {},
        remoteAddress: machine,
      });
    for (let attempt = 0; attempt < 30; attempt += 1) await asJson();
    const { query } = backOf(await send('/entry/signin', { Email: 'ada', Password: goodPassword }, { machine }));
    expect(query.get('error')).toBe('request.too-many');
  });
});

test('forms submitted from other sites are refused', async () => {
  const answer = await forum.server.inject({
    method: 'POST',
    url: '/entry/signin',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    payload: new URLSearchParams({ Email: 'ada', Password: goodPassword }).toString(),
  });
  expect(answer.cookies).toEqual([]);
  expect(answer.headers.location ?? '').not.toBe('/');
});

test('registering, confirming the address, signing out and resetting the password work without JavaScript', async () => {
  const fields = { Name: 'bea', Email: 'bea@entry.example', Password: goodPassword, PasswordMatch: goodPassword };
  const differing = backOf(await send('/entry/register', { ...fields, PasswordMatch: 'other' }));
  expect(differing.query.get('errors[passwordMatch]')).toBe('password.mismatch');
  expect(differing.query.get('Name')).toBe('bea');
  const weak = backOf(await send('/entry/register', { ...fields, Password: 'short', PasswordMatch: 'short' }));
  expect(weak.query.get('errors[password]')).toBe('password.too-short:10');
  // All problems are reported at once.
  const wrongs = backOf(
    await send('/entry/register', { ...fields, Name: 'b b', Password: 'short', PasswordMatch: 'other' }),
  );
  expect([...wrongs.query.keys()].filter((key) => key.startsWith('errors['))).toEqual([
    'errors[name]',
    'errors[password]',
    'errors[passwordMatch]',
  ]);

  const joined = await send('/entry/register', { ...fields, Target: '/categories' });
  expect(joined.headers.location).toBe('/categories');
  expect(await nameOf(joined)).toBe('bea');

  const link = linkIn(await lastMailTo(forum, 'bea@entry.example'), '/entry/emailconfirm');
  const wrong = backOf(await send('/entry/emailconfirm', { userID: link.get('userID') ?? '', code: 'wrong' }));
  expect(wrong.query.get('error')).toBe('token.invalid');
  const confirmed = await send('/entry/emailconfirm', Object.fromEntries(link));
  expect(confirmed.headers.location).toBe('/entry/emailconfirm?done=confirmed');

  const left = await send('/entry/signout', { Target: '/' }, { as: joined });
  expect(left.headers.location).toBe('/');
  expect(await nameOf(joined)).toBe('Guest');

  const asked = await send('/entry/passwordrequest', { Email: 'bea' });
  expect(asked.headers.location).toBe('/entry/passwordrequest?done=sent');
  const { token = '' } = Object.fromEntries(
    linkIn(await lastMailTo(forum, 'bea@entry.example'), '/entry/passwordreset'),
  );
  const refused = backOf(await send('/entry/passwordreset', { token, Password: 'short' }));
  expect([refused.path, refused.query.get('token')]).toEqual(['/entry/passwordreset', token]);
  const reset = await send('/entry/passwordreset', { token, Password: 'a brand new password' });
  expect(reset.headers.location).toBe('/');
  expect(await nameOf(reset)).toBe('bea');
});

test('requesting the confirmation e-mail again works without JavaScript', async () => {
  const guest = backOf(await send('/entry/emailconfirmrequest', {}));
  expect(guest.query.get('error')).toBe('permission.missing');
  const fields = { Name: 'cas', Email: 'cas@entry.example', Password: goodPassword };
  const joined = await send('/entry/register', fields);
  await lastMailTo(forum, 'cas@entry.example');
  expect(backOf(await send('/entry/emailconfirmrequest', {}, { as: joined })).query.get('error')).toBe(
    'request.too-many',
  );
  forum.setNow(new Date(Date.now() + 61_000));
  const again = await send('/entry/emailconfirmrequest', {}, { as: joined });
  expect(again.headers.location).toBe('/entry/emailconfirmrequest?done=sent');
  forum.setNow();
});

test('creating the first administrator works without JavaScript', async () => {
  const token = new URL((await firstAdministratorLink(forum.forum)) ?? '').searchParams.get('token') ?? '';
  const fields = { token, Name: 'hanna', Email: 'hanna@entry.example', Password: goodPassword };
  const wrong = backOf(await send('/entry/firstadmin', { ...fields, token: 'wrong' }));
  expect(wrong.query.get('error')).toBe('token.invalid');
  const made = await send('/entry/firstadmin', fields);
  expect(made.headers.location).toBe('/');
  expect(await nameOf(made)).toBe('hanna');
});

type Answer = Awaited<ReturnType<TestForum['server']['inject']>>;

const tokenOf = (answer?: Answer) => answer?.cookies.find(({ name }) => name === sessionCookie)?.value ?? '';

function send(
  url: string,
  fields: Record<string, string>,
  { machine = anotherMachine(), as }: { machine?: string; as?: Answer } = {},
): Promise<Answer> {
  return forum.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: machine,
    cookies: as ? { [sessionCookie]: tokenOf(as) } : {},
  });
}

function backOf(answer: Answer): { path: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(answer.headers.location ?? '', 'http://forum.example');
  return { path: pathname, query: searchParams };
}

async function nameOf(answer: Answer): Promise<string> {
  const me = await forum.server.inject({ url: '/api/v2/users/me', cookies: { [sessionCookie]: tokenOf(answer) } });
  return me.json().name;
}

async function aMemberWithPassword(name: string): Promise<void> {
  const { userID } = await forum.aMember({ name });
  const password_hash = await hashPassword(goodPassword);
  await forum.forum.db.updateTable('member').set({ password_hash }).where('user_id', '=', userID).execute();
}
