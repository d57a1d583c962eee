import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { notifyDecision } from './decision-notification.ts';

/** A removed post, with the moderator and the date. */
export interface RemovedPost {
  readonly recordType: 'discussion' | 'comment';
  readonly recordID: number;
  readonly userID: number;
  readonly now: Date;
  readonly reason?: string | undefined;
}

/** Stores the removal of a post by another member as a decision for its author, who is notified and can appeal. */
export async function decideRemoval(trx: Queryable, { recordType, recordID, userID, now, reason }: RemovedPost) {
  const { rows } = await sql<{ decisionID: number; authorID: number }>`
    insert into decision (kind, user_id, record_type, record_id, words, insert_user_id, date_inserted)
    select 'removal', author.user_id, ${recordType}, ${recordID}, ${reason ?? ''}, ${userID}, ${now}
    from ${sql.table(recordType)} post join member author on author.user_id = post.insert_user_id
    where post.${sql.ref(`${recordType}_id`)} = ${recordID} and author.user_id <> ${userID}
      and not author.is_system and author.date_deleted is null
    returning decision_id as "decisionID", user_id as "authorID"
  `.execute(trx);
  for (const { decisionID, authorID } of rows)
    await notifyDecision(trx, { decisionID, userID: authorID, news: 'removal' });
}

/** Ends the removal decision of a restored post. */
export async function liftRemoval(
  trx: Queryable,
  { recordType, recordID }: Pick<RemovedPost, 'recordType' | 'recordID'>,
): Promise<void> {
  await sql`
    update decision set date_lifted = now(), lifted_by = 'moderator'
    where kind = 'removal' and record_type = ${recordType} and record_id = ${recordID} and date_lifted is null
  `.execute(trx);
}
