import { expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { changeDiscussion } from '#api/discussion/discussion.client.ts';
import { hasPermission, type PermissionRecord } from '#api/member/role/permission.ts';
import { markAllViewed, readMe, readMyCounts, readPermissions } from '#api/member/user/me.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const ada = await forum.aMember({ name: 'ada' });

test('a guest has userID 0 and the permissions of guests', async () => {
  const { body } = await readMe(forum.guest.api);
  expect(body).toMatchObject({ userID: 0, name: 'Guest', isAdmin: false, roleIDs: [roleIDs.guest], email: null });
  expect(body.permissions).toEqual(['discussions.view']);
});

test('a member receives their identity and permissions', async () => {
  const { body } = await readMe(ada.api);
  expect(body).toMatchObject({
    userID: ada.userID,
    name: 'ada',
    email: 'ada@example.org',
    emailConfirmed: true,
    roles: [{ roleID: roleIDs.member, name: 'Member' }],
    countUnreadNotifications: 0,
  });
  expect(body.permissions).toContain('discussions.add');
  expect((await ada.request({ url: '/api/v2/users/me?fields=userID,name' })).json()).toEqual({
    userID: ada.userID,
    name: 'ada',
  });
});

test('a member with an unconfirmed address has the role Unconfirmed', async () => {
  const bea = await forum.aMember({ name: 'bea' });
  await forum.forum.db
    .updateTable('member')
    .set({ email_confirmed: false })
    .where('user_id', '=', bea.userID)
    .execute();
  expect((await readMe(bea.api)).body.roleIDs).toEqual([roleIDs.unconfirmed]);
});

test('a member with site.manage through a role is marked as administrator, but has only the permissions of the role', async () => {
  const { role_id } = await forum.forum.db
    .insertInto('role')
    .values({ name: 'Caretaker' })
    .returning('role_id')
    .executeTakeFirstOrThrow();
  await forum.forum.db
    .insertInto('role_permission')
    .values(['session.valid', 'site.manage'].map((permission) => ({ role_id, permission })))
    .execute();
  await forum.forum.permissions.changed();
  const caretaker = await forum.aMember({ name: 'caretaker', roles: [role_id] });
  expect((await readMe(caretaker.api)).body.isAdmin).toBe(true);
  expect((await readMe(ada.api)).body.isAdmin).toBe(false);
  const { body } = await readPermissions(caretaker.api);
  expect(hasPermission(body as PermissionRecord, 'site.manage')).toBe(true);
  expect(hasPermission(body as PermissionRecord, 'users.delete')).toBe(false);
});

test('permissions are returned in the format that the permission checks of pages use, also for guests', async () => {
  const { body } = await readPermissions(ada.api);
  const record = body as PermissionRecord;
  expect(hasPermission(record, 'discussions.add')).toBe(true);
  expect(hasPermission(record, 'site.manage')).toBe(false);
  const { body: forGuests } = await readPermissions(forum.guest.api);
  expect(hasPermission(forGuests as PermissionRecord, 'session.valid')).toBe(false);
  expect(hasPermission(forGuests as PermissionRecord, 'discussions.view')).toBe(true);
});

test('junctions list the categories with custom permissions, aliases those that inherit them', async () => {
  const categoryID = await forum.aCategory({ name: 'Own rules' });
  const heirID = await forum.aCategory({ name: 'Heir', parentCategoryID: categoryID });
  await setOwnPermissions(forum, categoryID);
  const { body } = await readPermissions(ada.api);
  expect(body.junctions).toEqual({ category: [categoryID] });
  expect(body.junctionAliases).toEqual({ category: { [heirID]: categoryID } });
  const plain = (await ada.request({ url: '/api/v2/users/$me/permissions' })).json();
  expect(plain.junctions).toEqual({});
});

test('consolidated permissions are included when all their parts are granted, globally and in categories', async () => {
  const moderator = await forum.aModerator();
  const [site] = (await readPermissions(moderator.api)).body.permissions;
  expect(site?.permissions).toMatchObject({ 'discussions.moderate': true, 'discussions.manage': true });
  const [members] = (await readPermissions(ada.api)).body.permissions;
  expect(members?.permissions).not.toHaveProperty(['discussions.moderate']);
  expect(members?.permissions).not.toHaveProperty(['discussions.manage']);
  const categoryID = await forum.aCategory({ name: 'Managed' });
  await setOwnPermissions(forum, categoryID);
  await forum.forum.db
    .insertInto('role_permission')
    .values(
      ['discussions.edit', 'discussions.delete', 'discussions.close'].map((permission) => ({
        ...{ role_id: 8, resource_type: 'category', resource_id: categoryID, permission },
      })),
    )
    .execute();
  await forum.forum.permissions.changed();
  const managed = (await readPermissions(ada.api)).body.permissions.find(({ id }) => id === categoryID);
  expect(managed?.permissions).toMatchObject({ 'discussions.manage': true });
  expect(managed?.permissions).not.toHaveProperty(['discussions.moderate']);
});

test("reading others' permissions requires users.add, users.edit or users.delete", async () => {
  const cas = await forum.aMember({ name: 'cas' });
  const refused = await cas.request({ url: `/api/v2/users/${ada.userID}/permissions` });
  expect(refused.json().permissions).toEqual(['users.add', 'users.edit', 'users.delete']);
  const admin = await forum.anAdministrator();
  const { body } = await readPermissions(admin.api, ada.userID);
  expect([body.isAdmin, body.permissions[0]?.permissions['discussions.add']]).toEqual([false, true]);
  // The response reflects the current state.
  await forum.forum.db.updateTable('member').set({ muted: true }).where('user_id', '=', ada.userID).execute();
  const [muted] = (await admin.request({ url: `/api/v2/users/${ada.userID}/permissions` })).json().permissions;
  await forum.forum.db.updateTable('member').set({ muted: false }).where('user_id', '=', ada.userID).execute();
  expect([muted.permissions['discussions.view'], muted.permissions['discussions.add']]).toEqual([true, undefined]);
  expect((await readPermissions(admin.api, admin.userID)).body.isAdmin).toBe(true);
});

test('counts include bookmarks, drafts, and unread discussions and notifications', async () => {
  const dot = await forum.aMember({ name: 'dot' });
  const [first, second] = [await aDiscussion(ada.userID), await aDiscussion(ada.userID)];
  expect(await countsOf(dot)).toMatchObject({ Bookmarks: 0, Drafts: 0, UnreadNotifications: 0 });
  const before = (await countsOf(dot))['UnreadDiscussions'] ?? 0;
  expect(before).toBeGreaterThanOrEqual(2);
  await forum.forum.db
    .insertInto('discussion_member')
    .values([
      { user_id: dot.userID, discussion_id: first, bookmarked: true, date_last_viewed: new Date() },
      { user_id: dot.userID, discussion_id: second, dismissed: true },
    ])
    .execute();
  await forum.forum.db.insertInto('draft').values({ insert_user_id: dot.userID, record_type: 'discussion' }).execute();
  expect(await countsOf(dot)).toMatchObject({ Bookmarks: 1, Drafts: 1, UnreadDiscussions: before - 2 });
  const { body } = await markAllViewed(dot.api);
  expect(body.dateAllViewed).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+00:00$/);
  expect((await countsOf(dot))['UnreadDiscussions']).toBe(0);
});

test('moderators get the count of applicants; guests have no counts and nothing to mark as read', async () => {
  const moderator = await forum.aModerator();
  expect(await countsOf(moderator)).toMatchObject({ Applicants: 0 });
  await forum.aMember({ name: 'eve', roles: [roleIDs.applicant] });
  expect(await countsOf(moderator)).toMatchObject({ Applicants: 1 });
  const names = (await readMyCounts(moderator.api)).body.counts.map(({ name }) => name);
  expect(names, 'each is told once').toEqual([...new Set(names)]);
  expect(await countsOf(ada)).not.toHaveProperty('Applicants');
  expect(await countsOf(forum.guest)).toEqual({});
  const refused = await forum.guest.request({ method: 'PUT', url: '/api/v2/users/me/all-viewed' });
  expect(refused.json().permissions).toEqual(['session.valid']);
});

async function countsOf(who: TestUser): Promise<Record<string, number>> {
  const { body } = await readMyCounts(who.api);
  return Object.fromEntries(body.counts.map(({ name, count }) => [name, count]));
}

async function aDiscussion(userID: number): Promise<number> {
  const values = { name: 'A discussion', body: '', format: 'text', body_html: '', insert_user_id: userID };
  const { discussion_id } = await forum.forum.db
    .insertInto('discussion')
    .values({ ...values, category_id: await forum.aCategory() })
    .returning('discussion_id')
    .executeTakeFirstOrThrow();
  return discussion_id;
}

test('staff get the count of unresolved posts while triage is enabled', async () => {
  const moderator = await forum.aModerator();
  expect(await countsOf(moderator)).not.toHaveProperty('triage');
  const administrator = await forum.aMember({ isAdmin: true });
  await changeConfig(administrator.api, { 'triage.enabled': true });
  const before = (await countsOf(moderator))['triage'] ?? 0;
  const discussionID = await aDiscussion(ada.userID);
  expect((await countsOf(moderator))['triage']).toBe(before + 1);
  await changeDiscussion(moderator.api, discussionID, { resolved: true });
  expect((await countsOf(moderator))['triage']).toBe(before);
  expect(await countsOf(ada)).not.toHaveProperty('triage');
});
