import { describe, expect, test } from 'vitest';
import type { Role } from '#api/member/role/role.contract.ts';
import type { GridKey } from '#components/administration/role/role-grid.ts';
import { differenceOf, lockOutsOf } from '#components/administration/role/role-warnings.ts';

const granting = (names: readonly string[]) => ({
  type: 'global' as const,
  id: null,
  permissions: Object.fromEntries(names.map((name) => [name, true])),
});

const aRole = (role: Partial<Role>): Role => ({
  roleID: 8,
  name: 'Member',
  description: null,
  type: 'member',
  isDefault: true,
  canSession: true,
  countUsers: 3,
  permissions: [granting(['session.valid', 'discussions.view'])],
  ...role,
});

describe('the warnings before a role is saved', () => {
  const manager = aRole({
    roleID: 40,
    type: null,
    isDefault: false,
    countUsers: 1,
    permissions: [granting(['session.valid', 'site.manage'])],
  });
  const facts = { role: manager, roles: [aRole({}), manager], viewer: { roleIDs: [40], isAdmin: false } };

  test('name a manager who loses these pages or the sign-in, and the last role that manages the site', () => {
    expect(lockOutsOf(facts, { cells: [], canSession: true })).toEqual(['own-site', 'own-session', 'last-manager']);
    expect(lockOutsOf(facts, { cells: ['0 session.valid', '0 site.manage'], canSession: true })).toEqual([]);
    const isAdmin = { ...facts, viewer: { roleIDs: [40], isAdmin: true } };
    expect(lockOutsOf(isAdmin, { cells: [], canSession: true })).toEqual(['last-manager']);
  });

  test('name new members who cannot sign in, and guests who see nothing', () => {
    const kept: GridKey[] = ['0 session.valid'];
    expect(lockOutsOf({ ...facts, role: aRole({}) }, { cells: kept, canSession: false })).toEqual(['members-session']);
    const guests = aRole({ roleID: 2, type: 'guest', permissions: [granting(['discussions.view'])] });
    expect(lockOutsOf({ ...facts, role: guests }, { cells: [], canSession: false })).toEqual(['guests-blind']);
    expect(lockOutsOf({ ...facts, role: undefined }, { cells: [], canSession: true })).toEqual([]);
  });
});

test('a change is named by the permissions that it grants and takes away, each once', () => {
  const before: GridKey[] = ['0 discussions.view', '7 discussions.view', '0 tags.add'];
  expect(differenceOf(before, ['0 discussions.view', '0 uploads.add'])).toEqual({
    gained: ['uploads.add'],
    lost: ['discussions.view', 'tags.add'],
  });
});
