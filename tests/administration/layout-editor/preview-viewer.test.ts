import { expect, test } from 'vitest';
import { hasPermission, type PermissionRecord } from '#api/member/role/permission.ts';
import { sharedPermissions } from '#server/member/role/shared-permissions.ts';

const recordOf = (global: readonly string[], inStaffRoom: readonly string[], isAdmin = false): PermissionRecord => {
  const granted = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));
  return {
    isAdmin,
    permissions: [
      { type: 'global', id: null, permissions: granted(global) },
      { type: 'category', id: 7, permissions: granted(inStaffRoom) },
    ],
    junctions: { category: [7] },
    junctionAliases: { category: { 8: 7 } },
  };
};

const staffRoom = { resourceType: 'category', resourceID: 8 } as const;

test('somebody without access to a category does not see it in a preview for a role with access', () => {
  const moderator = recordOf(['discussions.view', 'community.moderate'], ['discussions.view']);
  const designer = recordOf(['discussions.view', 'site.manage'], []);
  const shown = sharedPermissions(moderator, designer);
  expect(hasPermission(shown, 'discussions.view')).toBe(true);
  expect(hasPermission(shown, ['community.moderate', 'site.manage'])).toBe(false);
  expect(hasPermission(shown, 'discussions.view', staffRoom)).toBe(false);
});

test('an administrator sees what the role sees, and a role with all rights gives no more than one has', () => {
  const moderator = recordOf(['discussions.view'], ['discussions.view']);
  expect(sharedPermissions(moderator, recordOf([], [], true))).toEqual(moderator);
  expect(sharedPermissions(recordOf([], [], true), moderator)).toEqual(moderator);
});
