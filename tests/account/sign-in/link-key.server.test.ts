import { describe, expect, test } from 'vitest';
import { sendPasswordReset } from '#server/account/credential/password-reset.ts';
import { sendEmailConfirmation } from '#server/account/registration/email-confirmation.ts';
import { firstAdministratorLink } from '#server/account/registration/first-administrator.ts';
import { sessionCookie } from '#server/member/session/session.ts';
import { deviceCookie } from '#server/member/session/session-cookie.ts';
import { anotherMachine, goodPassword, lastMailTo, linkIn } from '#tests/account/support.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();

/** The links that contain a key: how each is created, and the other fields of its form. */
const links: Record<string, Kind> = {
  'a password reset': {
    page: '/entry/passwordreset',
    cookie: 'folkmoot-password-reset',
    parameter: 'token',
    seconds: 2 * 3_600,
    make: async (name) => {
      const email = `${name}@link.example`;
      await sendPasswordReset(forum.forum, { userID: (await forum.aMember({ name })).userID, name, email });
      return linkIn(await lastMailTo(forum, email), '/entry/passwordreset');
    },
    fields: () => ({ Password: goodPassword }),
    done: '/',
  },
  'an address confirmation': {
    page: '/entry/emailconfirm',
    cookie: 'folkmoot-email-confirm',
    parameter: 'code',
    seconds: 48 * 3_600,
    make: async (name) => {
      const email = `${name}@confirm.example`;
      const { userID } = await forum.aMember({ name });
      await forum.forum.db.updateTable('member').set({ pending_email: email }).where('user_id', '=', userID).execute();
      await sendEmailConfirmation(forum.forum, { userID, name, email });
      return linkIn(await lastMailTo(forum, email), '/entry/emailconfirm');
    },
    fields: (link) => ({ userID: link.get('userID') ?? '' }),
    done: '/entry/emailconfirm?done=confirmed',
  },
  'the first administrator': {
    page: '/entry/firstadmin',
    cookie: 'folkmoot-first-administrator',
    parameter: 'token',
    seconds: 24 * 3_600,
    make: async () => new URL((await firstAdministratorLink(forum.forum)) ?? '').searchParams,
    fields: () => ({ Name: 'hanna', Email: 'hanna@link.example', Password: goodPassword }),
    done: '/',
  },
};

describe.each(Object.entries(links))('the e-mailed link for %s', (_name, kind) => {
  const { page, cookie, parameter, seconds, make, fields, done } = kind;

  test('loses its key when it is opened: the key is stored in a cookie limited to this page', async () => {
    const link = await make(`ada-${parameter}`);
    const key = link.get(parameter) ?? '';
    const answer = await forum.server.inject({ url: `${page}?${link}&Target=%2Fdiscussions` });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([303, 'no-store']);
    const { pathname, searchParams } = addressIn(answer);
    const others = [...link.keys()].filter((name) => name !== parameter);
    expect([pathname, [...searchParams.keys()]]).toEqual([page, [...others, 'Target', 'link']]);
    expect(answer.headers.location).not.toContain(key);
    expect(answer.cookies.filter(({ name }) => name !== deviceCookie)).toEqual([
      { name: cookie, value: key, path: page, httpOnly: true, sameSite: 'Lax', maxAge: seconds },
    ]);
  });

  test('is refused when the form belongs to a different link', async () => {
    const [mine, theirs] = [await open(`cas-${parameter}`), await open(`dora-${parameter}`)];
    const answer = await send(kind, { ...mine.fields, link: mine.mark }, theirs.key);
    expect(addressIn(answer).searchParams.get('error')).toBe('token.invalid');
  });

  test('is refused when it has not been opened before', async () => {
    const { fields } = await open(`eva-${parameter}`);
    for (const link of ['', 'forged']) {
      const { searchParams } = addressIn(await send(kind, { ...fields, link }));
      expect(searchParams.get('error')).toBe('token.invalid');
    }
  });

  test('works once with a form that does not contain the key, and the cookie is deleted afterwards', async () => {
    const { key, mark, fields } = await open(`fay-${parameter}`);
    const answer = await send(kind, { ...fields, link: mark }, key);
    expect([answer.headers.location, valueIn(answer, cookie)]).toEqual([done, '']);
    const again = addressIn(await send(kind, { ...fields, link: mark }, key));
    expect([again.pathname, again.searchParams.get('link')]).toEqual([page, mark]);
    expect(again.searchParams.get('error')).toMatch(/^token\.invalid$|^email\.already-confirmed$/);
  });

  async function open(name: string) {
    const link = await make(name);
    const opened = await forum.server.inject({ url: `${page}?${link}` });
    return {
      key: link.get(parameter) ?? '',
      mark: addressIn(opened).searchParams.get('link') ?? '',
      fields: fields(link),
    };
  }
});

test('a form that was refused retains the reference to its link and can be submitted again', async () => {
  const { cookie, make } = passwordLink();
  const key = (await make('bea')).get('token') ?? '';
  const { searchParams } = addressIn(await forum.server.inject({ url: `/entry/passwordreset?token=${key}` }));
  const link = searchParams.get('link') ?? '';
  const refused = addressIn(await send(passwordLink(), { link, Password: 'short' }, key)).searchParams;
  expect([refused.get('errors[password]'), refused.get('link')]).toEqual(['password.too-short:10', link]);
  const done = await send(passwordLink(), { link, Password: goodPassword }, key);
  expect([done.headers.location, valueIn(done, cookie), valueIn(done, sessionCookie)]).toEqual([
    '/',
    '',
    expect.stringMatching(/./),
  ]);
});

interface Kind {
  readonly page: string;
  readonly cookie: string;
  readonly parameter: string;
  readonly seconds: number;
  readonly make: (name: string) => Promise<URLSearchParams>;
  readonly fields: (link: URLSearchParams) => Record<string, string>;
  readonly done: string;
}

type Answer = Awaited<ReturnType<typeof forum.server.inject>>;

const passwordLink = (): Kind => links['a password reset'] as Kind;

const addressIn = ({ headers }: Answer) => new URL(headers.location ?? '', 'http://forum.example');

const valueIn = ({ cookies }: Answer, name: string) => cookies.find((cookie) => cookie.name === name)?.value;

const send = ({ page, cookie }: Kind, fields: Record<string, string>, key?: string): Promise<Answer> =>
  forum.server.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: anotherMachine(),
    cookies: key ? { [cookie]: key } : {},
  });
