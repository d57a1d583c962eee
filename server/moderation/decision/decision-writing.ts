import type { Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { SanctionPost } from '#api/moderation/decision/decision.contract.ts';
import { conflictError } from '#server/moderation/approval/conflict-error.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import { updateSanctionColumns } from '#server/moderation/sanction/member-standing.queries.ts';
import { imposeSanction } from '#server/moderation/sanction/sanction-giving.ts';
import { liftCaused } from '#server/moderation/sanction/warning-points.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { type DecisionRow, findDecision, liftDecision, lockMember } from './decision.queries.ts';
import { mailDecision, memberTranslations, notifyDecision } from './decision-notification.ts';
import { pointReason, reasonOf } from './decision-reason.ts';
import { decisionLogKey } from './decision-undo.ts';

/** Parses an expiry date. Throws a validation error when it is not in the future. */
export function requireFuture(dateExpires: string | null | undefined, now: Date): Date | null {
  if (!dateExpires) return null;
  const moment = new Date(dateExpires);
  if (moment <= now) throw ApiError.fields({ dateExpires: 'Choose a time in the future.' });
  return moment;
}

/**
 * Warns, mutes or bans a member. The caller must have called `requireSanctioning` before. The decision is stored and
 * logged, applies immediately, and the member is notified. Returns the decision ID.
 *
 * @throws {ApiError} request.invalid, decision.already.
 */
export async function sanctionMember(
  forum: Forum,
  viewer: Viewer,
  { userID, post }: { userID: number; post: SanctionPost },
): Promise<number> {
  const now = forum.now();
  const dateExpires = requireFuture(post.dateExpires, now);
  const words = await memberTranslations(forum, userID);
  const reason = await reasonOf(forum, post.reportReasonID, words);
  const rules = (await forum.settings.get())['warnings.rules'];
  const ruleReason = pointReason(words);
  const { decisionIDs } = await inTransaction(forum.database, (trx) =>
    imposeSanction(trx, { userID, byUserID: viewer.userID, post, reason, dateExpires, rules, ruleReason, now }),
  );
  for (const decisionID of decisionIDs) mailDecision(forum, decisionID);
  return decisionIDs[0];
}

async function lifted(trx: Transaction<Tables>, decisionID: number): Promise<ApiError> {
  const { liftUserID: userID = null, dateLifted: date = null } = (await findDecision(trx, decisionID)) ?? {};
  return conflictError(trx, 'decision.over', { userID, date });
}

/**
 * Lifts a sanction.
 *
 * @throws {ApiError} decision.over, with the moderator who lifted it first and the date.
 */
export async function liftSanction(forum: Forum, viewer: Viewer, row: DecisionRow): Promise<void> {
  const now = forum.now();
  const { decisionID, userID, kind } = row;
  await inTransaction(forum.database, async (trx) => {
    await lockMember(trx, userID);
    if (!(await liftDecision(trx, { decisionID, userID: viewer.userID, by: 'moderator', now })))
      throw await lifted(trx, decisionID);
    await updateSanctionColumns(trx, { userID, kind, now });
    const brought = await liftCaused(trx, { decisionID, userID, byUserID: viewer.userID, by: 'moderator', now });
    const key = decisionLogKey(kind, decisionID);
    await logAction(trx, {
      action: 'member.lift',
      actorID: viewer.userID,
      recordType: 'member',
      recordID: userID,
      before: { [key]: decisionID, ...brought.before },
      after: { [key]: null, ...brought.after },
      isPublic: false,
    });
    await notifyDecision(trx, { decisionID, userID, news: 'lifted' });
  });
}
