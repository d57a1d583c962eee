import { sql } from 'kysely';
import type { AppealOutcome } from '#api/moderation/decision/decision-kind.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** Inserts an appeal. Returns false when the decision already has one. */
export async function insertAppeal(
  trx: Queryable,
  { decisionID, body, now }: { decisionID: number; body: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('appeal')
    .values({ decision_id: decisionID, body, date_inserted: now })
    .onConflict((conflict) => conflict.column('decision_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Stores the answer to an appeal. Returns false when it is already answered. */
export async function answerAppeal(
  trx: Queryable,
  answered: { decisionID: number; outcome: AppealOutcome; answer: string; userID: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('appeal')
    .set({
      status: answered.outcome,
      answer: answered.answer,
      answer_user_id: answered.userID,
      date_answered: answered.now,
    })
    .where('decision_id', '=', answered.decisionID)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Reopens an appeal. */
export async function reopenAppeal(trx: Queryable, decisionID: number): Promise<void> {
  await sql`
    update appeal set status = 'open', answer = '', answer_user_id = null, date_answered = null
    where decision_id = ${decisionID}
  `.execute(trx);
}
