import { beforeEach, describe, expect, test } from 'vitest';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { aBrowser, anotherMachine, goodPassword, lastMailTo, linkIn, setSetting } from '#tests/account/support.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

let machine: string;
const forum = await testForum();
await setSetting(forum, 'registration.method', 'invitation');
beforeEach(() => {
  machine = anotherMachine();
});

test('an invited user registers with the code, and the invited address counts as confirmed', async () => {
  const host = await forum.aMember({ name: 'host' });
  const made = await invite(host, 'ada@invited.example');
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ email: 'ada@invited.example', status: 'pending', acceptedUser: null });
  const mail = await lastMailTo(forum, 'ada@invited.example');
  expect(mail?.subject).toContain('host');
  const link = linkIn(mail, '/entry/register');
  expect(link.get('Email')).toBe('ada@invited.example');
  const browser = aBrowser(forum);
  const joined = await join(browser, { name: 'ada', email: 'ada@invited.example', code: codeIn(link) });
  expect(joined.statusCode).toBe(201);
  const me = (await browser.send('GET', '/users/me')).json();
  expect(me).toMatchObject({ email: 'ada@invited.example', emailConfirmed: true, roleIDs: [roleIDs.member] });
  expect((await list(host)).invitations[0]).toMatchObject({ status: 'accepted', acceptedUser: { name: 'ada' } });
});

test('a different address than the invited one has to be confirmed', async () => {
  const host = await forum.aMember();
  await invite(host, 'bea@invited.example');
  const browser = aBrowser(forum);
  await join(browser, { name: 'bea', email: 'other@invited.example', code: await codeFor('bea@invited.example') });
  expect((await browser.send('GET', '/users/me')).json()).toMatchObject({ emailConfirmed: false });
});

test('administrators see who invited whom and can revoke any invitation', async () => {
  const [host, administrator] = [await forum.aMember(), await forum.anAdministrator()];
  for (const name of ['gil', 'hal']) await invite(host, `${name}@all.example`);
  const [hal, gil] = (await list(host)).invitations;
  const all = '/api/v2/invites/all';
  for (const user of [host, await forum.aModerator()]) expect((await user.request({ url: all })).statusCode).toBe(403);
  const listed = async (status = '') =>
    (await administrator.request({ url: `${all}?limit=2${status && `&status=${status}`}` })).json();
  expect(await listed()).toMatchObject([
    { email: 'hal@all.example', status: 'pending', insertUser: { userID: host.userID, name: host.name } },
    { email: 'gil@all.example' },
  ]);
  const withdraw = (who: TestUser, id = hal?.invitationID) =>
    who.request({ method: 'DELETE', url: `/api/v2/invites/${id}` });
  expect((await withdraw(await forum.aMember())).statusCode).toBe(404);
  expect((await withdraw(administrator)).statusCode).toBe(204);
  expect((await withdraw(administrator)).statusCode).toBe(404);
  expect(await listed('withdrawn')).toMatchObject([{ email: 'hal@all.example', status: 'withdrawn' }]);
  expect((await listed('pending'))[0]).toMatchObject({ invitationID: gil?.invitationID });
  const [entry] = (await administrator.request({ url: '/api/v2/audit-logs?eventType=invitation.withdraw' })).json();
  expect(entry).toMatchObject({ insertUserID: administrator.userID, canUndo: true });
});

describe('an invalid code', () => {
  test.each(['', 'made up'])('“%s” does not allow registration', async (code) => {
    const refused = await join(aBrowser(forum), { name: 'nobody', email: 'nobody@invited.example', code });
    expect(refused.json().errors.invitationCode[0].code).toBe('invitation.required');
  });

  test('a code works once, even for simultaneous registrations', async () => {
    await invite(await forum.aMember(), 'cas@invited.example');
    const code = await codeFor('cas@invited.example');
    const answers = await Promise.all(
      [1, 2, 3].map((one) => join(aBrowser(forum), { name: `cas${one}`, email: `c${one}@invited.example`, code })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
  });

  test('a code stops working after 14 days, when it is revoked, and when its sender is banned', async () => {
    const host = await forum.aMember();
    for (const name of ['dot', 'eve', 'fay']) await invite(host, `${name}@invited.example`);
    const [, eve] = (await list(host)).invitations;
    await host.request({ method: 'DELETE', url: `/api/v2/invites/${eve?.invitationID}` });
    const gone = await join(aBrowser(forum), {
      name: 'eve',
      email: 'e@x.example',
      code: await codeFor('eve@invited.example'),
    });
    expect(gone.statusCode).toBe(422);
    forum.setNow(new Date(Date.now() + 14 * 86_400_000 + 1_000));
    const late = await join(aBrowser(forum), {
      name: 'dot',
      email: 'd@x.example',
      code: await codeFor('dot@invited.example'),
    });
    expect(late.statusCode).toBe(422);
    expect((await list(host)).invitations.map(({ status }: { status: string }) => status)).toEqual([
      'expired',
      'expired',
    ]);
    forum.setNow();
    await forum.forum.db.updateTable('member').set({ banned: true }).where('user_id', '=', host.userID).execute();
    const banned = await join(aBrowser(forum), {
      name: 'fay',
      email: 'f@x.example',
      code: await codeFor('fay@invited.example'),
    });
    expect(banned.statusCode).toBe(422);
  });

  test('resending replaces the code, is allowed once a minute, and is refused after acceptance', async () => {
    const host = await forum.aMember();
    const { invitationID } = (await invite(host, 'gus@invited.example')).json();
    const first = await codeFor('gus@invited.example');
    const again = () =>
      host.request({ method: 'POST', url: `/api/v2/invites/${invitationID}/send`, remoteAddress: machine });
    expect((await again()).statusCode).toBe(429);
    forum.setNow(new Date(Date.now() + 61_000));
    expect((await again()).statusCode).toBe(201);
    const second = await codeFor('gus@invited.example');
    expect(second).not.toBe(first);
    expect((await join(aBrowser(forum), { name: 'gus', email: 'gus@invited.example', code: first })).statusCode).toBe(
      422,
    );
    expect((await join(aBrowser(forum), { name: 'gus', email: 'gus@invited.example', code: second })).statusCode).toBe(
      201,
    );
    expect((await again()).json().code).toBe('invitation.accepted');
    forum.setNow();
  });
});

describe('invitations', () => {
  test('are limited per 30 days by the roles of a member, and unlimited for administrators', async () => {
    await setSetting(forum, 'registration.invitations', { 8: 2 });
    const host = await forum.aMember();
    expect((await list(host)).left).toBe(2);
    for (const name of ['h1', 'h2']) expect((await invite(host, `${name}@invited.example`)).statusCode).toBe(201);
    expect((await invite(host, 'h3@invited.example')).json().code).toBe('invitation.used-up');
    const [last] = (await list(host)).invitations;
    await host.request({ method: 'DELETE', url: `/api/v2/invites/${last.invitationID}` });
    expect(await list(host)).toMatchObject({ left: 0, invitations: [{ email: 'h1@invited.example' }] });
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    const sent = forum.forum.db.updateTable('invitation').set({ date_inserted: longAgo });
    await sent.where('user_id', '=', host.userID).execute();
    expect((await list(host)).left).toBe(2);
    expect((await list(await forum.anAdministrator())).left).toBeNull();
    expect((await invite(await forum.aModerator(), 'm@invited.example')).json().code).toBe('invitation.used-up');
  });

  test('are refused for guests, for other members and for invalid addresses', async () => {
    const host = await forum.anAdministrator();
    const { invitationID } = (await invite(host, 'ida@invited.example')).json();
    const other = await forum.aMember();
    expect((await invite(forum.guest, 'x@invited.example')).statusCode).toBe(403);
    expect((await invite(host, 'no address')).json().errors.email[0].code).toBe('email.invalid');
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/send'],
    ] as const) {
      const url = `/api/v2/invites/${invitationID}${path}`;
      expect((await other.request({ method, url, remoteAddress: machine })).statusCode).toBe(404);
      expect((await forum.guest.request({ method, url, remoteAddress: machine })).statusCode).toBe(403);
    }
  });
});

const invite = (user: TestUser, email: string) =>
  user.request({ method: 'POST', url: '/api/v2/invites', payload: { email }, remoteAddress: machine });

const list = async (user: TestUser) => (await user.request({ url: '/api/v2/invites' })).json();

const codeIn = (link: URLSearchParams): string => link.get('InvitationCode') ?? '';

const codeFor = async (address: string) => codeIn(linkIn(await lastMailTo(forum, address), '/entry/register'));

const join = (
  browser: ReturnType<typeof aBrowser>,
  { code, ...fields }: { name: string; email: string; code: string },
) => browser.send('POST', '/users/register', { ...fields, password: goodPassword, invitationCode: code });
