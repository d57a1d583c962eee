import { expect, test } from 'vitest';
import { createRole } from '#api/member/role/role.client.ts';
import { endRolePreview, startMemberPreview, startRolePreview } from '#api/member/role/role-preview.client.ts';
import { readMe } from '#api/member/user/me.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();

let made = 0;

async function aRole(names: readonly string[]): Promise<number> {
  const permissions = [{ type: 'global' as const, permissions: Object.fromEntries(names.map((name) => [name, true])) }];
  return (await createRole(administrator.api, { name: `Role ${++made}`, permissions })).body.roleID;
}

const whoIs = async ({ api }: TestUser) => (await readMe(api)).body;
const codeOf = async (user: TestUser, method: 'POST' | 'PATCH', url: string, payload: object) =>
  (await user.request({ method, url: `/api/v2${url}`, payload })).json().code;

test('a session views the forum as a role: with its permissions, without changing anything, and logged', async () => {
  await startRolePreview(administrator.api, roleIDs.member);
  const me = await whoIs(administrator);
  expect(me).toMatchObject({
    userID: administrator.userID,
    isAdmin: false,
    roleIDs: [roleIDs.member],
    preview: { kind: 'role', id: roleIDs.member, name: 'Member' },
  });
  expect(me.permissions).toContain('discussions.add');
  expect(me.permissions).not.toContain('site.manage');
  expect((await administrator.request({ url: '/api/v2/audit-logs' })).statusCode).toBe(403);
  const draft = { recordType: 'discussion', attributes: { name: 'Never' } };
  expect([
    await codeOf(administrator, 'POST', '/drafts', draft),
    await codeOf(administrator, 'POST', '/roles', { name: 'Never' }),
    await codeOf(administrator, 'PATCH', `/users/${administrator.userID}`, { location: 'Nowhere' }),
  ]).toEqual(Array(3).fill('session.preview'));
  const visit = await administrator.request({ method: 'POST', url: '/api/v2/tick', payload: { type: 'page_view' } });
  expect(visit.json().didTrack).toBe(false);
  await endRolePreview(administrator.api);
  expect((await whoIs(administrator)).preview).toBeUndefined();
  const { rows } = await logged();
  expect(rows).toEqual([
    ['role.preview', administrator.userID, roleIDs.member],
    ['role.preview-end', administrator.userID, roleIDs.member],
  ]);
});

test('as guests, the viewer is a guest, also in a community for members only, and a form ends it', async () => {
  await startRolePreview(administrator.api, roleIDs.guest);
  expect(await whoIs(administrator)).toMatchObject({ userID: 0, preview: { name: 'Guest' } });
  const left = await administrator.request({
    method: 'POST',
    url: '/role-preview/end',
    headers: { referer: '/nowhere' },
  });
  expect(left.statusCode).toBe(303);
  expect((await whoIs(administrator)).userID).toBe(administrator.userID);
});

test('a manager sees no more than they may, other members cannot view as a role, and a deleted role ends it', async () => {
  const managing = await aRole(['session.valid', 'site.manage', 'tags.add']);
  const generous = await aRole(['tags.add', 'noAds.use']);
  const manager = await forum.aMember({ roles: [managing] });
  await startRolePreview(manager.api, generous);
  expect((await whoIs(manager)).permissions).toEqual(['tags.add']);
  await startRolePreview(manager.api, roleIDs.unconfirmed);
  expect((await whoIs(manager)).permissions).toEqual(['session.valid']);
  await startRolePreview(manager.api, generous);
  await administrator.request({ method: 'DELETE', url: `/api/v2/roles/${generous}` });
  expect((await whoIs(manager)).permissions).toContain('site.manage');
  const member = await forum.aMember();
  const refused = await member.request({ method: 'PUT', url: `/api/v2/roles/${roleIDs.guest}/preview` });
  expect(refused.json().permissions).toEqual(['site.manage']);
  const missing = await administrator.request({ method: 'PUT', url: '/api/v2/roles/99999/preview' });
  expect(missing.json().code).toBe('role.not-found');
});

test('a session views the forum as a member: with their permissions and its own account, logged and told', async () => {
  const role = await aRole(['session.valid', 'tags.add']);
  const member = await forum.aMember({ roles: [role] });
  await startMemberPreview(administrator.api, member.userID);
  expect(await whoIs(administrator)).toMatchObject({
    userID: administrator.userID,
    roleIDs: [role],
    permissions: ['session.valid', 'tags.add'],
    preview: { kind: 'member', id: member.userID, name: member.name },
  });
  expect(await codeOf(administrator, 'POST', '/roles', { name: 'Never' })).toBe('session.preview');
  await forum.forum.jobs.settled();
  const news = (await member.request({ url: '/api/v2/notifications' })).json();
  expect(news[0].body).toContain('viewed the forum with your permissions');
  await endRolePreview(administrator.api);
  expect((await whoIs(administrator)).preview).toBeUndefined();
  expect((await logged('member.preview')).rows).toEqual([
    ['member.preview', administrator.userID, member.userID],
    ['member.preview-end', administrator.userID, member.userID],
  ]);
});

test('a view leaves nothing behind: posts stay unread, and notifications too', async () => {
  const member = await forum.aMember();
  const mentioning = await forum.aMember();
  const post = {
    categoryID: await forum.aCategory(),
    name: 'Ropes',
    body: `Hello @${administrator.name}`,
    format: 'markdown',
  };
  const made = (await mentioning.request({ method: 'POST', url: '/api/v2/discussions', payload: post })).json();
  await forum.forum.jobs.settled();
  const unread = async () =>
    (await administrator.request({ url: '/api/v2/users/me-counts' }))
      .json()
      .counts.find(({ name }: { name: string }) => name === 'UnreadNotifications')?.count;
  const before = await unread();
  expect(before).toBeGreaterThan(0);
  await startMemberPreview(administrator.api, member.userID);
  const read = await administrator.request({ url: `/api/v2/discussions/${made.discussionID}` });
  expect([read.statusCode, read.json().name]).toEqual([200, 'Ropes']);
  await endRolePreview(administrator.api);
  expect(await unread()).toBe(before);
});

test('nobody views the forum as a member who outranks them, and a deleted member ends the view', async () => {
  const manager = await forum.aMember({ roles: [await aRole(['session.valid', 'site.manage', 'tags.add'])] });
  const member = await forum.aMember({ roles: [await aRole(['tags.add'])] });
  const asMember = async (user: TestUser, userID: number) =>
    (await user.request({ method: 'PUT', url: `/api/v2/users/${userID}/preview` })).json();
  expect((await asMember(manager, administrator.userID)).code).toBe('user.outranks');
  expect((await asMember(member, manager.userID)).permissions).toEqual(['site.manage']);
  expect((await asMember(manager, 99_999)).code).toBe('user.not-found');
  expect((await asMember(manager, member.userID)).userID).toBe(member.userID);
  expect((await whoIs(manager)).permissions).toEqual(['tags.add']);
  await administrator.request({ method: 'DELETE', url: `/api/v2/users/${member.userID}` });
  expect((await whoIs(manager)).permissions).toContain('site.manage');
});

async function logged(action = 'role.preview') {
  const rows = await forum.forum.db
    .selectFrom('moderation_log')
    .select(['action', 'actor_id', 'record_id'])
    .where('action', 'like', `${action}%`)
    .orderBy('moderation_log_id')
    .execute();
  return { rows: rows.map(({ action, actor_id, record_id }) => [action, Number(actor_id), Number(record_id)]) };
}
