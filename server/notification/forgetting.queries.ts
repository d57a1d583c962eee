import { sql } from 'kysely';
import type { Queryable } from '#server/category/queryable.ts';

/** Takes away what members were told, or would be told, of records that are gone. */
export async function forgetNotifications(
  db: Queryable,
  recordType: string,
  recordIDs: readonly number[],
): Promise<void> {
  await sql`
    with causes as (
      delete from notification_cause
      where record_type = ${recordType} and record_id = any(${[...recordIDs]}::bigint[]))
    delete from notification where record_type = ${recordType} and record_id = any(${[...recordIDs]}::bigint[])
  `.execute(db);
}

/** Takes away what members were told of a discussion and its comments. */
export async function forgetDiscussion(db: Queryable, discussionID: number): Promise<void> {
  await sql`delete from notification where discussion_id = ${discussionID}`.execute(db);
}
