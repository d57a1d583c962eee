import { expect, test } from 'vitest';
import { assignRoles } from '#api/member/role/role-assignment.client.ts';
import { readUser } from '#api/member/user/user.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const { member, moderator, administrator: highest } = roleIDs;

const rolesOf = async (userID: number) =>
  (await readUser(administrator.api, userID, { expand: ['roles'] })).body.roleIDs;

test('roles can be added to and removed from many members at once', async () => {
  const [ada, grace] = [await forum.aMember(), await forum.aMember({ roles: [member, moderator] })];
  const { body } = await assignRoles(administrator.api, {
    userIDs: [ada.userID, grace.userID],
    addRoleIDs: [moderator],
    removeRoleIDs: [member],
  });
  expect(body).toMatchObject({ progress: { successIDs: [ada.userID, grace.userID], failedIDs: [], countTotalIDs: 2 } });
  expect([await rolesOf(ada.userID), await rolesOf(grace.userID)]).toEqual([[moderator], [moderator]]);
  const rows = await forum.forum.db
    .selectFrom('moderation_log')
    .select(['action', 'record_id'])
    .where('record_id', '=', ada.userID)
    .where('record_type', '=', 'member')
    .execute();
  expect(rows).toMatchObject([{ action: 'member.edit' }]);
});

test('no member is left without a role: they get the fallback role, or are reported as failed', async () => {
  const [ada, grace] = [await forum.aMember(), await forum.aMember({ roles: [member, moderator] })];
  const userIDs = [ada.userID, grace.userID];
  const refused = await assignRoles(administrator.api, { userIDs, removeRoleIDs: [member] });
  expect(refused).toMatchObject({ status: 422, body: { progress: { failedIDs: [ada.userID] } } });
  expect([await rolesOf(ada.userID), await rolesOf(grace.userID)]).toEqual([[member], [moderator]]);
  await assignRoles(administrator.api, {
    userIDs: [ada.userID],
    removeRoleIDs: [member],
    addReplacementRoleID: [moderator],
  });
  expect(await rolesOf(ada.userID)).toEqual([moderator]);
});

test('assignment requires users.edit, and a rank no lower than the roles and members', async () => {
  const keeper = await forum.aMember({ roles: [member, moderator] });
  const ada = await forum.aMember();
  const wish = { userIDs: [ada.userID], addRoleIDs: [moderator] };
  for (const user of [forum.guest, ada, keeper])
    await expect(assignRoles(user.api, wish)).rejects.toMatchObject({ status: 403 });
  await forum.forum.db.insertInto('role_permission').values({ role_id: moderator, permission: 'users.edit' }).execute();
  await forum.forum.permissions.changed();
  await expect(assignRoles(keeper.api, { ...wish, addRoleIDs: [highest] })).rejects.toMatchObject({ status: 403 });
  const higher = await assignRoles(keeper.api, { ...wish, userIDs: [administrator.userID, ada.userID] });
  expect(higher).toMatchObject({ status: 403, body: { progress: { failedIDs: [administrator.userID] } } });
  expect(await rolesOf(ada.userID)).toContain(moderator);
});

test('an empty assignment and unknown roles are refused', async () => {
  const wish = { userIDs: [(await forum.aMember()).userID] };
  await expect(assignRoles(administrator.api, wish)).rejects.toMatchObject({ status: 422 });
  await expect(assignRoles(administrator.api, { ...wish, addRoleIDs: [9_999] })).rejects.toMatchObject({ status: 422 });
});
