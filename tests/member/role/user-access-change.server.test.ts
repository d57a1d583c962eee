import { describe, expect, test } from 'vitest';
import { insertToken } from '#server/account/own-data/token.queries.ts';
import { accessTokenMark } from '#server/member/session/access-token.ts';
import { hashOfToken, newToken } from '#server/member/session/session.ts';
import { aMemberWithPassword, goodPassword, lastMailTo, linkIn, sentMail } from '#tests/account/support.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const another = 'another good password';

describe('changing the own password', () => {
  test('revokes access tokens', async () => {
    const ada = await aMemberWithPassword(forum, 'ada');
    const token = await aToken(ada);
    expect(await nameOf(token)).toBe('ada');
    await patch(ada, '$me', { password: another, passwordConfirmation: goodPassword });
    expect(await nameOf(token)).toBeUndefined();
    expect((await ada.request({ url: '/api/v2/users/me' })).json().name).toBe('ada');
  });

  test('leaves access tokens valid when requested', async () => {
    const bea = await aMemberWithPassword(forum, 'bea');
    const token = await aToken(bea);
    await patch(bea, '$me', { password: another, passwordConfirmation: goodPassword, keepTokens: true });
    expect(await nameOf(token)).toBe('bea');
  });

  test('is refused with an access token, even with the current password', async () => {
    const cas = await aMemberWithPassword(forum, 'cas');
    const payload = { password: another, passwordConfirmation: goodPassword };
    const refused = await byToken(await aToken(cas), '$me', payload);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'session.unconfirmed']);
    expect((await signIn('cas', goodPassword)).statusCode).toBe(201);
  });

  test('requires a confirmed session for a member without a password', async () => {
    const dot = await forum.aMember({ name: 'dot' });
    forum.setNow(new Date(Date.now() + 11 * 60_000));
    expect((await patch(dot, '$me', { password: another })).json().code).toBe('session.unconfirmed');
    forum.setNow();
    expect((await patch(dot, '$me', { password: another })).statusCode).toBe(200);
  });
});

test('a wrong current password is refused with 401 on its field, whatever is changed', async () => {
  const eve = await aMemberWithPassword(forum, 'eve');
  for (const change of [{ password: another }, { email: 'eve@new.example' }, { title: 'Gardener' }]) {
    const wrong = await patch(eve, '$me', { ...change, passwordConfirmation: 'wrong' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'password.incorrect']);
    expect(wrong.json().errors.passwordConfirmation[0].code).toBe('password.incorrect');
  }
});

test('a profile can be saved with its current address without confirmation', async () => {
  const fay = await aMemberWithPassword(forum, 'fay');
  forum.setNow(new Date(Date.now() + 11 * 60_000));
  expect((await patch(fay, '$me', { email: 'FAY@example.org', title: 'Gardener' })).statusCode).toBe(200);
  forum.setNow();
});

describe('a password reset by e-mail', () => {
  test('ends sessions and revokes access tokens', async () => {
    const gil = await aMemberWithPassword(forum, 'gil');
    const token = await aToken(gil);
    await forum.guest.request({ method: 'POST', url: '/api/v2/users/request-password', payload: { email: 'gil' } });
    await reset('gil@example.org');
    expect(await nameOf(token)).toBeUndefined();
    expect((await gil.request({ url: '/api/v2/users/me' })).json().userID).toBe(0);
  });
});

describe('an administrator', () => {
  test('who sets a password ends access tokens and sessions, and the member is notified', async () => {
    const hal = await aMemberWithPassword(forum, 'hal');
    const token = await aToken(hal);
    expect((await patch(administrator, hal.userID, { password: another, keepTokens: true })).statusCode).toBe(200);
    expect(await nameOf(token)).toBeUndefined();
    expect((await hal.request({ url: '/api/v2/users/me' })).json().userID).toBe(0);
    expect((await lastMailTo(forum, 'hal@example.org'))?.subject).toContain('Your password was changed');
  });

  test('who changes an e-mail address triggers a notice to the former address', async () => {
    const ida = await aMemberWithPassword(forum, 'ida');
    await patch(administrator, ida.userID, { email: 'ida@new.example' });
    expect((await lastMailTo(forum, 'ida@example.org'))?.source).toContain('ida@new.example');
  });

  test('cannot set password, e-mail address or confirmation with an access token, but can set a role or a title', async () => {
    const jim = await aMemberWithPassword(forum, 'jim');
    await forum.forum.db
      .updateTable('member')
      .set({ email_confirmed: false })
      .where('user_id', '=', jim.userID)
      .execute();
    const token = await aToken(administrator);
    for (const payload of [{ password: another }, { email: 'jim@new.example' }, { emailConfirmed: true }])
      expect((await byToken(token, jim.userID, payload)).json().code).toBe('session.unconfirmed');
    expect((await byToken(token, jim.userID, { title: 'Gardener', email: 'jim@example.org' })).statusCode).toBe(200);
  });

  test('with a session confirmed long ago confirms with the current password in the same request', async () => {
    const kim = await aMemberWithPassword(forum, 'kim');
    const office = await aMemberWithPassword(forum, 'office');
    await forum.forum.db.updateTable('member').set({ is_admin: true }).where('user_id', '=', office.userID).execute();
    forum.setNow(new Date(Date.now() + 11 * 60_000));
    const refused = await patch(office, kim.userID, { password: another });
    expect(refused.json().errors.passwordConfirmation[0].code).toBe('password.confirmation-required');
    const payload = { password: another, passwordConfirmation: goodPassword };
    expect((await patch(office, kim.userID, payload)).statusCode).toBe(200);
    forum.setNow();
  });

  test('who resets a password invalidates it, ends sessions and access tokens, and a reset link is sent', async () => {
    const lea = await aMemberWithPassword(forum, 'lea');
    const token = await aToken(lea);
    expect((await patch(administrator, lea.userID, { resetPassword: true })).statusCode).toBe(200);
    expect((await signIn('lea', goodPassword)).json().code).toBe('session.bad-credentials');
    expect((await lea.request({ url: '/api/v2/users/me' })).json().userID).toBe(0);
    expect(await nameOf(token)).toBeUndefined();
    expect((await reset('lea@example.org')).statusCode).toBe(201);
    expect((await signIn('lea', another)).statusCode).toBe(201);
  });

  test('cannot reset the password of a member without a deliverable e-mail address', async () => {
    const mia = await aMemberWithPassword(forum, 'mia');
    await forum.forum.db.updateTable('member').set({ email: null }).where('user_id', '=', mia.userID).execute();
    const refused = await patch(administrator, mia.userID, { resetPassword: true });
    expect(refused.json().errors.resetPassword).toBeDefined();
    expect((await signIn('mia', goodPassword)).statusCode).toBe(201);
  });

  test('can revert a change of e-mail address only in a confirmed session, and the reverted address is notified', async () => {
    const nia = await aMemberWithPassword(forum, 'nia');
    await patch(administrator, nia.userID, { email: 'nia@new.example' });
    const { moderation_log_id: id } = await forum.forum.db
      .selectFrom('moderation_log')
      .select('moderation_log_id')
      .where('action', '=', 'member.edit')
      .orderBy('moderation_log_id', 'desc')
      .executeTakeFirstOrThrow();
    const url = `/api/v2/audit-logs/${id}/undo`;
    const headers = { authorization: `Bearer ${await aToken(administrator)}` };
    const refused = await forum.guest.request({ method: 'POST', url, headers });
    expect(refused.json().code).toBe('session.unconfirmed');
    expect((await administrator.request({ method: 'POST', url })).statusCode).toBe(204);
    expect((await lastMailTo(forum, 'nia@new.example'))?.source).toContain('nia@example.org');
  });
});

test('the owner of a new access token is notified by e-mail', async () => {
  await administrator.request({ method: 'POST', url: '/api/v2/tokens', payload: { name: 'Harbour robot' } });
  const mail = (await sentMail(forum)).findLast(({ to }) => to === `${administrator.name}@example.org`);
  expect([mail?.subject, mail?.source.includes('Harbour robot')]).toEqual([
    expect.stringContaining('An access token was created'),
    true,
  ]);
});

const patch = (who: TestUser, id: number | '$me', payload: object) =>
  who.request({ method: 'PATCH', url: `/api/v2/users/${id}`, payload });

const byToken = (token: string, id: number | '$me', payload: object) =>
  forum.guest.request({
    method: 'PATCH',
    url: `/api/v2/users/${id}`,
    payload,
    headers: { authorization: `Bearer ${token}` },
  });

const signIn = (name: string, password: string) =>
  forum.guest.request({ method: 'POST', url: '/api/v2/sessions', payload: { name, password } });

async function reset(address: string) {
  const token = linkIn(await lastMailTo(forum, address), '/entry/passwordreset').get('token');
  return forum.guest.request({
    method: 'POST',
    url: '/api/v2/users/reset-password',
    payload: { token, password: another },
  });
}

async function aToken({ userID }: TestUser): Promise<string> {
  const token = `${accessTokenMark}${newToken()}`;
  const hash = hashOfToken(token);
  const about = {
    userID,
    name: 'Robot',
    scope: 'write',
    areas: null,
    hash,
    hint: '0000',
    now: new Date(),
    insertUserID: userID,
    expires: null,
  } as const;
  await insertToken(forum.forum.db, about);
  return token;
}

async function nameOf(token: string): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${token}` };
  return (await forum.guest.request({ url: '/api/v2/users/me', headers })).json().name;
}
