import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { AppealOutcome } from '#api/moderation/decision/decision-kind.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { conflictError } from '#server/moderation/approval/conflict-error.ts';
import { type LogState, logAction, undoAction } from '#server/moderation/log/moderation-log.ts';
import { updateSanctionColumns } from '#server/moderation/sanction/member-standing.queries.ts';
import { liftCaused } from '#server/moderation/sanction/warning-points.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { answerAppeal } from './appeal.queries.ts';
import { type DecisionRow, findDecision, liftDecision, lockMember, nameLift, setExpiry } from './decision.queries.ts';
import { mailAnswer, notifyDecision } from './decision-notification.ts';
import { appealKey, decisionLogKey, expiryKey } from './decision-undo.ts';
import { requireFuture } from './decision-writing.ts';

/** The body of an answer to an appeal. */
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

/** Applies an answer to its decision. Returns the states before and after for the log entry. */
async function carryOut(
  trx: Transaction<Tables>,
  row: DecisionRow,
  { outcome, dateExpires, userID, now }: AppealAnswer & { userID: number; now: Date },
): Promise<{ before: LogState; after: LogState }> {
  const { decisionID, kind } = row;
  if (outcome === 'changed') {
    const end = requireFuture(dateExpires, now);
    await setExpiry(trx, decisionID, end);
    const key = expiryKey(decisionID);
    return { before: { [key]: row.dateExpires }, after: { [key]: end?.toISOString() ?? null } };
  }
  if (outcome === 'upheld') return { before: {}, after: {} };
  await liftDecision(trx, { decisionID, userID, by: 'appeal', now });
  if (kind === 'removal') await nameLift(trx, decisionID, 'appeal');
  const lifted = { decisionID, userID: row.userID, byUserID: userID, by: 'appeal', now } as const;
  const brought = await liftCaused(trx, lifted);
  const key = decisionLogKey(kind, decisionID);
  return { before: { [key]: decisionID, ...brought.before }, after: { [key]: null, ...brought.after } };
}

/** Returns the ID of the log entry of the post's removal, unless it was undone; undefined when there is none. */
async function removalEntry({ db }: Forum, { recordType, recordID }: DecisionRow): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select moderation_log_id as id from moderation_log
    where record_type = ${recordType} and record_id = ${recordID} and action = ${`${recordType}.delete`}
      and undone_by is null and undo_of is null
    order by moderation_log_id desc limit 1
  `.execute(db);
  return rows[0]?.id;
}

/**
 * Throws a validation error when the answer changes a removal, which has no end, or has no `dateExpires` for the
 * change.
 */
function requireChangeable({ kind }: DecisionRow, { outcome, dateExpires }: AppealAnswer): void {
  if (outcome !== 'changed') return;
  if (kind === 'removal') throw ApiError.fields({ outcome: 'A removal can only be upheld or revoked.' });
  if (dateExpires === undefined) throw ApiError.fields({ dateExpires: 'Enter a new end date.' });
}

/**
 * Answers an appeal. Only the first answer counts.
 *
 * @throws {ApiError} appeal.answered, with the moderator who answered and the date.
 */
export async function giveAnswer(
  forum: Forum,
  viewer: Viewer,
  { row, answer }: { row: DecisionRow; answer: AppealAnswer },
): Promise<void> {
  const now = forum.now();
  const { decisionID, userID, kind } = row;
  requireChangeable(row, answer);
  // A removed post is restored by undoing the log entry of its removal. An error of the undo also rejects the answer.
  const removal = kind === 'removal' && answer.outcome === 'revoked' ? await removalEntry(forum, row) : undefined;
  if (removal !== undefined) await undoAction(forum, viewer, removal);
  await inTransaction(forum.database, async (trx) => {
    await lockMember(trx, userID);
    const given = { ...answer, decisionID, userID: viewer.userID, now };
    if (!(await answerAppeal(trx, given))) await refuseAnswered(trx, decisionID);
    const { before, after } = await carryOut(trx, row, { ...answer, userID: viewer.userID, now });
    await updateSanctionColumns(trx, { userID, kind, now });
    await logAction(trx, {
      action: actionOf[answer.outcome],
      actorID: viewer.userID,
      recordType: 'member',
      recordID: userID,
      before: { ...before, [appealKey(decisionID)]: 'open' },
      after: { ...after, [appealKey(decisionID)]: answer.outcome },
      isPublic: false,
    });
    await notifyDecision(trx, { decisionID, userID, news: answer.outcome });
  });
  mailAnswer(forum, row, answer);
}

async function refuseAnswered(trx: Transaction<Tables>, decisionID: number): Promise<never> {
  const now = await findDecision(trx, decisionID);
  if (!now?.appealStatus) throw new ApiError('appeal.not-found');
  throw await conflictError(trx, 'appeal.answered', { userID: now.appealUserID, date: now.dateAnswered });
}
