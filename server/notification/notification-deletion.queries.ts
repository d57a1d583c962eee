import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { NotificationEvent } from './notify.ts';

/** Deletes the notifications and pending causes of deleted records. */
export async function deleteRecordNotifications(
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

/**
 * Deletes these members' notifications of an event of a record, and its pending cause for all recipients. It applies to
 * events sent by `notify` without a `cause` of their own.
 */
export async function deleteEventNotifications(
  db: Queryable,
  userIDs: readonly number[],
  { type, recordType, recordID }: Pick<NotificationEvent, 'type' | 'recordType' | 'recordID'>,
): Promise<void> {
  await sql`
    with causes as (
      delete from notification_cause
      where kind = 'told' and record_type = ${recordType} and record_id = ${recordID} and data ->> 'type' = ${type})
    delete from notification where user_id = any(${[...userIDs]}::bigint[]) and cause = ${`${type}:${recordType}:${recordID}`}
  `.execute(db);
}

/** Deletes the notifications of a discussion and its comments. */
export async function deleteDiscussionNotifications(db: Queryable, discussionID: number): Promise<void> {
  await sql`delete from notification where discussion_id = ${discussionID}`.execute(db);
}
