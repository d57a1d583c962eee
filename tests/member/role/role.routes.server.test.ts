import { describe, expect, test } from 'vitest';
import type { Role } from '#api/member/role/role.contract.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const member = await forum.aMember({ name: 'reader' });
const admin = await forum.anAdministrator();

describe('the list of roles', () => {
  test('is complete for administrators, limited for others, and hides personal roles from them', async () => {
    const secret = await make({ name: 'Patients', personalInfo: true });
    const all: Role[] = (await admin.request({ url: '/api/v2/roles' })).json();
    expect(all.map(({ roleID }) => roleID)).toEqual([2, 3, 4, 8, 32, 16, secret.roleID]);
    expect(all[3]).toMatchObject({ name: 'Member', type: 'member', deletable: true, canSession: true, countUsers: 1 });
    const few: Role[] = (await member.request({ url: '/api/v2/roles?expand=all&limit=500' })).json();
    expect(few.map(({ roleID }) => roleID)).toEqual([2, 3, 4, 8, 32, 16]);
    expect(Object.keys(few[0] ?? {}).sort()).toEqual(['assignable', 'description', 'name', 'roleID']);
    expect((await member.request({ url: `/api/v2/roles/${secret.roleID}` })).statusCode).toBe(404);
    expect((await member.request({ url: `/api/v2/roles/${roleIDs.member}/edit` })).json().permissions).toEqual([
      'site.manage',
    ]);
  });

  test('includes on request the permissions of each role, and whether the viewer may assign it', async () => {
    const all: Role[] = (await admin.request({ url: '/api/v2/roles?expand=permissions,assignable' })).json();
    expect(all[0]?.permissions).toEqual([{ type: 'global', id: null, permissions: { 'discussions.view': true } }]);
    expect(all.map(({ assignable }) => assignable).slice(0, 2)).toEqual([false, true]);
    const few: Role[] = (await member.request({ url: '/api/v2/roles?expand=assignable' })).json();
    expect(few.some(({ assignable }) => assignable)).toBe(false);
  });
});

describe('changing roles', () => {
  test('requires site.manage for every call', async () => {
    const refusals = await Promise.all([
      member.request({ method: 'POST', url: '/api/v2/roles', payload: { name: 'Mine' } }),
      member.request({ method: 'PATCH', url: '/api/v2/roles/8', payload: { name: 'Mine' } }),
      member.request({ method: 'DELETE', url: '/api/v2/roles/8' }),
      member.request({ method: 'PUT', url: '/api/v2/roles/8/permissions', payload: [] }),
      member.request({ method: 'PATCH', url: '/api/v2/roles/8/permissions', payload: [] }),
    ]);
    for (const refusal of refusals)
      expect([refusal.statusCode, refusal.json().permissions]).toEqual([403, ['site.manage']]);
  });

  test('supports creating, reading, changing and deleting', async () => {
    const made = await make({ name: 'Gardeners', description: 'They garden.', permissions: granting('tags.add') });
    expect(made).toMatchObject({ name: 'Gardeners', deletable: true, type: null, permissions: granting('tags.add') });
    const patched = await admin.request({
      method: 'PATCH',
      url: `/api/v2/roles/${made.roleID}`,
      payload: { name: 'Growers' },
    });
    expect(patched.json()).toMatchObject({
      name: 'Growers',
      description: 'They garden.',
      permissions: granting('tags.add'),
    });
    expect((await admin.request({ url: `/api/v2/roles/${made.roleID}/edit` })).json().name).toBe('Growers');
    const twin = await admin.request({ method: 'POST', url: '/api/v2/roles', payload: { name: 'GROWERS' } });
    expect(twin.json().errors.name).toBeDefined();
    expect((await admin.request({ method: 'DELETE', url: `/api/v2/roles/${made.roleID}` })).statusCode).toBe(204);
    expect((await admin.request({ url: `/api/v2/roles/${made.roleID}` })).json().code).toBe('role.not-found');
  });

  test('takes effect on the next request', async () => {
    const { roleID } = await make({ name: 'Taggers', permissions: granting('session.valid') });
    const tagger = await forum.aMember({ name: 'tagger', roles: [roleID] });
    expect(await grantedTo(tagger)).toEqual(['session.valid']);
    const added = await admin.request({
      method: 'PATCH',
      url: `/api/v2/roles/${roleID}/permissions`,
      payload: granting('tags.add'),
    });
    expect(added.json()).toEqual(granting('session.valid', 'tags.add'));
    expect(await grantedTo(tagger)).toEqual(['session.valid', 'tags.add']);
    const taken = [{ type: 'global', permissions: { 'session.valid': false } }];
    await admin.request({ method: 'PATCH', url: `/api/v2/roles/${roleID}/permissions`, payload: taken });
    expect(await grantedTo(tagger)).toEqual(['tags.add']);
    await admin.request({
      method: 'PUT',
      url: `/api/v2/roles/${roleID}/permissions`,
      payload: granting('uploads.add'),
    });
    expect(await grantedTo(tagger)).toEqual(['uploads.add']);
  });

  test('grants category permissions only in categories with custom permissions', async () => {
    const categoryID = await forum.aCategory({ name: 'Own rules' });
    const { roleID } = await make({ name: 'Keepers' });
    const put = (entry: object) =>
      admin.request({ method: 'PUT', url: `/api/v2/roles/${roleID}/permissions`, payload: [entry] });
    const entry = { type: 'category', id: categoryID, permissions: { 'discussions.view': true } };
    expect((await put(entry)).json().errors.permissions).toBeDefined();
    await setOwnPermissions(forum, categoryID);
    expect((await put(entry)).json()).toEqual([entry]);
    expect((await put({ ...entry, permissions: { 'site.manage': true } })).statusCode).toBe(422);
    expect((await put({ type: 'global', permissions: { 'made.up': true } })).statusCode).toBe(422);
    const keeper = await forum.aMember({ name: 'keeper', roles: [roleID] });
    const record = (await keeper.request({ url: '/api/v2/users/$me/permissions?expand=junctions' })).json();
    expect(record.junctions).toEqual({ category: [categoryID] });
  });
});

describe('built-in roles', () => {
  test.each([roleIDs.guest, roleIDs.unconfirmed, roleIDs.applicant, roleIDs.administrator])(
    'role %i cannot be deleted',
    async (roleID) => {
      const refused = await admin.request({ method: 'DELETE', url: `/api/v2/roles/${roleID}` });
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'role.not-deletable']);
    },
  );

  test('the last member role and roles marked as not deletable cannot be deleted', async () => {
    expect((await admin.request({ method: 'DELETE', url: '/api/v2/roles/8' })).json().code).toBe('role.not-deletable');
    const { roleID } = await make({ name: 'Fixed', deletable: false });
    expect((await admin.request({ method: 'DELETE', url: `/api/v2/roles/${roleID}` })).json().code).toBe(
      'role.not-deletable',
    );
  });

  test('the type of a built-in role cannot be changed, and guests cannot get session.valid', async () => {
    const retyped = await admin.request({ method: 'PATCH', url: '/api/v2/roles/2', payload: { type: 'member' } });
    expect(retyped.json().errors.type).toBeDefined();
    const payload = granting('session.valid');
    const signedIn = await admin.request({ method: 'PATCH', url: '/api/v2/roles/2/permissions', payload });
    expect(signedIn.json().errors.permissions).toBeDefined();
  });

  test('members of a deleted role get the replacement role, or the member role', async () => {
    const { roleID } = await make({ name: 'Leaving' });
    const { roleID: replacement } = await make({ name: 'Staying' });
    const [only, also] = [
      await forum.aMember({ name: 'only', roles: [roleID] }),
      await forum.aMember({ name: 'also', roles: [roleID, roleIDs.member] }),
    ];
    const wrong = await admin.request({
      method: 'DELETE',
      url: `/api/v2/roles/${roleID}?replacementRoleID=${roleIDs.guest}`,
    });
    expect(wrong.statusCode).toBe(422);
    await admin.request({ method: 'DELETE', url: `/api/v2/roles/${roleID}?replacementRoleID=${replacement}` });
    expect([await rolesOf(only), await rolesOf(also)]).toEqual([[replacement], [roleIDs.member, replacement].sort()]);
    await admin.request({ method: 'DELETE', url: `/api/v2/roles/${replacement}` });
    expect([await rolesOf(only), await rolesOf(also)]).toEqual([[roleIDs.member], [roleIDs.member]]);
  });
});

describe('default roles', () => {
  const choose = (payload: object) => admin.request({ method: 'PATCH', url: '/api/v2/roles/defaults', payload });

  test('determine what guests and new members get, and can be neither deleted nor retyped', async () => {
    const visitors = await make({ name: 'Visitors', type: 'guest', canSession: false, permissions: [] });
    const newcomers = await make({ name: 'Newcomers', type: 'member', permissions: granting('session.valid') });
    expect((await choose({ guest: newcomers.roleID })).json().errors.guest).toBeDefined();
    const chosen = await choose({ guest: visitors.roleID, member: newcomers.roleID });
    const defaults = (chosen.json() as Role[]).filter(({ isDefault }) => isDefault).map(({ name }) => name);
    expect(defaults).toEqual(['Unconfirmed', 'Applicant', 'Visitors', 'Newcomers']);
    expect(await grantedTo(forum.guest)).toEqual([]);
    const account = { name: 'fresh', email: 'fresh@example.org', password: 'a long and unusual phrase' };
    const fresh = await admin.request({ method: 'POST', url: '/api/v2/users', payload: account });
    expect(fresh.json().roleIDs).toEqual([newcomers.roleID]);
    const url = `/api/v2/roles/${newcomers.roleID}`;
    expect((await admin.request({ method: 'DELETE', url })).json().code).toBe('role.is-default');
    const retyped = await admin.request({ method: 'PATCH', url, payload: { type: null } });
    expect(retyped.json().errors.type).toBeDefined();
    await choose({ guest: roleIDs.guest, member: roleIDs.member });
    expect(await grantedTo(forum.guest)).toEqual(['discussions.view']);
  });

  test('a role without sessions lets nobody sign in, even with session.valid', async () => {
    const { roleID } = await make({ name: 'Parked', canSession: false, permissions: granting('session.valid') });
    expect(await grantedTo(await forum.aMember({ roles: [roleID] }))).toEqual([]);
  });
});

async function make(payload: object): Promise<Role> {
  const made = await admin.request({ method: 'POST', url: '/api/v2/roles', payload });
  expect(made.statusCode).toBe(201);
  return made.json();
}

const granting = (...names: string[]) => [
  { type: 'global', id: null, permissions: Object.fromEntries(names.map((name) => [name, true])) },
];

const grantedTo = async (who: TestUser): Promise<string[]> =>
  (await who.request({ url: '/api/v2/users/me' })).json().permissions;

const rolesOf = async (who: TestUser): Promise<number[]> =>
  (await who.request({ url: '/api/v2/users/me' })).json().roleIDs.sort();
