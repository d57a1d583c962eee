import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { SanctionPost } from '#api/moderation/decision/decision.contract.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { requireNotLast } from '#server/member/role/administrator.queries.ts';
import { conflictError } from '#server/moderation/approval/conflict-error.ts';
import {
  type DecisionReason,
  type DecisionRow,
  findInForce,
  findWarningAfter,
  findWarningOf,
  insertDecision,
  liftDecision,
  lockMember,
} from '#server/moderation/decision/decision.queries.ts';
import { notifyDecision } from '#server/moderation/decision/decision-notification.ts';
import { decisionLogKey } from '#server/moderation/decision/decision-undo.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { updateSanctionColumns } from './member-standing.queries.ts';
import { applyPointRules, type PointRule } from './warning-points.ts';

const actionOf = { warning: 'member.warn', mute: 'member.mute', ban: 'member.ban' } as const satisfies Record<
  SanctionPost['kind'],
  LogAction
>;

async function isAuthor(db: Queryable, userID: number, { recordType, recordID }: SanctionPost): Promise<boolean> {
  const { rows } = await sql`
    select from discussion where ${recordType} = 'discussion' and discussion_id = ${recordID} and insert_user_id = ${userID}
    union all
    select from comment where ${recordType} = 'comment' and comment_id = ${recordID} and insert_user_id = ${userID}
  `.execute(db);
  return rows.length > 0;
}

async function requireOwnPost(db: Queryable, userID: number, post: SanctionPost): Promise<void> {
  if (post.recordType === undefined && post.recordID === undefined) return;
  const isComplete = post.recordType !== undefined && post.recordID !== undefined;
  if (!isComplete || !(await isAuthor(db, userID, post)))
    throw ApiError.fields({ recordID: 'This post was not written by this member.' });
}

interface Giving {
  readonly userID: number;
  readonly byUserID: number;
  readonly post: SanctionPost;
  readonly now: Date;
}

/**
 * Returns the conflicting sanction: a mute or ban in force, a warning for the same post, or a warning that the
 * moderator has not seen.
 */
async function findFormer(db: Queryable, { userID, post, now }: Giving): Promise<DecisionRow | undefined> {
  const { kind, recordType, recordID, seen } = post;
  if (kind !== 'warning') return findInForce(db, { userID, kind, now });
  if (recordType && recordID) return findWarningOf(db, { recordType, recordID, now });
  return seen && findWarningAfter(db, { userID, ...seen, now });
}

/**
 * Ends the mute or ban that the new one replaces. An existing warning stays.
 *
 * @throws {ApiError} decision.already unless `replaces` names the existing sanction.
 */
async function replace(trx: Transaction<Tables>, giving: Giving): Promise<DecisionRow | undefined> {
  const { post, byUserID, now } = giving;
  const former = await findFormer(trx, giving);
  if (!former) return undefined;
  const { decisionID, insertUserID, dateInserted, dateExpires } = former;
  if (decisionID !== post.replaces)
    throw await conflictError(trx, 'decision.already', {
      userID: insertUserID,
      date: dateInserted,
      decisionID,
      insertUserID,
      dateInserted,
      dateExpires,
    });
  if (post.kind === 'warning') return undefined;
  await liftDecision(trx, { decisionID, userID: byUserID, by: 'replacement', now });
  return former;
}

/** A sanction to impose. All its texts are in the language of the sanctioned member. */
export interface GivenSanction {
  readonly userID: number;
  readonly byUserID: number;
  readonly post: SanctionPost;
  readonly reason: DecisionReason | undefined;
  readonly dateExpires: Date | null;
  /** The rules for warning points, and the reason given for their sanctions. */
  readonly rules: readonly PointRule[];
  readonly ruleReason: DecisionReason;
  readonly now: Date;
}

/**
 * Stores a warning, mute or ban, including the sanctions caused by its points, as one log entry, and notifies the
 * member. Returns the decision IDs, that of the sanction itself first, and the log entry ID.
 *
 * @throws {ApiError} request.invalid, decision.already.
 */
export async function imposeSanction(
  trx: Transaction<Tables>,
  { userID, byUserID, post, reason, dateExpires, rules, ruleReason, now }: GivenSanction,
): Promise<{ decisionIDs: readonly [number, ...number[]]; logID: number }> {
  await requireOwnPost(trx, userID, post);
  await lockMember(trx, userID);
  if (post.kind === 'ban') await requireNotLast(trx, userID);
  const former = await replace(trx, { userID, byUserID, post, now });
  const given = await insertDecision(trx, { ...post, userID, insertUserID: byUserID, reason, dateExpires, now });
  await updateSanctionColumns(trx, { userID, kind: post.kind, now });
  const points = post.kind === 'warning' ? post.points : 0;
  const brought = await applyPointRules(trx, { userID, warningID: given, points, rules, reason: ruleReason, now });
  const key = decisionLogKey(post.kind, given);
  const logID = await logAction(trx, {
    action: actionOf[post.kind],
    actorID: byUserID,
    recordType: 'member',
    recordID: userID,
    before: { [key]: former?.decisionID ?? null, ...brought?.before },
    after: { [key]: given, ...brought?.after },
    reason: reason?.name ?? (post.note || undefined),
    isPublic: false,
  });
  await notifyDecision(trx, { decisionID: given, userID, news: post.kind });
  return { decisionIDs: brought ? [given, brought.decisionID] : [given], logID };
}
