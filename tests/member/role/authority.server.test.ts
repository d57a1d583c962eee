import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { permissionNames } from '#api/member/role/permission.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { authorityBuilders, type Lacked, type Subjects } from '#tests/support/builders/authority-builders.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const { aDeputy, aRole, closedID, subjects } = await authorityBuilders(forum);
const nothingLacked: Lacked = { permission: 'none' };

const lacked: readonly Lacked[] = [
  { permission: 'personalInfo.view' },
  { permission: 'conversations.moderate' },
  { permission: 'noAds.use' },
  { permission: 'posts.moderate' },
  { permission: 'discussions.view', isInCategory: true },
];

type Call = (subject: Subjects) => InjectOptions & { url: string };

const goodPassword = 'a long and unusual phrase';

/** Requests that act on a member who holds the permission, or that grant it to a member. */
const memberCalls: Readonly<Record<string, Call>> = {
  'change a profile': ({ above }) => patch(`/users/${above.userID}`, { title: 'x' }),
  'read for editing': ({ above }) => ({ method: 'GET', url: `/users/${above.userID}/edit` }),
  'set a password': ({ above }) => patch(`/users/${above.userID}`, { password: goodPassword }),
  'reset a password': ({ above }) => patch(`/users/${above.userID}`, { resetPassword: true }),
  'set an e-mail address': ({ above }) => patch(`/users/${above.userID}`, { email: `${above.name}@example.net` }),
  'remove a role': ({ above }) => patch(`/users/${above.userID}`, { roleID: [roleIDs.member] }),
  'assign a role': ({ plain, beyondID }) => patch(`/users/${plain.userID}`, { roleID: [roleIDs.member, beyondID] }),
  'assign a role to several members': ({ plain, beyondID }) =>
    patch('/users/bulk-role-assignment', { userIDs: [plain.userID], addRoleIDs: [beyondID] }),
  'add a member with a role': ({ beyondID, above }) =>
    post('/users', {
      name: `new${above.userID}`,
      email: `new${above.userID}@example.org`,
      password: goodPassword,
      roleID: [beyondID],
    }),
  'delete a member': ({ above }) => ({ method: 'DELETE', url: `/users/${above.userID}` }),
  'ban a member': ({ above }) => ({ method: 'PUT', url: `/users/${above.userID}/ban`, payload: { banned: true } }),
  'hide a member': ({ above }) => ({ method: 'PUT', url: `/users/${above.userID}/hidden`, payload: { hidden: true } }),
  'remove a photo': ({ above }) => ({ method: 'DELETE', url: `/users/${above.userID}/photo` }),
  'end sessions': ({ above }) => ({ method: 'DELETE', url: `/sessions?userID=${above.userID}` }),
  'remove second factors': ({ above }) => ({ method: 'DELETE', url: `/users/${above.userID}/two-factor` }),
  'set a signature': ({ above }) => ({
    method: 'PUT',
    url: `/users/${above.userID}/signature`,
    payload: { body: 'words' },
  }),
  'answer profile fields': ({ above }) => patch(`/users/${above.userID}/profile-fields`, {}),
  'set notification preferences': ({ above }) => patch(`/notification-preferences/${above.userID}`, {}),
  'warn a member': ({ above }) =>
    post(`/users/${above.userID}/decisions`, { kind: 'warning', reason: 'It was rude.', points: 1 }),
  'delete what a member wrote': ({ above }) => post(`/users/${above.userID}/content-deletion`, { method: 'tombstone' }),
  'anonymize mentions': ({ above }) => post(`/user-mentions/${above.userID}/anonymize`, {}),
};

/** Requests that act on a role that grants the permission, or that grant it to a role. */
const roleCalls: Readonly<Record<string, Call>> = {
  'add a role': ({ entry, beyondID }) => post('/roles', { name: `Made ${beyondID}`, permissions: [entry] }),
  'rename a role': ({ beyondID }) => patch(`/roles/${beyondID}`, { name: `Renamed ${beyondID}` }),
  'change a role': ({ emptyID, entry }) => patch(`/roles/${emptyID}`, { permissions: [entry] }),
  'grant to a role': ({ emptyID, entry }) => patch(`/roles/${emptyID}/permissions`, [entry]),
  'replace the permissions of a role': ({ emptyID, entry }) => ({
    method: 'PUT',
    url: `/roles/${emptyID}/permissions`,
    payload: [entry],
  }),
  'revoke the permissions of a role': ({ beyondID, entry, emptyID: _ }) => ({
    method: 'PUT',
    url: `/roles/${beyondID}/permissions`,
    payload: [{ ...entry, permissions: {} }],
  }),
  'delete a role': ({ beyondID }) => ({ method: 'DELETE', url: `/roles/${beyondID}` }),
  'replace a role with another': ({ emptyID, beyondID }) => ({
    method: 'DELETE',
    url: `/roles/${emptyID}?replacementRoleID=${beyondID}`,
  }),
};

const calls = Object.entries({ ...memberCalls, ...roleCalls });

describe.each(lacked)('without $permission (in a category: $isInCategory)', (one) => {
  test.each(calls)('nobody can %s when the member or role has it', async (_, call) => {
    const refused = await ask(await deputyWithout(one), call(await subjects(one)));
    expect([refused.statusCode, refused.json().code]).toEqual([403, expect.stringMatching(/^(user|role)\.outranks$/)]);
  });
});

test.each(calls)('with every permission, a member can %s without being an administrator', async (_, call) => {
  const subject = await subjects({ permission: 'personalInfo.view' });
  const done = await ask(await deputyWithout(nothingLacked), call(subject));
  expect([done.statusCode, done.body]).toEqual([expect.toSatisfy((status: number) => status < 300), done.body]);
});

test('an administrator outranks every other member, whatever their roles grant', async () => {
  const admin = await forum.anAdministrator();
  const refused = await ask(await deputyWithout(nothingLacked), patch(`/users/${admin.userID}`, { title: 'x' }));
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'user.outranks']);
});

test('members cannot give themselves a permission that they lack', async () => {
  for (const one of lacked) {
    const deputy = await deputyWithout(one);
    const { beyondID } = await subjects(one);
    const own: number[] = (await ask(deputy, { method: 'GET', url: `/users/${deputy.userID}` })).json().roleIDs;
    const refused = await ask(deputy, patch(`/users/${deputy.userID}`, { roleID: [...own, beyondID] }));
    expect([one.permission, refused.json().code]).toEqual([one.permission, 'user.outranks']);
  }
});

test('a bulk assignment skips members who have more permissions than the acting member', async () => {
  const [one] = lacked as [Lacked];
  const { above, emptyID } = await subjects(one);
  const payload = { userIDs: [above.userID], addRoleIDs: [emptyID] };
  const done = await ask(await deputyWithout(one), patch('/users/bulk-role-assignment', payload));
  expect(JSON.stringify(done.json())).toContain('user.outranks');
});

test('approval.require does not count as a permission when ranking members', async () => {
  const roleID = await aRole(permissionNames.filter((name) => name !== 'approval.require'));
  const free = await forum.aMember({ name: 'free', roles: [roleID] });
  const { above } = await subjects({ permission: 'approval.require' });
  expect((await ask(free, patch(`/users/${above.userID}`, { title: 'x' }))).statusCode).toBe(200);
});

test('the list of roles states which of them the viewer may assign', async () => {
  for (const one of lacked) {
    const { beyondID, emptyID } = await subjects(one);
    const listed = await ask(await deputyWithout(one), { method: 'GET', url: '/roles?expand=assignable' });
    const assignable = new Map(
      (listed.json() as { roleID: number; assignable: boolean }[]).map((role) => [role.roleID, role.assignable]),
    );
    expect([assignable.get(beyondID), assignable.get(emptyID)]).toEqual([false, true]);
  }
});

test('category preferences are protected in the same way', async () => {
  const openID = await forum.aCategory();
  for (const one of lacked) {
    const { above } = await subjects(one);
    const url = `/categories/${openID}/preferences/${above.userID}`;
    const refused = await ask(await deputyWithout(one), patch(url, { 'preferences.followed': true }));
    expect(refused.json().code).toBe('user.outranks');
  }
  expect(closedID).not.toBe(openID);
});

const deputies = new Map<Lacked, Promise<TestUser>>();

function deputyWithout(one: Lacked): Promise<TestUser> {
  const deputy = deputies.get(one) ?? aDeputy(one);
  deputies.set(one, deputy);
  return deputy;
}

const ask = (user: TestUser, { url, ...options }: InjectOptions & { url: string }) =>
  user.request({ ...options, url: `/api/v2${url}` });

function patch(url: string, payload: object) {
  return { method: 'PATCH', url, payload } as const;
}

function post(url: string, payload: object) {
  return { method: 'POST', url, payload } as const;
}
