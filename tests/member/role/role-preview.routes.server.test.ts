import { expect, test } from 'vitest';
import { createRole } from '#api/member/role/role.client.ts';
import { endRolePreview, startRolePreview } from '#api/member/role/role-preview.client.ts';
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
    previewedRole: { roleID: roleIDs.member, name: 'Member' },
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
  expect((await whoIs(administrator)).previewedRole).toBeUndefined();
  const { rows } = await logged();
  expect(rows).toEqual([
    ['role.preview', administrator.userID, roleIDs.member],
    ['role.preview-end', administrator.userID, roleIDs.member],
  ]);
});

test('as guests, the viewer is a guest, also in a community for members only, and a form ends it', async () => {
  await startRolePreview(administrator.api, roleIDs.guest);
  expect(await whoIs(administrator)).toMatchObject({ userID: 0, previewedRole: { name: 'Guest' } });
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

async function logged() {
  const rows = await forum.forum.db
    .selectFrom('moderation_log')
    .select(['action', 'actor_id', 'record_id'])
    .where('action', 'like', 'role.preview%')
    .orderBy('moderation_log_id')
    .execute();
  return { rows: rows.map(({ action, actor_id, record_id }) => [action, Number(actor_id), Number(record_id)]) };
}
