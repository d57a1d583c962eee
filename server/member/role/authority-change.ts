import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { categoryPermissions, type PermissionName } from '#api/member/role/permission.ts';
import { requireWriting } from '#server/administration/setting/config-change.ts';
import { findMergedInto, findUser } from '#server/member/user/user.queries.ts';
import type { LogEntry } from '#server/moderation/log/log-entry.queries.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { may, requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import {
  coversRoles,
  type Grants,
  readGrants,
  requireAuthorityBy,
  requireAuthorityOverAll,
  requireFullAdministrator,
  requireHolding,
} from './authority.ts';
import { newMemberRoleIn, permissionRecordOf, type RoleCatalog } from './role-catalog.ts';

type Trx = Transaction<Tables>;

const requireRole = (viewer: Viewer, { book, tree }: Grants, roleID: number): void =>
  requireHolding(viewer, permissionRecordOf(book, tree, { roleIDs: [roleID], isAdmin: false }));

/**
 * Returns the roles that a change created, deleted or modified, and the default role of new members when it differs.
 */
function rolesTouched(before: RoleCatalog, after: RoleCatalog): number[] {
  const roleIDs = new Set([...before.roles.keys(), ...after.roles.keys()]);
  const changed = [...roleIDs].filter((id) => !isDeepStrictEqual(before.roles.get(id), after.roles.get(id)));
  const byDefault = newMemberRoleIn(after);
  return newMemberRoleIn(before) === byDefault ? changed : [...changed, byDefault];
}

/**
 * Changes roles in a transaction and checks that the viewer holds every permission that each changed role granted
 * before and grants afterwards, and the permissions of the default role of new members when another role becomes the
 * default.
 *
 * @param roleIDs Roles that count as changed in any case, even when only their names change.
 * @throws {ApiError} role.outranks; the caller that owns the transaction rolls it back.
 */
export async function withRoleAuthority<T>(
  trx: Trx,
  viewer: Viewer,
  roleIDs: readonly number[],
  work: () => Promise<T>,
): Promise<T> {
  if (viewer.isAdmin) return work();
  const before = await readGrants(trx);
  for (const roleID of roleIDs) requireRole(viewer, before, roleID);
  const result = await work();
  const after = await readGrants(trx);
  for (const roleID of rolesTouched(before.book, after.book)) {
    requireRole(viewer, before, roleID);
    requireRole(viewer, after, roleID);
  }
  return result;
}

/** Returns the permissions that a role grants in a category, its own or inherited. null means the whole site. */
function grantedIn({ book, tree }: Grants, roleID: number, categoryID: number | null): ReadonlySet<string> {
  const role = book.roles.get(roleID);
  const source = categoryID === null ? 0 : (tree.byID(categoryID)?.permissionCategoryID ?? 0);
  const granted = source === 0 ? role?.global : role?.categories.get(source);
  return new Set(categoryPermissions.filter((name) => granted?.has(name)));
}

/**
 * Changes categories in a transaction and checks that no role gains or loses a permission in a category in which the
 * viewer lacks that permission. The check covers permission grids, parents, and created or restored categories, which
 * are compared with the permissions they would inherit.
 *
 * @throws {ApiError} role.outranks; the caller that owns the transaction rolls it back.
 */
export async function withCategoryAuthority<T>(trx: Trx, viewer: Viewer, work: () => Promise<T>): Promise<T> {
  if (viewer.isAdmin) return work();
  const before = await readGrants(trx);
  const result = await work();
  const after = await readGrants(trx);
  for (const { categoryID, parentCategoryID } of after.tree.all) {
    const place = before.tree.byID(categoryID) ? categoryID : parentCategoryID;
    for (const roleID of after.book.roles.keys()) {
      const changed = grantedIn(before, roleID, place).symmetricDifference(grantedIn(after, roleID, categoryID));
      for (const name of changed)
        if (!may(viewer, name as PermissionName, place ?? undefined))
          throw new ApiError('role.outranks', { subject: name });
    }
  }
  return result;
}

/** The viewer who undoes a log entry, and the entry. */
interface Undoing {
  readonly viewer: Viewer;
  readonly entry: LogEntry;
}

/** Returns the member roles in a log entry, before and after its action. */
const rolesNamed = ({ before, after }: LogEntry): number[] =>
  [before, after].flatMap((state) =>
    ((state['member_role'] ?? []) as readonly { role_id: number }[]).map(({ role_id }) => role_id),
  );

/**
 * Undoes an action on a member, if the viewer has authority over the member and over every role that is added or
 * removed.
 */
async function withMemberAuthority<T>(trx: Trx, { viewer, entry }: Undoing, work: () => Promise<T>): Promise<T> {
  const grants = await readGrants(trx);
  const row = await findUser(trx, entry.recordID);
  if (row) requireAuthorityBy(grants, viewer, row);
  else if (await findMergedInto(trx, entry.recordID)) throw new ApiError('log-entry.gone');
  if (entry.action === 'member.merge') requirePermission(viewer, 'users.edit');
  // An undone merge gives an administrator's account back.
  if ((entry.before['source'] as { is_admin?: boolean } | undefined)?.is_admin) requireFullAdministrator(viewer);
  if (!coversRoles(grants, viewer, rolesNamed(entry))) throw new ApiError('user.outranks');
  return work();
}

/**
 * Undoes a change to a sign-in service, if the viewer has authority over every member connected to it before or after.
 */
async function withServiceAuthority<T>(trx: Trx, { viewer, entry }: Undoing, work: () => Promise<T>): Promise<T> {
  const named = ((entry.before['authenticator_member'] ?? []) as readonly { user_id: number }[]).map(
    ({ user_id }) => user_id,
  );
  const condition = sql`(m.user_id = any(${named}::bigint[]) or exists (
    select from authenticator_member a where a.user_id = m.user_id and a.authenticator_id = ${entry.recordID}))`;
  await requireAuthorityOverAll(trx, await readGrants(trx), { viewer, condition });
  return work();
}

/** Undoes the creation or revocation of an access token, if the viewer has authority over its member. */
async function withTokenAuthority<T>(trx: Trx, { viewer, entry }: Undoing, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ userID: number }>`
    select user_id as "userID" from access_token where access_token_id = ${entry.recordID}
  `.execute(trx);
  const row = rows[0] && (await findUser(trx, rows[0].userID));
  if (row) requireAuthorityBy(await readGrants(trx), viewer, row);
  return work();
}

/** Undoes a change to a webhook, if the viewer holds the permissions of the role whose content it sends afterwards. */
async function withWebhookAuthority<T>(trx: Trx, { viewer, entry }: Undoing, work: () => Promise<T>): Promise<T> {
  const grants = await readGrants(trx);
  for (const { role_id: roleID } of (entry.before['webhook'] ?? []) as readonly { role_id: number }[])
    if (grants.book.roles.has(roleID)) requireRole(viewer, grants, roleID);
  return work();
}

/**
 * Undoes a logged action under the same rules as the action itself. @throws {ApiError} user.outranks, user.protected,
 * role.outranks.
 */
export async function withUndoAuthority<T>(trx: Trx, undoing: Undoing, work: () => Promise<T>): Promise<T> {
  const { viewer, entry } = undoing;
  if (entry.recordType === 'member') return withMemberAuthority(trx, undoing, work);
  if (entry.recordType === 'access-token') return withTokenAuthority(trx, undoing, work);
  if (entry.recordType === 'role') return withRoleAuthority(trx, viewer, [], work);
  if (entry.recordType === 'category') return withCategoryAuthority(trx, viewer, work);
  if (entry.recordType === 'authenticator') return withServiceAuthority(trx, undoing, work);
  // All messages pass through the mail server, also those with links that give access to accounts of administrators.
  // The forum sends requests to the address of a translation service.
  if (entry.recordType === 'mail-server' || entry.recordType === 'translation-service')
    requireFullAdministrator(viewer);
  if (entry.recordType === 'setting') requireWriting(viewer, Object.keys(entry.after));
  if (entry.recordType === 'webhook') return withWebhookAuthority(trx, undoing, work);
  return work();
}
