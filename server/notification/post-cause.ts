import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { ReactedRecord } from '#server/post/reaction/reaction.queries.ts';
import type { CauseKind } from './notification-subject.ts';

/**
 * A post of which members are to be notified. `recordID` and `from` are SQL, so that the same statement can write the
 * post.
 */
interface PostCause {
  readonly actorID: number;
  readonly recordType: 'comment' | 'discussion';
  readonly recordID: RawBuilder<unknown>;
  readonly from?: RawBuilder<unknown>;
  /** The IDs of the members that the post mentions. */
  readonly mentions: readonly number[];
  readonly now: Date;
}

/**
 * Returns the part of a post's insert or update statement that stores the cause of its notifications. Both are
 * committed together, without another database round trip. An edit without new mentions stores no cause.
 */
export function causeSql(kind: CauseKind, { actorID, recordType, recordID, from, mentions, now }: PostCause) {
  const isNoted = kind !== 'edit' || mentions.length > 0;
  return sql`
    insert into notification_cause (kind, actor_id, record_type, record_id, data, date_inserted)
    select ${kind}::text, ${actorID}::bigint, ${recordType}::text, ${recordID}, ${JSON.stringify({ mentions })}::jsonb,
      ${now}::timestamptz
    ${from ? sql`from ${from}` : sql``}
    where ${isNoted}::boolean`;
}

/**
 * Returns the part of a post's update statement that withdraws unread notifications of removed mentions. Members who
 * are notified of the post for other reasons too retain their notification.
 */
export const withdrawMentionsSql = (
  { recordType, recordID }: { readonly recordType: 'comment' | 'discussion'; readonly recordID: number },
  userIDs: readonly number[],
) => sql`
    told as (
      select notification_id, array_remove(reasons, 'Mention') as others from notification
      where record_type = ${recordType} and record_id = ${recordID} and not read and 'Mention' = any(reasons)
        and user_id = any(${[...userIDs]}::bigint[])),
    withdrawn as (
      delete from notification using told
      where notification.notification_id = told.notification_id and cardinality(told.others) = 0),
    otherwise as (
      update notification set reasons = told.others, type = told.others[1] from told
      where notification.notification_id = told.notification_id and cardinality(told.others) > 0)`;

/** Withdraws, in a transaction, unread notifications of mentions that were removed from a post. */
export async function withdrawMentions(
  db: Queryable,
  post: { readonly recordType: 'comment' | 'discussion'; readonly recordID: number },
  userIDs: readonly number[],
): Promise<void> {
  await sql`with ${withdrawMentionsSql(post, userIDs)} select`.execute(db);
}

/** Stores, in a transaction, the cause of a post's notifications. */
export async function storePostCause(db: Queryable, kind: CauseKind, cause: PostCause): Promise<void> {
  await causeSql(kind, cause).execute(db);
}

/**
 * Stores the cause of a reaction to another member's post. A withdrawn reaction deletes its notification. A changed
 * reaction causes only one notification.
 */
export async function storeReactionCause(
  db: Queryable,
  { recordType, recordID, insertUserID }: ReactedRecord,
  { userID, isNew, isGiven, now }: { userID: number; isNew: boolean; isGiven: boolean; now: Date },
): Promise<void> {
  if (userID === insertUserID) return;
  if (!isGiven) {
    await sql`
      with causes as (
        delete from notification_cause
        where kind = 'reaction' and actor_id = ${userID} and record_type = ${recordType} and record_id = ${recordID})
      delete from notification
      where user_id = ${insertUserID} and cause = ${`reaction:${recordType}:${recordID}:by:${userID}`}
    `.execute(db);
  } else if (isNew)
    await storePostCause(db, 'reaction', {
      actorID: userID,
      recordType,
      recordID: sql`${recordID}::bigint`,
      mentions: [],
      now,
    });
}
