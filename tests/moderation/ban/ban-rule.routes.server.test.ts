import { describe, expect, test } from 'vitest';
import type { BanRule, BanRuleTrial } from '#api/moderation/ban/ban-rule.contract.ts';
import { viewerOfUser } from '#server/member/session/session.ts';
import { undoAction } from '#server/moderation/log/moderation-log.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const admin = await forum.anAdministrator();
const moderator = await forum.aModerator();
const lea = await forum.aMember({ name: 'lea', email: 'lea@spam.example' });
const categoryID = await forum.aCategory();

const send = (who: TestUser, method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  who.request({ method, url: `/api/v2/ban-rules${path}`, ...(payload && { payload }) });
const list = async () => (await admin.request({ url: '/api/v2/ban-rules' })).json<BanRule[]>();
const added = async (type: string, pattern: string): Promise<BanRule> =>
  (await send(admin, 'POST', '', { type, pattern })).json();
const removeAll = async () => {
  for (const { banRuleID } of await list()) await send(admin, 'DELETE', `/${banRuleID}`);
};
const register = (name: string, email: string) =>
  forum.guest.request({
    method: 'POST',
    url: '/api/v2/users/register',
    payload: { name, email, password: 'correct horse battery' },
  });
const write = (who: TestUser, remoteAddress: string) =>
  who.request({
    method: 'POST',
    url: '/api/v2/discussions',
    payload: { name: 'On boats', body: 'They float.', format: 'text', categoryID },
    remoteAddress,
  });

test('ban rules are limited to administrators and holders of users.ban', async () => {
  const rule = { type: 'name', pattern: 'x*' };
  for (const who of [forum.guest, lea, moderator]) {
    expect((await who.request({ url: '/api/v2/ban-rules' })).statusCode).toBe(403);
    expect((await send(who, 'POST', '', rule)).statusCode).toBe(403);
    expect((await send(who, 'POST', '/trial', rule)).statusCode).toBe(403);
    expect((await send(who, 'PATCH', '/1', rule)).statusCode).toBe(403);
    expect((await send(who, 'DELETE', '/1')).statusCode).toBe(403);
  }
});

test('a trial shows, before saving, the members that a rule would match, and whether it matches moderators', async () => {
  const spammers = (
    await send(admin, 'POST', '/trial', { type: 'email', pattern: '*@spam.example' })
  ).json<BanRuleTrial>();
  expect(spammers).toMatchObject({ countUsers: 1, hitsStaff: false, users: [{ name: 'lea' }] });
  const all = (await send(admin, 'POST', '/trial', { type: 'email', pattern: '*@example.org' })).json<BanRuleTrial>();
  expect(all.hitsStaff).toBe(true);
  expect((await send(admin, 'POST', '', { type: 'email', pattern: '*@example.org' })).json().code).toBe(
    'ban-rule.hits-staff',
  );
  const literal = await send(admin, 'POST', '/trial', { type: 'name', pattern: 'l_a' });
  expect(literal.json()).toMatchObject({ countUsers: 0 });
});

test('a rule is listed, changed and deleted, and each change can be undone from the log', async () => {
  const rule = await added('name', 'Viagra*');
  expect(rule).toMatchObject({
    type: 'name',
    pattern: 'Viagra*',
    countUsers: 0,
    countBlocked: 0,
    insertUser: { name: admin.name },
  });
  expect((await send(admin, 'POST', '', { type: 'name', pattern: 'viagra*' })).json().code).toBe('ban-rule.exists');
  expect((await send(admin, 'POST', '', { type: 'name', pattern: ' ** ' })).statusCode).toBe(422);
  expect((await send(admin, 'POST', '', { type: 'shoe', pattern: 'x' })).statusCode).toBe(422);
  const id = rule.banRuleID;
  const changed = await send(admin, 'PATCH', `/${id}`, { note: 'pills' });
  expect(changed.json()).toMatchObject({ pattern: 'Viagra*', note: 'pills' });
  expect((await send(admin, 'DELETE', `/${id}`)).statusCode).toBe(204);
  expect((await send(admin, 'DELETE', `/${id}`)).json().code).toBe('ban-rule.not-found');
  expect((await send(admin, 'PATCH', `/${id}`, { note: '' })).json().code).toBe('ban-rule.not-found');
  const viewer = await viewerOfUser(forum.forum, admin.userID);
  const undoLast = async () => {
    const last = await forum.forum.db
      .selectFrom('moderation_log')
      .select('moderation_log_id')
      .where('record_type', '=', 'ban-rule')
      .where('record_id', '=', id)
      .where('undone_by', 'is', null)
      .where('undo_of', 'is', null)
      .orderBy('moderation_log_id', 'desc')
      .executeTakeFirstOrThrow();
    await undoAction(forum.forum, viewer, last.moderation_log_id);
  };
  await undoLast();
  expect(await list()).toMatchObject([{ banRuleID: id, note: 'pills' }]);
  await undoLast();
  expect(await list()).toMatchObject([{ banRuleID: id, note: '' }]);
  await undoLast();
  expect(await list()).toEqual([]);
});

describe('a ban rule blocks', () => {
  test('registration by name and e-mail address, ignoring case', async () => {
    await added('name', 'bad*');
    await added('email', '*@evil.example');
    expect((await register('BadBoy', 'one@fine.example')).json().code).toBe('ban-rule.blocked');
    expect((await register('goodboy', 'Two@EVIL.example')).json().code).toBe('ban-rule.blocked');
    expect((await register('goodgirl', 'three@fine.example')).statusCode).toBe(201);
    expect((await list()).map(({ countBlocked }) => countBlocked)).toEqual([1, 1]);
    await removeAll();
  });

  test('posting from an IP address, except by moderators', async () => {
    await added('ip', '203.0.113.*');
    expect((await write(lea, '203.0.113.9')).json().code).toBe('ban-rule.blocked');
    expect((await write(lea, '198.51.100.9')).statusCode).toBe(201);
    expect((await write(moderator, '203.0.113.9')).statusCode).toBe(201);
    expect((await list())[0]).toMatchObject({ countBlocked: 1, dateLastBlocked: expect.any(String) });
    await removeAll();
  });
  test('IPv4 and IPv6 ranges in any notation', async () => {
    await added('ip', '203.0.113.77/26');
    await added('ip', '2001:db8::/32');
    expect((await write(lea, '203.0.113.70')).json().code).toBe('ban-rule.blocked');
    expect((await write(lea, '::ffff:203.0.113.127')).json().code).toBe('ban-rule.blocked');
    expect((await write(lea, '203.0.113.128')).statusCode).toBe(201);
    expect((await write(lea, '2001:0DB8:0:1::9')).json().code).toBe('ban-rule.blocked');
    expect((await write(lea, '2001:db9::9')).statusCode).toBe(201);
    await removeAll();
  });

  test('only valid ranges, which can be tried before they are saved', async () => {
    await forum.forum.db
      .updateTable('member')
      .set({ last_ip_address: '198.51.100.20', insert_ip_address: 'somewhere' })
      .where('user_id', '=', lea.userID)
      .execute();
    const attempt = async (pattern: string) => (await send(admin, 'POST', '/trial', { type: 'ip', pattern })).json();
    expect(await attempt('198.51.100.0/24')).toMatchObject({ countUsers: 1, users: [{ userID: lea.userID }] });
    expect(await attempt('198.51.100.0/28')).toMatchObject({ countUsers: 0 });
    expect((await attempt('198.51.100.0/48')).errors).toHaveProperty('pattern');
    const rule = await added('ip', '198.51.100.0/28');
    const changed = await send(admin, 'PATCH', `/${rule.banRuleID}`, { pattern: '198.51.100.16/28' });
    expect(changed.json()).toMatchObject({ countUsers: 1 });
    await removeAll();
  });
});
