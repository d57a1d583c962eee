import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** A discussion that contains comments. */
export interface CommentDiscussion {
  readonly discussion_id: number;
  readonly category_id: number;
  readonly name: string;
  readonly date_deleted: string | null;
}

/** Finds the discussions that contain the comments, or contained them when they were deleted. */
export async function findCommentDiscussions(
  db: Queryable,
  commentIDs: readonly number[],
): Promise<CommentDiscussion[]> {
  const { rows } = await sql<CommentDiscussion>`
    select discussion_id, category_id, name, date_deleted from discussion
    where discussion_id in (
      select discussion_id from comment where comment_id = any(${[...commentIDs]}::bigint[]))
  `.execute(db);
  return rows;
}
