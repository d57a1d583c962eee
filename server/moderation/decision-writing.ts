import type { Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { SanctionPost } from '#api/moderation/decision.contract.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Tables } from '#server/platform/tables.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { type DecisionRow, findDecision, liftDecision, lockMember } from './decision.queries.ts';
import { mailDecision, tellDecision, wordsFor } from './decision-news.ts';
import { pointReason, reasonOf } from './decision-reason.ts';
import { standingKey } from './decision-undo.ts';
import { settleStanding } from './member-standing.queries.ts';
import { logAction } from './moderation-log.ts';
import { quickerRefusal } from './quicker-refusal.ts';
import { giveSanction } from './sanction-giving.ts';
import { liftCaused } from './warning-points.ts';

/** Refuses an end that is over before it began. */
export function demandFuture(dateExpires: string | null | undefined, now: Date): Date | null {
  if (!dateExpires) return null;
  const moment = new Date(dateExpires);
  if (moment <= now) throw ApiError.fields({ dateExpires: 'Choose a time in the future.' });
  return moment;
}

/**
 * Warns, mutes or bans a member, as `demandSanctioning` allowed before: it is written down and logged, holds at once, and
 * the member is told. Gives the number of the decision.
 *
 * @throws {ApiError} request.invalid, decision.already.
 */
export async function sanctionMember(
  forum: Forum,
  viewer: Viewer,
  { userID, post }: { userID: number; post: SanctionPost },
): Promise<number> {
  const now = forum.now();
  const dateExpires = demandFuture(post.dateExpires, now);
  const words = await wordsFor(forum, userID);
  const reason = await reasonOf(forum.db, post.reportReasonID, words);
  const rules = (await forum.settings.get())['warnings.rules'];
  const ruleReason = pointReason(words);
  const { decisionIDs } = await inTransaction(forum.database, (trx) =>
    giveSanction(trx, { userID, byUserID: viewer.userID, post, reason, dateExpires, rules, ruleReason, now }),
  );
  for (const decisionID of decisionIDs) mailDecision(forum, decisionID);
  return decisionIDs[0];
}

async function lifted(trx: Transaction<Tables>, decisionID: number): Promise<ApiError> {
  const { liftUserID: userID = null, dateLifted: date = null } = (await findDecision(trx, decisionID)) ?? {};
  return quickerRefusal(trx, 'decision.over', { userID, date });
}

/** Takes a sanction back. @throws {ApiError} decision.over, with who was first and when. */
export async function liftSanction(forum: Forum, viewer: Viewer, row: DecisionRow): Promise<void> {
  const now = forum.now();
  const { decisionID, userID, kind } = row;
  await inTransaction(forum.database, async (trx) => {
    await lockMember(trx, userID);
    if (!(await liftDecision(trx, { decisionID, userID: viewer.userID, by: 'moderator', now })))
      throw await lifted(trx, decisionID);
    await settleStanding(trx, { userID, kind, now });
    const brought = await liftCaused(trx, { decisionID, userID, byUserID: viewer.userID, by: 'moderator', now });
    const key = standingKey(kind, decisionID);
    await logAction(trx, {
      action: 'member.lift',
      actorID: viewer.userID,
      recordType: 'member',
      recordID: userID,
      before: { [key]: decisionID, ...brought.before },
      after: { [key]: null, ...brought.after },
      isPublic: false,
    });
    await tellDecision(trx, { decisionID, userID, news: 'lifted' });
  });
}
