import { ApiError } from '#api/errors.ts';
import { hashOfToken, newToken } from '#server/member/session/session.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { countInvitations } from './invitation.queries.ts';

/** The period over which invitations are counted, in milliseconds. */
const span = 30 * 86_400_000;

/** Returns the number of invitations that the viewer may still send; null if there is no limit. */
export async function invitationsLeft(forum: Forum, viewer: Viewer): Promise<number | null> {
  const { 'registration.invitations': byRole } = await forum.settings.get();
  const allowed = viewer.roleIDs.map((roleID) => byRole[String(roleID)] ?? 0);
  if (viewer.isAdmin || allowed.includes(-1)) return null;
  const most = Math.max(0, ...allowed);
  if (most === 0) return 0;
  const sent = await countInvitations(forum.db, viewer.userID, new Date(forum.now().getTime() - span));
  return Math.max(0, most - sent);
}

/** Throws if the viewer may not send any more invitations. @throws {ApiError} invitation.used-up. */
export async function requireInvitationLeft(forum: Forum, viewer: Viewer): Promise<void> {
  if ((await invitationsLeft(forum, viewer)) === 0) throw new ApiError('invitation.used-up');
}

/** Creates an invitation code, with its stored hash and its expiry date. */
export async function newInvitationCode(forum: Forum) {
  const { 'registration.invitationDays': days } = await forum.settings.get();
  const code = newToken();
  const now = forum.now();
  return { code, hash: hashOfToken(code), now, expires: new Date(now.getTime() + days * 86_400_000) };
}
