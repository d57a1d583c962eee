import { sql } from 'kysely';
import type { Queryable } from '#server/category/queryable.ts';

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

/** So many comments of others are counted; more only make the same question. */
const mostCounted = 10_000;

/** Counts what a member has written, and what others wrote in the discussions they began, up to ten thousand of it. */
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

/** The number of the forum's own "Deleted User". */
export async function deletedUserID(db: Queryable): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select user_id as id from member where is_system and name = 'Deleted User' order by user_id limit 1
  `.execute(db);
  return rows[0]?.id ?? 0;
}
