import { ApiError } from '#api/errors.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { type BanCandidate, countBlocked } from './ban-rule.queries.ts';

/**
 * Rejects a visitor blocked by a ban rule, and counts the attempt.
 *
 * @throws {ApiError} ban-rule.blocked, which names no rule.
 */
export async function requireUnbanned(forum: Forum, comer: BanCandidate): Promise<void> {
  if (await countBlocked(forum.db, comer, forum.now())) throw new ApiError('ban-rule.blocked');
}

/** Returns the data of a member to match against ban rules; undefined for moderators, who are exempt. */
export const toBanCandidate = (viewer: Viewer, ipAddress: string | null): BanCandidate | undefined =>
  may(viewer, ['community.moderate', 'site.manage'])
    ? undefined
    : { userID: viewer.userID, name: viewer.name, ...(ipAddress && { ipAddress }) };

/** Rejects a member blocked by a ban rule, by name or address. Moderators are exempt. */
export async function requireUnbannedMember(forum: Forum, viewer: Viewer, ipAddress: string | null): Promise<void> {
  const comer = toBanCandidate(viewer, ipAddress);
  if (comer) await requireUnbanned(forum, comer);
}
