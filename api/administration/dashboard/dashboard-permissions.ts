import type { CheckedPermission } from '#api/member/role/permission.ts';

/**
 * The permissions that open the overview of the dashboard (docs/behavior/administration.md#dashboard); any of them
 * suffices, for the site or in a category.
 */
export const dashboardPermissions: readonly CheckedPermission[] = [
  'site.manage',
  'community.manage',
  'community.moderate',
  'posts.moderate',
  'staff.allow',
  'applicants.manage',
  'users.ban',
];

/** The permissions that show the growth of the site; any of them suffices. */
export const growthPermissions: readonly CheckedPermission[] = [
  'site.manage',
  'community.manage',
  'community.moderate',
];
