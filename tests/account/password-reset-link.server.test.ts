import { expect, test } from 'vitest';
import { sendPasswordReset } from '#server/account/password-reset.ts';
import { sessionCookie } from '#server/member/session.ts';
import { testForum } from '#tests/support/test-forum.ts';
import { anotherMachine, goodPassword, lastMailTo, linkIn } from './support.ts';

const forum = await testForum();
const waiting = 'folkmoot-password-reset';

test('opening the link takes its key out of the address, into a cookie of this page alone', async () => {
  const token = await askFor('ada');
  const answer = await forum.server.inject({ url: `/entry/passwordreset?token=${token}&Target=%2Fdiscussions` });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([303, 'no-store']);
  const { pathname, searchParams } = new URL(answer.headers.location ?? '', 'http://forum.example');
  expect([pathname, [...searchParams.keys()]]).toEqual(['/entry/passwordreset', ['Target', 'link']]);
  expect(answer.headers.location).not.toContain(token);
  expect(answer.cookies).toMatchObject([
    { name: waiting, value: token, path: '/entry/passwordreset', httpOnly: true, sameSite: 'Lax' },
  ]);
});

test('the form needs no key: refused, its page knows the link still; then it sets the password and forgets the key', async () => {
  const opened = await open(await askFor('bea'));
  const refused = await send({ link: opened.link, Password: 'short' }, opened.token);
  const back = new URL(refused.headers.location ?? '', 'http://forum.example').searchParams;
  expect([back.get('errors[password]'), back.get('link')]).toEqual(['password.too-short:10', opened.link]);
  const done = await send({ link: opened.link, Password: goodPassword }, opened.token);
  expect([done.headers.location, cookieOf(done, waiting), cookieOf(done, sessionCookie)]).toEqual([
    '/',
    '',
    expect.stringMatching(/./),
  ]);
});

test('a link that another one was opened after sets no password of the other', async () => {
  const [mine, theirs] = [await open(await askFor('cas')), await open(await askFor('dora'))];
  const answer = await send({ link: mine.link, Password: goodPassword }, theirs.token);
  expect(answer.headers.location).toContain('error=token.invalid');
});

test('without a link that was opened no password is set', async () => {
  for (const link of ['', 'forged']) {
    const answer = await send({ link, Password: goodPassword });
    expect(answer.headers.location).toContain('error=token.invalid');
  }
});

type Answer = Awaited<ReturnType<typeof forum.server.inject>>;

const cookieOf = ({ cookies }: Answer, name: string) => cookies.find((cookie) => cookie.name === name)?.value;

async function askFor(name: string): Promise<string> {
  const { userID } = await forum.aMember({ name });
  const email = `${name}@link.example`;
  await sendPasswordReset(forum.forum, { userID, name, email });
  return linkIn(await lastMailTo(forum, email), '/entry/passwordreset').get('token') ?? '';
}

async function open(token: string): Promise<{ token: string; link: string }> {
  const { headers } = await forum.server.inject({ url: `/entry/passwordreset?token=${token}` });
  return { token, link: new URL(headers.location ?? '', 'http://forum.example').searchParams.get('link') ?? '' };
}

const send = (fields: Record<string, string>, key?: string): Promise<Answer> =>
  forum.server.inject({
    method: 'POST',
    url: '/entry/passwordreset',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: anotherMachine(),
    cookies: key ? { [waiting]: key } : {},
  });
