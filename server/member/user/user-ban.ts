import { findInForce } from '#server/moderation/decision/decision.queries.ts';
import { liftSanction, sanctionMember } from '#server/moderation/decision/decision-writing.ts';
import { updateSanctionColumns } from '#server/moderation/sanction/member-standing.queries.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/**
 * Bans a member without an end date, or lifts the ban. When the member already has the requested state, only the stored
 * ban state is refreshed. Use `sanctionMember` (`server/moderation/decision/decision-writing.ts`) for a ban with an end
 * date, a note or points.
 *
 * @throws {ApiError} user.last-administrator.
 */
export async function setBan(
  forum: Forum,
  viewer: Viewer,
  { userID, banned, reason }: { userID: number; banned: boolean; reason?: string | undefined },
): Promise<void> {
  const ban = await findInForce(forum.db, { userID, kind: 'ban', now: forum.now() });
  if (banned === (ban !== undefined)) return settle(forum, userID);
  if (ban) return liftSanction(forum, viewer, ban);
  const post = { kind: 'ban', words: reason ?? '', note: '', points: 0, dateExpires: null } as const;
  await sanctionMember(forum, viewer, { userID, post });
}

/** Derives the member's ban state from the decisions in force. This ends a ban that has no decision. */
const settle = (forum: Forum, userID: number): Promise<void> =>
  inTransaction(forum.database, (trx) => updateSanctionColumns(trx, { userID, kind: 'ban', now: forum.now() }));
