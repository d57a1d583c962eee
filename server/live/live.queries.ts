import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/**
 * The maximum number of missed comments sent to a client that reconnects. Further comments appear when the page is
 * reloaded.
 */
const mostMissed = 100;

/** Returns the category ID of each given discussion that is not deleted, by discussion ID. */
export async function findCategories(db: Queryable, discussionIDs: readonly number[]): Promise<Map<number, number>> {
  if (discussionIDs.length === 0) return new Map();
  const { rows } = await sql<{ discussion_id: number; category_id: number }>`
    select discussion_id, category_id from discussion
    where discussion_id = any(${[...discussionIDs]}::bigint[]) and date_deleted is null
  `.execute(db);
  return new Map(rows.map(({ discussion_id, category_id }) => [discussion_id, category_id]));
}

/** Returns the comments added to the given discussions since a point in time, oldest first. */
export async function findMissedComments(
  db: Queryable,
  discussionIDs: readonly number[],
  since: Date,
): Promise<{ discussionID: number; commentID: number; userID: number }[]> {
  if (discussionIDs.length === 0) return [];
  const { rows } = await sql<{ discussionID: number; commentID: number; userID: number }>`
    select discussion_id as "discussionID", comment_id as "commentID", insert_user_id as "userID"
    from comment
    where discussion_id = any(${[...discussionIDs]}::bigint[]) and date_inserted >= ${since} and date_deleted is null
    order by comment_id
    limit ${mostMissed}
  `.execute(db);
  return rows;
}
