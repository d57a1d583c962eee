import { ApiError } from '#api/errors.ts';
import { categoryPermissions, permissionNames } from '#api/member/role/permission.ts';
import type { PermissionFragment, RolePatch } from '#api/member/role/role.contract.ts';
import type { DefaultRoleType } from '#api/member/role/role-type.ts';
import type { CategoryTree } from '#server/category/category-tree.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { may, requirePermission } from '#server/platform/http/viewer.ts';
import { coversRoles, presentGrants } from './authority.ts';
import type { RoleRow } from './role.queries.ts';
import { type RoleCatalog, roleIDs } from './role-catalog.ts';

const everywhere: ReadonlySet<string> = new Set(permissionNames);
const inCategories: ReadonlySet<string> = new Set(categoryPermissions);

/** The roles that the forum assigns automatically, and the administrator role. */
const kept: ReadonlySet<number> = new Set([
  roleIDs.guest,
  roleIDs.unconfirmed,
  roleIDs.applicant,
  roleIDs.administrator,
]);

const problemOf = ({ type, id, permissions }: PermissionFragment, tree: CategoryTree): string | undefined => {
  const known = type === 'category' ? inCategories : everywhere;
  const unknown = Object.keys(permissions).find((name) => !known.has(name));
  if (unknown !== undefined) return `${unknown} is not a ${type === 'category' ? 'category' : 'role'} permission.`;
  const category = type === 'category' ? tree.byID(id ?? 0) : undefined;
  if (type === 'category' && !category?.customPermissions) return `Category ${id} does not have custom permissions.`;
  return undefined;
};

/** Checks that permissions exist and that categories named in them have permissions of their own. */
export function requireGrantable(
  entries: readonly PermissionFragment[],
  tree: CategoryTree,
  isGuestRole = false,
): void {
  const problem = entries.map((entry) => problemOf(entry, tree)).find((one) => one !== undefined);
  if (problem) throw ApiError.fields({ permissions: problem });
  if (isGuestRole && entries.some(({ permissions }) => permissions['session.valid']))
    throw ApiError.fields({ permissions: 'Guests cannot have session.valid.' });
}

/**
 * Returns the session that may view the forum as a role or as a member: of an administrator, or of one who does so already.
 *
 * @throws {ApiError} permission.missing, also for an access token.
 */
export function requirePreviewable(viewer: Viewer): string {
  if (!viewer.preview) requirePermission(viewer, 'site.manage');
  if (viewer.sessionID === undefined) throw ApiError.permission(['session.valid']);
  return viewer.sessionID;
}

/** Checks that the default roles of types exist and are of these types. @throws {ApiError} request.invalid. */
export function requireDefaults(book: RoleCatalog, chosen: Partial<Record<DefaultRoleType, number | undefined>>): void {
  for (const [type, roleID] of Object.entries(chosen))
    if (roleID !== undefined && book.roles.get(roleID)?.type !== type)
      throw ApiError.fields({ [type]: 'Choose a role of this type.' });
}

/** Checks that a change does not alter the fixed properties of a built-in role. */
export function requireChangeable(role: RoleRow, patch: RolePatch): void {
  if (!kept.has(role.roleID)) return;
  for (const field of ['type', 'deletable', 'canSession'] as const)
    if (patch[field] !== undefined && patch[field] !== role[field])
      throw ApiError.fields({ [field]: 'This setting is fixed for this role.' });
}

/** Checks that a default role keeps its type. @throws {ApiError} request.invalid at type. */
export function requireDefaultType(role: RoleRow, { type }: RolePatch): void {
  if (role.isDefault && type !== undefined && type !== role.type)
    throw ApiError.fields({ type: 'The forum assigns this role by itself. Choose another default role first.' });
}

/** Checks that a role can be deleted. Built-in roles, the last role for new members and default roles cannot. */
export async function requireDeletable(forum: Forum, role: RoleRow): Promise<void> {
  const { roles } = await forum.permissions.get();
  const isLastForMembers =
    role.type === 'member' && [...roles.values()].filter(({ type }) => type === 'member').length === 1;
  if (!role.deletable || kept.has(role.roleID) || isLastForMembers) throw new ApiError('role.not-deletable');
  if (role.isDefault) throw new ApiError('role.is-default');
}

/** Checks that a replacement role exists and can be assigned to members. */
export async function requireReplacement(forum: Forum, role: RoleRow, replacementRoleID: number): Promise<void> {
  const { roles } = await forum.permissions.get();
  const other = roles.get(replacementRoleID);
  if (!other || other.type === 'guest' || replacementRoleID === role.roleID)
    throw ApiError.fields({ replacementRoleID: 'This role cannot be given to members.' });
}

/** Returns true when the viewer may assign this role to members. */
export async function isAssignable(forum: Forum, viewer: Viewer, role: RoleRow): Promise<boolean> {
  if (role.type === 'guest' || !may(viewer, ['users.add', 'users.edit'])) return false;
  return coversRoles(await presentGrants(forum), viewer, [role.roleID]);
}
