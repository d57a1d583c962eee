import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { SanctionPost } from '#api/moderation/decision.contract.ts';
import type { LogAction } from '#api/moderation/log-action.ts';
import type { Queryable } from '#server/category/queryable.ts';
import { demandNotLast } from '#server/member/administrator.queries.ts';
import type { Tables } from '#server/platform/tables.ts';
import {
  type DecisionReason,
  type DecisionRow,
  findInForce,
  findWarningAfter,
  findWarningOf,
  insertDecision,
  liftDecision,
  lockMember,
} from './decision.queries.ts';
import { tellDecision } from './decision-news.ts';
import { standingKey } from './decision-undo.ts';
import { settleStanding } from './member-standing.queries.ts';
import { logAction } from './moderation-log.ts';
import { quickerRefusal } from './quicker-refusal.ts';
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

async function demandOwnPost(db: Queryable, userID: number, post: SanctionPost): Promise<void> {
  if (post.recordType === undefined && post.recordID === undefined) return;
  const isWhole = post.recordType !== undefined && post.recordID !== undefined;
  if (!isWhole || !(await isAuthor(db, userID, post)))
    throw ApiError.fields({ recordID: 'This post was not written by this member.' });
}

interface Giving {
  readonly userID: number;
  readonly byUserID: number;
  readonly post: SanctionPost;
  readonly now: Date;
}

/** What holds already: a mute or ban of the member, a warning for the same post, or one that the moderator has not seen. */
async function findFormer(db: Queryable, { userID, post, now }: Giving): Promise<DecisionRow | undefined> {
  const { kind, recordType, recordID, seen } = post;
  if (kind !== 'warning') return findInForce(db, { userID, kind, now });
  if (recordType && recordID) return findWarningOf(db, { recordType, recordID, now });
  return seen && findWarningAfter(db, { userID, ...seen, now });
}

/** Takes the place of the mute or ban in force, if it was named; a warning stays. @throws {ApiError} decision.already. */
async function replace(trx: Transaction<Tables>, giving: Giving): Promise<DecisionRow | undefined> {
  const { post, byUserID, now } = giving;
  const former = await findFormer(trx, giving);
  if (!former) return undefined;
  const { decisionID, insertUserID, dateInserted, dateExpires } = former;
  if (decisionID !== post.replaces)
    throw await quickerRefusal(trx, 'decision.already', {
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

/** A sanction that is given: all its words are in the language of whom it is about. */
export interface GivenSanction {
  readonly userID: number;
  readonly byUserID: number;
  readonly post: SanctionPost;
  readonly reason: DecisionReason | undefined;
  readonly dateExpires: Date | null;
  /** What points of warnings bring, and how that is explained. */
  readonly rules: readonly PointRule[];
  readonly ruleReason: DecisionReason;
  readonly now: Date;
}

/**
 * Writes down a warning, a mute or a ban, with what its points bring by rule; logged as one, told to the member. Gives the
 * numbers of the decisions, the sanction's own first, and of the entry in the log.
 *
 * @throws {ApiError} request.invalid, decision.already.
 */
export async function giveSanction(
  trx: Transaction<Tables>,
  { userID, byUserID, post, reason, dateExpires, rules, ruleReason, now }: GivenSanction,
): Promise<{ decisionIDs: readonly [number, ...number[]]; logID: number }> {
  await demandOwnPost(trx, userID, post);
  await lockMember(trx, userID);
  if (post.kind === 'ban') await demandNotLast(trx, userID);
  const former = await replace(trx, { userID, byUserID, post, now });
  const given = await insertDecision(trx, { ...post, userID, insertUserID: byUserID, reason, dateExpires, now });
  await settleStanding(trx, { userID, kind: post.kind, now });
  const points = post.kind === 'warning' ? post.points : 0;
  const brought = await applyPointRules(trx, { userID, warningID: given, points, rules, reason: ruleReason, now });
  const key = standingKey(post.kind, given);
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
  await tellDecision(trx, { decisionID: given, userID, news: post.kind });
  return { decisionIDs: brought ? [given, brought.decisionID] : [given], logID };
}
