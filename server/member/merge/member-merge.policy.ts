import { ApiError } from '#api/errors.ts';
import { requireAssignable, requireAuthority } from '#server/member/role/authority.ts';
import type { UserRow } from '#server/member/user/user.queries.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';

/** The two members of a merge: the one that ends, and the one that continues. */
export interface MergePair {
  readonly source: UserRow;
  readonly target: UserRow;
}

/**
 * Checks that the viewer may merge two members: with users.edit and users.delete, and authority over both.
 *
 * @throws {ApiError} permission.missing, user.outranks, user.protected, user.merge-same, user.merge-oneself,
 * user.merge-banned.
 */
export async function requireMerge(forum: Forum, viewer: Viewer, { source, target }: MergePair): Promise<void> {
  requireMergePermission(viewer);
  if (source.userID === target.userID) throw new ApiError('user.merge-same');
  if (source.userID === viewer.userID) throw new ApiError('user.merge-oneself');
  await requireAuthority(forum, viewer, source);
  await requireAuthority(forum, viewer, target);
  // The ban would follow, and nobody can ban themselves.
  if (source.banned && target.userID === viewer.userID) throw new ApiError('user.merge-banned');
}

/** Checks the permissions without the members. @throws {ApiError} permission.missing. */
export function requireMergePermission(viewer: Viewer): void {
  requireSession(viewer);
  requirePermission(viewer, 'users.edit');
  requirePermission(viewer, 'users.delete');
}

/**
 * Checks the roles of the source that the target receives.
 *
 * @throws {ApiError} request.invalid at roleIDs for a role that the source does not have; user.outranks.
 */
export async function requireMergedRoles(
  forum: Forum,
  viewer: Viewer,
  { source }: MergePair,
  roleIDs: readonly number[],
): Promise<void> {
  if (roleIDs.some((id) => !source.roles.some(({ roleID }) => roleID === id)))
    throw ApiError.fields({ roleIDs: 'Choose only roles of the account that is merged.' });
  if (roleIDs.length > 0) await requireAssignable(forum, viewer, roleIDs);
}
