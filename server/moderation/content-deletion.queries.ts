import { sql, type Transaction } from 'kysely';
import type { Queryable } from '#server/category/queryable.ts';
import type { Tables } from '#server/platform/tables.ts';

/** The numbers of what a member has written and is still there. */
export interface ContentIDs {
  readonly discussionIDs: readonly number[];
  readonly commentIDs: readonly number[];
}

/**
 * The posts of a member, the latest first. Comments in their own discussions go with those, unless the discussions stay.
 */
export async function findContent(
  db: Queryable,
  userID: number,
  { withOwnThreads }: { withOwnThreads: boolean },
): Promise<ContentIDs> {
  const discussions = await sql<{ id: number }>`
    select discussion_id as id from discussion
    where insert_user_id = ${userID} and date_deleted is null order by discussion_id desc
  `.execute(db);
  const comments = await sql<{ id: number }>`
    select c.comment_id as id from comment c join discussion d using (discussion_id)
    where c.insert_user_id = ${userID} and c.date_deleted is null and d.date_deleted is null
      and (${withOwnThreads}::boolean or d.insert_user_id <> ${userID})
    order by c.comment_id desc
  `.execute(db);
  return { discussionIDs: discussions.rows.map(({ id }) => id), commentIDs: comments.rows.map(({ id }) => id) };
}

/** Counts what a member has written, and what others wrote in the discussions they began. */
export async function countContent(
  db: Queryable,
  userID: number,
): Promise<{ countDiscussions: number; countComments: number; countOthersComments: number }> {
  const { rows } = await sql<{ countDiscussions: number; countComments: number; countOthersComments: number }>`
    select
      (select count(*)::integer from discussion where insert_user_id = ${userID} and date_deleted is null)
        as "countDiscussions",
      (select count(*)::integer from comment c join discussion d using (discussion_id)
        where c.insert_user_id = ${userID} and c.date_deleted is null and d.date_deleted is null) as "countComments",
      (select count(*)::integer from comment c join discussion d using (discussion_id)
        where d.insert_user_id = ${userID} and d.date_deleted is null and c.date_deleted is null
          and c.insert_user_id <> ${userID}) as "countOthersComments"
  `.execute(db);
  return rows[0] ?? { countDiscussions: 0, countComments: 0, countOthersComments: 0 };
}

/** The number of the forum's own "Deleted User". */
export async function deletedUserID(db: Queryable): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select user_id as id from member where is_system and name = 'Deleted User' order by user_id limit 1
  `.execute(db);
  return rows[0]?.id ?? 0;
}

/** A kind of post. */
export type PostType = 'discussion' | 'comment';

/** Puts another author beside a post; the counts of both go along. Gives who it was; undefined when it is not there. */
export async function setAuthor(
  trx: Transaction<Tables>,
  { recordType, recordID, userID }: { recordType: PostType; recordID: number; userID: number },
): Promise<number | undefined> {
  const table = sql.table(recordType);
  const key = sql.ref(`${recordType}_id`);
  const { rows } = await sql<{ formerID: number }>`
    with former as (select insert_user_id from ${table} where ${key} = ${recordID} for update),
    changed as (update ${table} set insert_user_id = ${userID} where ${key} = ${recordID})
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

/** The author is also noted where the post is the last of its discussion. */
async function renameLast(
  trx: Transaction<Tables>,
  post: { recordType: PostType; recordID: number; formerID: number; userID: number },
): Promise<void> {
  const { recordType, recordID, formerID, userID } = post;
  await sql`
    update discussion set last_user_id = ${userID}
    where last_user_id = ${formerID} and case ${recordType}::text
      when 'comment' then last_comment_id = ${recordID}
      else discussion_id = ${recordID} and last_comment_id is null end
  `.execute(trx);
}
