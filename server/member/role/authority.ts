import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import {
  hasPermission,
  type PermissionEntry,
  type PermissionName,
  type PermissionRecord,
} from '#api/member/role/permission.ts';
import type { PermissionFragment } from '#api/member/role/role.contract.ts';
import { type CategoryTree, loadCategoryTree } from '#server/category/category-tree.ts';
import type { UserRow } from '#server/member/user/user.queries.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { scopeOf, type Viewer } from '#server/platform/http/viewer.ts';
import { loadRoleCatalog, permissionRecordOf, type RoleCatalog } from './role-catalog.ts';

/** Permissions that restrict their holder. A viewer who lacks them may still grant them. */
const restrictions: ReadonlySet<string> = new Set<PermissionName>(['approval.require']);

/** The permissions of a member or of roles, as far as a comparison needs them. */
type Holdings = Pick<PermissionRecord, 'isAdmin' | 'permissions'>;

/** Checks whether a permission is granted in the scope of an entry. */
const holds = (held: PermissionRecord, { type, id }: PermissionEntry, name: string): boolean =>
  hasPermission(held, name as PermissionName, scopeOf(type === 'category' ? (id ?? 0) : undefined));

/**
 * Returns a permission that `requested` holds and `held` lacks, site-wide or in a category. Returns undefined when
 * `held` includes all of them. Administrators hold all permissions, and only administrators include administrators.
 */
export function permissionBeyond(held: PermissionRecord, requested: Holdings): string | undefined {
  if (held.isAdmin) return undefined;
  if (requested.isAdmin) return 'system.only';
  for (const entry of requested.permissions)
    for (const [name, isHeld] of Object.entries(entry.permissions))
      if (isHeld && !restrictions.has(name) && !holds(held, entry, name)) return name;
  return undefined;
}

/** Checks that the viewer holds every permission that `requested` holds. @throws {ApiError} role.outranks. */
export function requireHolding(viewer: Viewer, requested: Holdings): void {
  const subject = permissionBeyond(viewer.permissions, requested);
  if (subject !== undefined) throw new ApiError('role.outranks', { subject });
}

/**
 * Checks that the viewer is an administrator with all permissions, for what gives access to every account and category.
 *
 * @throws {ApiError} role.outranks.
 */
export const requireFullAdministrator = (viewer: Viewer): void =>
  requireHolding(viewer, { isAdmin: true, permissions: [] });

/** Checks that the viewer holds every permission that a request grants. @throws {ApiError} role.outranks. */
export const requireGrants = (viewer: Viewer, entries: readonly PermissionFragment[]): void =>
  requireHolding(viewer, {
    isAdmin: false,
    permissions: entries.map(({ id = null, ...entry }) => ({ ...entry, id })),
  });

/** A snapshot of the roles and categories. */
export interface Grants {
  readonly book: RoleCatalog;
  readonly tree: CategoryTree;
}

/** Returns the cached grants. Inside a transaction, use `readGrants` instead. */
export const presentGrants = async ({ permissions, categories }: Forum): Promise<Grants> => {
  const [book, tree] = await Promise.all([permissions.get(), categories.get()]);
  return { book, tree };
};

/** Reads the grants within a transaction. */
export const readGrants = async (trx: Transaction<Tables>): Promise<Grants> => ({
  book: await loadRoleCatalog(trx),
  tree: await loadCategoryTree(trx),
});

type Person = Pick<UserRow, 'roles' | 'isAdmin'>;

const recordOf = ({ book, tree }: Grants, { roles, isAdmin }: Person): PermissionRecord =>
  permissionRecordOf(book, tree, { roleIDs: roles.map(({ roleID }) => roleID), isAdmin });

/** Checks whether the viewer holds every permission that these roles grant together. */
export const coversRoles = ({ book, tree }: Grants, viewer: Viewer, roleIDs: readonly number[]): boolean =>
  permissionBeyond(viewer.permissions, permissionRecordOf(book, tree, { roleIDs, isAdmin: false })) === undefined;

/**
 * Checks that the viewer may assign these roles to members: each role exists, is assignable to members, and grants
 * nothing that the viewer lacks.
 *
 * @throws {ApiError} request.invalid at roleID; user.outranks.
 */
export async function requireAssignable(forum: Forum, viewer: Viewer, roleIDs: readonly number[]): Promise<void> {
  const grants = await presentGrants(forum);
  const { roles } = grants.book;
  const unknown = roleIDs.find((roleID) => !roles.has(roleID) || roles.get(roleID)?.type === 'guest');
  if (unknown !== undefined)
    throw ApiError.fields({ roleID: `Role ${unknown} does not exist or cannot be given to members.` });
  if (!coversRoles(grants, viewer, roleIDs)) throw new ApiError('user.outranks');
}

/**
 * Checks that the viewer may act on a member, using grants that are already loaded. @throws {ApiError} As
 * `requireAuthority`.
 */
export function requireAuthorityBy(grants: Grants, viewer: Viewer, row: UserRow): void {
  if (row.isSystem) throw new ApiError('user.protected');
  if (row.userID === viewer.userID) return;
  if (permissionBeyond(viewer.permissions, recordOf(grants, row)) !== undefined) throw new ApiError('user.outranks');
}

/**
 * Checks that the viewer may act on a member: the member holds no permission that the viewer lacks and is not a system
 * account. Members may always act on themselves.
 *
 * @throws {ApiError} user.outranks, user.protected.
 */
export const requireAuthority = async (forum: Forum, viewer: Viewer, row: UserRow): Promise<void> =>
  requireAuthorityBy(await presentGrants(forum), viewer, row);

/**
 * Checks that the viewer may act on every member that a condition on `member m` selects. Reads one row for each set of
 * roles instead of one for each member.
 *
 * @throws {ApiError} user.outranks.
 */
export async function requireAuthorityOverAll(
  db: Kysely<Tables>,
  grants: Grants,
  { viewer, condition }: { viewer: Viewer; condition: RawBuilder<unknown> },
): Promise<void> {
  if (viewer.isAdmin) return;
  const { rows } = await sql<Person>`
    select distinct m.is_admin as "isAdmin", (
      select coalesce(jsonb_agg(jsonb_build_object('roleID', role_id) order by role_id), '[]')
      from member_role r where r.user_id = m.user_id) as roles
    from member m
    where m.date_deleted is null and m.user_id <> ${viewer.userID} and ${condition}
  `.execute(db);
  if (rows.some((person) => permissionBeyond(viewer.permissions, recordOf(grants, person)) !== undefined))
    throw new ApiError('user.outranks');
}

/** Permissions whose holders represent the forum. */
const speaking = ['community.moderate', 'community.manage', 'site.manage'] as const;

/** Checks whether a member represents the forum, as moderators and administrators do. */
export const isForumStaff = async (forum: Forum, row: Person): Promise<boolean> =>
  hasPermission(recordOf(await presentGrants(forum), row), speaking, { mode: 'global' });
