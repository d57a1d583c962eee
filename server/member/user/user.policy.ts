import { ApiError } from '#api/errors.ts';
import { profileViewPermissions } from '#api/member/role/profile-permission.ts';
import type { UserPatch } from '#api/member/user/user.contract.ts';
import { sanctionPermissions } from '#api/moderation/decision/sanction-permissions.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { requireConversations } from '#server/conversation/conversation.policy.ts';
import { requireAssignable, requireAuthority } from '#server/member/role/authority.ts';
import type { Forum } from '#server/platform/forum.ts';
import {
  findPermittedCategoryIDs,
  may,
  requirePermission,
  requireSession,
  type Viewer,
} from '#server/platform/http/viewer.ts';
import type { UserRow } from './user.queries.ts';

/** Checks that the viewer may see profiles. Members may always see their own. */
export function requireProfiles(viewer: Viewer, userID?: number): void {
  if (userID !== undefined && userID === viewer.userID && userID !== 0) return;
  requirePermission(viewer, profileViewPermissions);
}

/**
 * Checks that the viewer may look up members by name: viewers who may see profiles, and viewers who may read any
 * category, because names are visible there.
 */
export function requireNames(viewer: Viewer): void {
  if (findPermittedCategoryIDs(viewer, 'discussions.view').length > 0) return;
  requirePermission(viewer, ['discussions.view', ...profileViewPermissions]);
}

/** The properties that only staff may set, even for themselves. */
const staffFields = ['emailConfirmed', 'bypassSpam', 'roleID', 'resetPassword', 'label', 'banned'] as const;

/** Checks that the viewer may ban this member. */
export async function requireBan(forum: Forum, viewer: Viewer, row: UserRow): Promise<void> {
  requireSession(viewer);
  requirePermission(viewer, sanctionPermissions);
  if (row.userID === viewer.userID) throw ApiError.fields({ banned: 'You cannot ban yourself.' });
  await requireAuthority(forum, viewer, row);
}

/**
 * Checks that the viewer may change the properties of this member that the patch names
 * (docs/behavior/member.md#changing-an-account).
 */
export async function requireChange(forum: Forum, viewer: Viewer, row: UserRow, patch: UserPatch): Promise<void> {
  requireSession(viewer);
  const isOwn = row.userID === viewer.userID;
  const requested = Object.keys(patch).filter((key) => patch[key as keyof UserPatch] !== undefined);
  const onlyBan = requested.length > 0 && requested.every((key) => key === 'banned');
  if (!onlyBan) requirePermission(viewer, isOwn ? ['profiles.edit', 'users.edit'] : 'users.edit');
  if (isOwn && requested.some((key) => key !== 'banned' && staffFields.includes(key as never)))
    requirePermission(viewer, 'users.edit');
  // An externally hosted photo would reveal to its host who reads the member's posts.
  if (isOwn && typeof patch.photo === 'string') requirePermission(viewer, 'users.edit');
  const changesOwnName = isOwn && patch.name !== undefined && patch.name !== row.name;
  if (changesOwnName) requirePermission(viewer, ['profile.editusernames', 'users.edit']);
  if (patch.banned !== undefined && !may(viewer, sanctionPermissions)) throw ApiError.permission(sanctionPermissions);
  await requireAuthority(forum, viewer, row);
  if (patch.roleID) await requireAssignable(forum, viewer, patch.roleID);
}

/**
 * Checks that the viewer may write to many members at once: staff who may start conversations.
 *
 * @throws {ApiError} permission.missing, conversation.disabled.
 */
export function requireMessaging(viewer: Viewer, settings: Settings): void {
  requireConversations(viewer, settings);
  requirePermission(viewer, 'conversations.add');
  requirePermission(viewer, ['community.moderate', 'users.edit', 'site.manage']);
}

/** Checks that the viewer may change this member's photo. */
export async function requirePhoto(forum: Forum, viewer: Viewer, row: UserRow): Promise<void> {
  requireSession(viewer);
  const isOwn = row.userID === viewer.userID;
  requirePermission(viewer, isOwn ? ['profiles.edit', 'profilePicture.edit', 'users.edit'] : 'users.edit');
  await requireAuthority(forum, viewer, row);
}
