import type { CategoryBranch, CategoryEdit, CategoryRolePermissions } from '#api/category/category-fields.contract.ts';
import type { categoryPermissions } from '#api/member/role/permission.ts';
import type { Role } from '#api/member/role/role.contract.ts';
import { permissionLabels } from './category-choices.ts';

/** A permission that a category can have of its own. */
export type Permission = (typeof categoryPermissions)[number];

/**
 * The permission names, derived from their labels: importing the permission list itself would add to the bundle of
 * every page.
 */
export const permissionNames = Object.keys(permissionLabels) as Permission[];

/** The permissions of each role, by its ID. */
export type Granted = ReadonlyMap<number, ReadonlySet<Permission>>;

/** Returns the permissions of a category that entries grant, by role. */
export const grantedIn = (roles: readonly CategoryRolePermissions[]): Granted =>
  new Map(
    roles.map(({ roleID, permissions }) => [roleID, new Set(permissionNames.filter((name) => permissions[name]))]),
  );

/** Returns the entries for granted permissions, as the API takes them. */
export const permissionsIn = (granted: Granted): CategoryRolePermissions[] =>
  [...granted].map(([roleID, names]) => ({
    roleID,
    permissions: Object.fromEntries(permissionNames.map((name) => [name, names.has(name)])),
  }));

/**
 * Returns the permissions that each role inherits in a category: from the nearest ancestor with custom permissions,
 * otherwise the global ones.
 */
export function inheritedBy(
  { parentCategoryID }: Pick<CategoryEdit, 'parentCategoryID'>,
  categories: readonly CategoryBranch[],
  roles: readonly Role[],
): CategoryRolePermissions[] {
  const byID = new Map(categories.map((category) => [category.categoryID, category]));
  let above = byID.get(parentCategoryID ?? 0);
  while (above && !above.customPermissions) above = byID.get(above.parentCategoryID ?? 0);
  return roles.map(({ roleID, permissions = [] }) => ({
    roleID,
    permissions:
      permissions.find(({ type, id }) => (above ? type === 'category' && id === above.categoryID : type === 'global'))
        ?.permissions ?? {},
  }));
}

/**
 * Returns the permissions of a new private category: those that the chosen roles inherit, and seeing it. A role may have
 * none, since its members usually have them by another role.
 */
export const privateTo = (
  roleIDs: ReadonlySet<number>,
  inherited: readonly CategoryRolePermissions[],
): CategoryRolePermissions[] =>
  permissionsIn(
    new Map(
      [...grantedIn(inherited.filter(({ roleID }) => roleIDs.has(roleID)))].map(([roleID, names]) => [
        roleID,
        new Set<Permission>(['discussions.view', ...names]),
      ]),
    ),
  );
