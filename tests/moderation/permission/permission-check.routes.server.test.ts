import { describe, expect, test } from 'vitest';
import { hasPermission, type PermissionRecord, permissionNames } from '#api/member/role/permission.ts';
import type { PermissionCheck } from '#api/moderation/permission/permission-check.contract.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const admin = await forum.anAdministrator();
const moderator = await forum.aModerator();
const lea = await forum.aMember({ name: 'lea' });
const open = await forum.aCategory({ name: 'Open' });
const closed = await forum.aCategory({ name: 'Staff only' });
const { db } = forum.forum;
await db
  .insertInto('role_permission')
  .values({
    role_id: roleIDs.moderator,
    permission: 'discussions.view',
    resource_type: 'category',
    resource_id: closed,
  })
  .execute();
await setOwnPermissions(forum, closed);

const ask = (who: TestUser, userID: number, query: string) =>
  who.request({ url: `/api/v2/users/${userID}/permission-check?${query}` });
const asked = async (userID: number, query: string) => (await ask(moderator, userID, query)).json<PermissionCheck>();
const sanction = (userID: number, payload: object) =>
  moderator.request({ method: 'POST', url: `/api/v2/users/${userID}/decisions`, payload });

test('the check is limited to moderators, and to existing members and records', async () => {
  const query = 'permission=comments.add';
  for (const who of [forum.guest, lea]) expect((await ask(who, lea.userID, query)).statusCode).toBe(403);
  expect((await ask(moderator, 999_999, query)).json().code).toBe('user.not-found');
  expect((await ask(moderator, lea.userID, 'permission=fly')).statusCode).toBe(422);
  expect((await ask(moderator, lea.userID, `${query}&categoryID=999999`)).json().code).toBe('category.not-found');
  expect((await ask(moderator, lea.userID, `${query}&discussionID=999999`)).json().code).toBe('discussion.not-found');
});

test('the verdict matches what the member may do, for every permission', async () => {
  for (const who of [lea, moderator, admin]) {
    const record = (
      await admin.request({ url: `/api/v2/users/${who.userID}/permissions?expand=junctions` })
    ).json<PermissionRecord>();
    for (const permission of permissionNames) {
      const scope = { resourceType: 'category', resourceID: closed } as const;
      const { granted } = await asked(who.userID, `permission=${permission}&categoryID=${closed}`);
      expect([permission, granted]).toEqual([permission, hasPermission(record, permission, scope)]);
    }
  }
});

describe('the deciding rule is named', () => {
  test('for a role, an administrator and no role', async () => {
    expect(await asked(lea.userID, `permission=comments.add&categoryID=${open}`)).toMatchObject({
      granted: true,
      rule: 'role',
      roles: [{ roleID: roleIDs.member }],
      category: { name: 'Open' },
      junction: null,
      obstacle: null,
    });
    expect(await asked(admin.userID, 'permission=site.manage')).toMatchObject({ granted: true, rule: 'administrator' });
    expect(await asked(lea.userID, 'permission=site.manage')).toMatchObject({ granted: false, rule: 'no-role' });
  });

  test('for a category with its own permissions', async () => {
    expect(await asked(lea.userID, `permission=discussions.view&categoryID=${closed}`)).toMatchObject({
      granted: false,
      rule: 'category',
      roles: [{ roleID: roleIDs.member }],
      junction: { categoryID: closed, name: 'Staff only' },
    });
  });

  test('for a mute, a ban and an unconfirmed address', async () => {
    const muted = await forum.aMember();
    await sanction(muted.userID, { kind: 'mute' });
    expect(await asked(muted.userID, 'permission=comments.add')).toMatchObject({ granted: false, rule: 'muted' });
    expect(await asked(muted.userID, 'permission=discussions.view')).toMatchObject({ granted: true, rule: 'role' });
    const banned = await forum.aMember();
    await sanction(banned.userID, { kind: 'ban' });
    expect(await asked(banned.userID, 'permission=comments.add')).toMatchObject({ granted: false, rule: 'banned' });
    const fresh = await forum.aMember();
    const { db } = forum.forum;
    await db.updateTable('member').set({ email_confirmed: false }).where('user_id', '=', fresh.userID).execute();
    expect(await asked(fresh.userID, 'permission=comments.add')).toMatchObject({ granted: false, rule: 'unconfirmed' });
  });

  test('with the obstacle despite the permission: a closed discussion', async () => {
    const post = await admin.request({
      method: 'POST',
      url: '/api/v2/discussions',
      payload: { name: 'Said and done', body: 'Nothing more.', format: 'text', categoryID: open, closed: true },
    });
    const query = `permission=comments.add&discussionID=${post.json().discussionID}`;
    const check = await asked(lea.userID, query);
    expect(check).toMatchObject({ granted: true, rule: 'role', obstacle: { code: expect.any(String) } });
    expect(check.obstacle?.message).not.toBe('');
    expect((await asked(moderator.userID, query)).obstacle).toBeNull();
  });

  test('with the obstacle despite the permission: the posting limit, or a disabled feature', async () => {
    const busy = await forum.aMember();
    const settings = (change: object) => admin.request({ method: 'PATCH', url: '/api/v2/config', payload: change });
    await settings({ 'rateLimit.posts': { count: 1, seconds: 3_600 } });
    const query = `permission=discussions.add&categoryID=${open}`;
    expect((await asked(busy.userID, query)).obstacle).toBeNull();
    const payload = { name: 'Once', body: 'And no more.', format: 'text', categoryID: open };
    await busy.request({ method: 'POST', url: '/api/v2/discussions', payload });
    expect(await asked(busy.userID, query)).toMatchObject({
      granted: true,
      obstacle: { code: 'request.too-many' },
    });
    await settings({ 'rateLimit.posts': { count: 20, seconds: 60 } });

    await settings({ 'conversations.enabled': false });
    const messages = await asked(lea.userID, 'permission=conversations.add');
    expect(messages.obstacle).toMatchObject({ code: 'conversation.disabled' });
    await settings({ 'conversations.enabled': true });
  });

  test('with the reason why posts are held: role, category or new member, never for moderators', async () => {
    const newcomer = await forum.aMember();
    const settings = (change: object) => admin.request({ method: 'PATCH', url: '/api/v2/config', payload: change });
    const approval = async (userID: number, query = `categoryID=${open}`) =>
      (await asked(userID, `permission=comments.add&${query}`)).approval;
    expect(await approval(newcomer.userID)).toEqual([]);
    await settings({
      'premoderation.roleIDs': [roleIDs.member],
      'premoderation.commentCategories': [open],
      'premoderation.newMemberPosts': 1,
    });
    expect(await approval(newcomer.userID)).toEqual(['role', 'category', 'new-member']);
    expect(await approval(newcomer.userID, '')).toEqual(['role', 'new-member']);
    expect(await approval(moderator.userID)).toEqual([]);
    expect((await asked(newcomer.userID, 'permission=flag.add')).approval).toEqual([]);
    await settings({
      'premoderation.roleIDs': [],
      'premoderation.commentCategories': [],
      'premoderation.newMemberPosts': 0,
    });
  });

  test('for a category that grants what the roles do not grant elsewhere', async () => {
    const query = `permission=discussions.view&categoryID=${closed}`;
    expect(await asked(moderator.userID, query)).toMatchObject({
      granted: true,
      rule: 'role',
      roles: [{ roleID: roleIDs.moderator }],
      junction: { categoryID: closed },
    });
  });
});
