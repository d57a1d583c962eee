import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { sanctionPermissions } from '#api/moderation/decision/sanction-permissions.ts';
import { requireAuthority } from '#server/member/role/authority.ts';
import { findUser, type UserRow } from '#server/member/user/user.queries.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import type { DecisionRow } from './decision.queries.ts';

/** Whether the viewer may sanction members at all. */
export const maySanction = (viewer: Viewer): boolean => viewer.userID > 0 && may(viewer, sanctionPermissions);

/**
 * Checks that the viewer may sanction this member. Rejects viewers without permission, the member themselves, and
 * sanctions against higher-ranking members and administrators.
 *
 * @throws {ApiError} decision.oneself, decision.administrator, user.outranks, user.protected.
 */
export async function requireSanctioning(forum: Forum, viewer: Viewer, row: UserRow): Promise<void> {
  requireSession(viewer);
  requirePermission(viewer, sanctionPermissions);
  if (row.userID === viewer.userID) throw new ApiError('decision.oneself');
  await requireAuthority(forum, viewer, row);
  if (row.isAdmin) throw new ApiError('decision.administrator');
}

/**
 * Throws ApiError `permission.missing` unless the viewer may read the decisions about a member: the member and members
 * with a sanctioning permission may.
 */
export function requireDecisionsOf(viewer: Viewer, userID: number): void {
  requireSession(viewer);
  if (userID !== viewer.userID) requirePermission(viewer, sanctionPermissions);
}

/** Whether an appeal could be answered by a moderator other than the one who decided. */
async function isAnotherThere(forum: Forum, exceptID: number): Promise<boolean> {
  const { roles } = await forum.permissions.get();
  const roleIDs = [...roles.values()]
    .filter(({ global }) => global.has('community.moderate'))
    .map(({ roleID }) => roleID);
  const { rows } = await sql`
    select from member m
    where m.user_id <> ${exceptID} and not m.banned and not m.is_system and m.date_deleted is null
      and (m.is_admin or exists (
        select from member_role r where r.user_id = m.user_id and r.role_id = any(${roleIDs}::integer[])))
    limit 1
  `.execute(forum.db);
  return rows.length > 0;
}

/**
 * Whether the viewer may answer an appeal against a decision: a moderator other than the sanctioned member. The
 * moderator who decided may answer only if there is no other moderator.
 */
export async function mayAnswer(forum: Forum, viewer: Viewer, row: DecisionRow): Promise<boolean> {
  if (viewer.userID === 0 || viewer.userID === row.userID || !may(viewer, 'community.moderate')) return false;
  return viewer.userID !== row.insertUserID || !(await isAnotherThere(forum, viewer.userID));
}

/**
 * Checks that the viewer may answer an appeal.
 *
 * @throws {ApiError} appeal.own-decision, user.outranks, user.protected.
 */
export async function requireAnswering(forum: Forum, viewer: Viewer, row: DecisionRow): Promise<void> {
  requireSession(viewer);
  requirePermission(viewer, 'community.moderate');
  if (!(await mayAnswer(forum, viewer, row))) throw new ApiError('appeal.own-decision');
  const member = await findUser(forum.db, row.userID);
  if (member) await requireAuthority(forum, viewer, member);
}
