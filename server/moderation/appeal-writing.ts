import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { AppealOutcome } from '#api/moderation/decision-kind.ts';
import type { LogAction } from '#api/moderation/log-action.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Tables } from '#server/platform/tables.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { answerAppeal } from './appeal.queries.ts';
import { type DecisionRow, findDecision, liftDecision, lockMember, nameLift, setExpiry } from './decision.queries.ts';
import { mailAnswer, tellDecision } from './decision-news.ts';
import { appealKey, expiryKey, standingKey } from './decision-undo.ts';
import { demandFuture } from './decision-writing.ts';
import { settleStanding } from './member-standing.queries.ts';
import { type LogState, logAction, undoAction } from './moderation-log.ts';
import { quickerRefusal } from './quicker-refusal.ts';
import { liftCaused } from './warning-points.ts';

/** The answer to an appeal, as a moderator gives it. */
export interface AppealAnswer {
  readonly outcome: AppealOutcome;
  readonly answer: string;
  readonly dateExpires?: string | null | undefined;
}

const actionOf = {
  upheld: 'member.appeal-uphold',
  changed: 'member.appeal-change',
  revoked: 'member.appeal-revoke',
} as const satisfies Record<AppealOutcome, LogAction>;

/** What an answer does to the decision, and what the log then says of it. */
async function carryOut(
  trx: Transaction<Tables>,
  row: DecisionRow,
  { outcome, dateExpires, userID, now }: AppealAnswer & { userID: number; now: Date },
): Promise<{ before: LogState; after: LogState }> {
  const { decisionID, kind } = row;
  if (outcome === 'changed') {
    const end = demandFuture(dateExpires, now);
    await setExpiry(trx, decisionID, end);
    const key = expiryKey(decisionID);
    return { before: { [key]: row.dateExpires }, after: { [key]: end?.toISOString() ?? null } };
  }
  if (outcome === 'upheld') return { before: {}, after: {} };
  await liftDecision(trx, { decisionID, userID, by: 'appeal', now });
  if (kind === 'removal') await nameLift(trx, decisionID, 'appeal');
  const lifted = { decisionID, userID: row.userID, byUserID: userID, by: 'appeal', now } as const;
  const brought = await liftCaused(trx, lifted);
  const key = standingKey(kind, decisionID);
  return { before: { [key]: decisionID, ...brought.before }, after: { [key]: null, ...brought.after } };
}

/** The entry of the log that tells of a post's removal and still stands; undefined when there is none. */
async function removalEntry({ db }: Forum, { recordType, recordID }: DecisionRow): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select moderation_log_id as id from moderation_log
    where record_type = ${recordType} and record_id = ${recordID} and action = ${`${recordType}.delete`}
      and undone_by is null and undo_of is null
    order by moderation_log_id desc limit 1
  `.execute(db);
  return rows[0]?.id;
}

/** Refuses to give another end to what has none. */
function demandChangeable({ kind }: DecisionRow, { outcome, dateExpires }: AppealAnswer): void {
  if (outcome !== 'changed') return;
  if (kind === 'removal') throw ApiError.fields({ outcome: 'A removal can only be upheld or revoked.' });
  if (dateExpires === undefined) throw ApiError.fields({ dateExpires: 'Enter a new end date.' });
}

/** Answers an appeal; of several moderators the first. @throws {ApiError} appeal.answered, with who was first and when. */
export async function giveAnswer(
  forum: Forum,
  viewer: Viewer,
  { row, answer }: { row: DecisionRow; answer: AppealAnswer },
): Promise<void> {
  const now = forum.now();
  const { decisionID, userID, kind } = row;
  demandChangeable(row, answer);
  // A post that was removed comes back by the entry that tells of it: what refuses that refuses the answer.
  const removal = kind === 'removal' && answer.outcome === 'revoked' ? await removalEntry(forum, row) : undefined;
  if (removal !== undefined) await undoAction(forum, viewer, removal);
  await inTransaction(forum.database, async (trx) => {
    await lockMember(trx, userID);
    const given = { ...answer, decisionID, userID: viewer.userID, now };
    if (!(await answerAppeal(trx, given))) await refuseAnswered(trx, decisionID);
    const { before, after } = await carryOut(trx, row, { ...answer, userID: viewer.userID, now });
    await settleStanding(trx, { userID, kind, now });
    await logAction(trx, {
      action: actionOf[answer.outcome],
      actorID: viewer.userID,
      recordType: 'member',
      recordID: userID,
      before: { ...before, [appealKey(decisionID)]: 'open' },
      after: { ...after, [appealKey(decisionID)]: answer.outcome },
      isPublic: false,
    });
    await tellDecision(trx, { decisionID, userID, news: answer.outcome });
  });
  mailAnswer(forum, row, answer);
}

async function refuseAnswered(trx: Transaction<Tables>, decisionID: number): Promise<never> {
  const now = await findDecision(trx, decisionID);
  if (!now?.appealStatus) throw new ApiError('appeal.not-found');
  throw await quickerRefusal(trx, 'appeal.answered', { userID: now.appealUserID, date: now.dateAnswered });
}
