import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** The IDs of a member's posts that are not deleted. */
export interface ContentIDs {
  readonly discussionIDs: readonly number[];
  readonly commentIDs: readonly number[];
}

/**
 * Returns the posts of a member, newest first. Comments in the member's own discussions are included only with
 * `withOwnThreads`; otherwise they are deleted together with the discussions.
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

/** The limit up to which comments by others are counted. The confirmation does not need an exact number beyond it. */
const mostCounted = 10_000;

/** Counts a member's posts, and the comments by others in the member's discussions (up to 10,000). */
export async function countContent(
  db: Queryable,
  userID: number,
): Promise<{ countDiscussions: number; countComments: number; countOthersComments: number }> {
  const { rows } = await sql<{ countDiscussions: number; countComments: number; countOthersComments: number }>`
    select
      m.count_discussions as "countDiscussions", m.count_comments as "countComments",
      (select count(*)::integer from (select from comment c join discussion d using (discussion_id)
        where d.insert_user_id = ${userID} and d.date_deleted is null and c.date_deleted is null
          and c.insert_user_id <> ${userID} limit ${mostCounted}) others) as "countOthersComments"
    from member m where m.user_id = ${userID}
  `.execute(db);
  return rows[0] ?? { countDiscussions: 0, countComments: 0, countOthersComments: 0 };
}

/** Returns the ID of the system member "Deleted User". */
export async function deletedUserID(db: Queryable): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select user_id as id from member where is_system and name = 'Deleted User' order by user_id limit 1
  `.execute(db);
  return rows[0]?.id ?? 0;
}
