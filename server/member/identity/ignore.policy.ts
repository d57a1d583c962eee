import { ApiError } from '#api/errors.ts';
import { isForumStaff } from '#server/member/role/authority.ts';
import type { UserRow } from '#server/member/user/user.queries.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/**
 * Returns true when the viewer may ignore this member. Members cannot ignore themselves, moderators, administrators or
 * system accounts.
 */
export async function isIgnorable(forum: Forum, viewer: Viewer, row: UserRow): Promise<boolean> {
  if (viewer.userID === 0 || row.userID === viewer.userID || row.isSystem) return false;
  return !(await isForumStaff(forum, row));
}

/** Checks that the viewer may ignore the member. @throws {ApiError} user.not-ignorable. */
export async function requireIgnorable(forum: Forum, viewer: Viewer, row: UserRow): Promise<void> {
  if (!(await isIgnorable(forum, viewer, row))) throw new ApiError('user.not-ignorable');
}
