import { ApiError } from '#api/errors.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { type Comer, countBlocked } from './ban-rule.queries.ts';

/** Refuses whoever a ban rule keeps out, and counts it. @throws {ApiError} ban-rule.blocked, which names no rule. */
export async function demandUnbanned(forum: Forum, comer: Comer): Promise<void> {
  if (await countBlocked(forum.db, comer, forum.now())) throw new ApiError('ban-rule.blocked');
}

/** A member as ban rules know them; undefined for those who keep order, whom none keeps out. */
export const comerOf = (viewer: Viewer, ipAddress: string | null): Comer | undefined =>
  may(viewer, ['community.moderate', 'site.manage'])
    ? undefined
    : { userID: viewer.userID, name: viewer.name, ...(ipAddress && { ipAddress }) };

/** Refuses a member, by name or addresses, whom a ban rule keeps out; those who keep order never are. */
export async function demandUnbannedMember(forum: Forum, viewer: Viewer, ipAddress: string | null): Promise<void> {
  const comer = comerOf(viewer, ipAddress);
  if (comer) await demandUnbanned(forum, comer);
}
