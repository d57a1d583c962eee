import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { SanctionPost } from '#api/moderation/decision.contract.ts';
import type { LogAction } from '#api/moderation/log-action.ts';
import type { Queryable } from '#server/category/queryable.ts';
import { demandNotLast } from '#server/member/administrator.queries.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Tables } from '#server/platform/tables.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { type DecisionRow, findInForce, insertDecision, liftDecision, lockMember } from './decision.queries.ts';
import { mailDecision, tellDecision, wordsFor } from './decision-news.ts';
import { reasonOf } from './decision-reason.ts';
import { standingKey } from './decision-undo.ts';
import { settleStanding } from './member-standing.queries.ts';
import { logAction } from './moderation-log.ts';

const actionOf = { warning: 'member.warn', mute: 'member.mute', ban: 'member.ban' } as const satisfies Record<
  SanctionPost['kind'],
  LogAction
>;

/** Refuses an end that is over before it began. */
export function demandFuture(dateExpires: string | null | undefined, now: Date): Date | null {
  if (!dateExpires) return null;
  const moment = new Date(dateExpires);
  if (moment <= now) throw ApiError.fields({ dateExpires: 'Choose a moment that is still to come.' });
  return moment;
}

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
    throw ApiError.fields({ recordID: 'This is no post of this member.' });
}

/** Takes the place of the mute or ban in force, if it was named. @throws {ApiError} decision.already. */
async function replace(
  trx: Transaction<Tables>,
  { userID, byUserID, post, now }: { userID: number; byUserID: number; post: SanctionPost; now: Date },
): Promise<DecisionRow | undefined> {
  if (post.kind === 'warning') return undefined;
  const former = await findInForce(trx, { userID, kind: post.kind, now });
  if (!former) return undefined;
  const { decisionID, insertUserID, dateInserted, dateExpires } = former;
  if (decisionID !== post.replaces)
    throw new ApiError('decision.already', { record: { decisionID, insertUserID, dateInserted, dateExpires } });
  await liftDecision(trx, { decisionID, userID: byUserID, by: 'replacement', now });
  return former;
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
  const decisionID = await inTransaction(forum.database, async (trx) => {
    await demandOwnPost(trx, userID, post);
    const reason = await reasonOf(trx, post.reportReasonID, words);
    await lockMember(trx, userID);
    if (post.kind === 'ban') await demandNotLast(trx, userID);
    const former = await replace(trx, { userID, byUserID: viewer.userID, post, now });
    const given = await insertDecision(trx, { ...post, userID, insertUserID: viewer.userID, reason, dateExpires, now });
    await settleStanding(trx, { userID, kind: post.kind, now });
    const key = standingKey(post.kind, given);
    await logAction(trx, {
      action: actionOf[post.kind],
      actorID: viewer.userID,
      recordType: 'member',
      recordID: userID,
      before: { [key]: former?.decisionID ?? null },
      after: { [key]: given },
      reason: reason?.name ?? (post.note || undefined),
      isPublic: false,
    });
    await tellDecision(trx, { decisionID: given, userID, news: post.kind });
    return given;
  });
  mailDecision(forum, decisionID);
  return decisionID;
}

/** Takes a sanction back. @throws {ApiError} decision.over, with who was first and when. */
export async function liftSanction(forum: Forum, viewer: Viewer, row: DecisionRow): Promise<void> {
  const now = forum.now();
  const { decisionID, userID, kind } = row;
  await inTransaction(forum.database, async (trx) => {
    await lockMember(trx, userID);
    if (!(await liftDecision(trx, { decisionID, userID: viewer.userID, by: 'moderator', now })))
      throw new ApiError('decision.over', { record: { userID: row.liftUserID, date: row.dateLifted } });
    await settleStanding(trx, { userID, kind, now });
    const key = standingKey(kind, decisionID);
    await logAction(trx, {
      action: 'member.lift',
      actorID: viewer.userID,
      recordType: 'member',
      recordID: userID,
      before: { [key]: decisionID },
      after: { [key]: null },
      isPublic: false,
    });
    await tellDecision(trx, { decisionID, userID, news: 'lifted' });
  });
}
