import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/** The type of a post's record. */
export type PostType = 'discussion' | 'comment';

/** A post and its new author. */
export interface Authorship {
  readonly recordType: PostType;
  readonly recordID: number;
  readonly userID: number;
}

/**
 * Assigns a post to another author, including the post counts of both members, the received reactions, and the last
 * post of the discussion. Returns the previous author. Returns undefined when the post does not exist or is deleted.
 */
export async function changeAuthor(
  trx: Transaction<Tables>,
  { recordType, recordID, userID }: Authorship,
): Promise<number | undefined> {
  const table = sql.table(recordType);
  const key = sql.ref(`${recordType}_id`);
  const { rows } = await sql<{ formerID: number }>`
    with former as (
      select insert_user_id from ${table} where ${key} = ${recordID} and date_deleted is null for update),
    changed as (
      update ${table} set insert_user_id = ${userID} where ${key} = ${recordID} and date_deleted is null),
    credited as (
      update reaction set record_user_id = ${userID}
      where record_type = ${recordType} and record_id = ${recordID} and exists (select from former))
    select insert_user_id as "formerID" from former
  `.execute(trx);
  const formerID = rows[0]?.formerID;
  if (formerID === undefined || formerID === userID) return formerID;
  await moveCount(trx, recordType, { from: formerID, to: userID });
  await renameLast(trx, { recordType, recordID, formerID, userID });
  return formerID;
}

async function moveCount(
  trx: Transaction<Tables>,
  recordType: PostType,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const count = sql.ref(`count_${recordType}s`);
  await sql`
    update member set ${count} = greatest(0, ${count} + case when user_id = ${to} then 1 else -1 end)
    where user_id in (${from}::bigint, ${to}::bigint)
  `.execute(trx);
}

/** Updates the last author of the discussion if the post is its last one. */
async function renameLast(
  trx: Transaction<Tables>,
  { recordType, recordID, formerID, userID }: Authorship & { formerID: number },
): Promise<void> {
  await sql`
    update discussion set last_user_id = ${userID}
    where last_user_id = ${formerID} and case ${recordType}::text
      when 'comment' then last_comment_id = ${recordID}
      else discussion_id = ${recordID} and last_comment_id is null end
  `.execute(trx);
}
