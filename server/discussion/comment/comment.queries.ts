import { sql } from 'kysely';
import { type CommentExtra, type CommentRow, commentColumns } from '#server/discussion/thread/comment-row.ts';
import { readJsonRows } from '#server/platform/database/json-rows.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { type AuthorRow, type Authors, authorColumns, authorsAmong } from '#server/post/post-author.ts';

/** Finds a comment, even a deleted one. */
export async function findComment(
  db: Queryable,
  commentID: number,
  expand: readonly CommentExtra[],
): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select ${commentColumns(expand)}
    from comment c
    join discussion d on d.discussion_id = c.discussion_id
    where c.comment_id = ${commentID}
  `.execute(db);
  return rows[0];
}

/** Finds the comments that are not deleted, in no particular order. */
export async function findComments(
  db: Queryable,
  commentIDs: readonly number[],
  expand: readonly CommentExtra[],
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${commentColumns(expand)}
    from comment c
    join discussion d on d.discussion_id = c.discussion_id
    where c.comment_id = any(${[...commentIDs]}::bigint[]) and c.date_deleted is null and d.date_deleted is null
  `.execute(db);
  return rows;
}

/** Finds a comment with its author. */
export async function findCommentAndAuthor(
  db: Queryable,
  commentID: number,
): Promise<{ row: CommentRow; authors: Authors } | undefined> {
  const { rows } = await sql<CommentRow & { author: AuthorRow }>`
    select ${commentColumns([])}, (
      select row_to_json(author) from (select ${authorColumns} from member where user_id = c.insert_user_id) author) as author
    from comment c
    join discussion d on d.discussion_id = c.discussion_id
    where c.comment_id = ${commentID}
  `.execute(db);
  return rows[0] && { row: rows[0], authors: authorsAmong(readJsonRows([rows[0].author])) };
}

/** The data of a discussion that lists of comments need, with the viewer's read position. */
export interface ThreadInfo {
  readonly discussion_id: number;
  readonly category_id: number;
  readonly date_deleted: string | null;
  readonly closed: boolean;
  readonly count_positions: number;
  readonly count_root_positions: number;
  readonly count_read: number | null;
}

/** Loads the data of a discussion that lists of comments need. */
export async function findThreadInfo(
  db: Queryable,
  viewer: Viewer,
  discussionID: number,
): Promise<ThreadInfo | undefined> {
  const { rows } = await sql<ThreadInfo>`
    select d.discussion_id, d.category_id, d.date_deleted, d.closed, d.count_positions, d.count_root_positions,
      dm.count_read
    from discussion d
    left join discussion_member dm on dm.discussion_id = d.discussion_id and dm.user_id = ${viewer.userID}
      and dm.date_last_viewed is not null
    where d.discussion_id = ${discussionID}
  `.execute(db);
  return rows[0];
}

/** A comment or one of its ancestors. */
export interface Ancestor {
  readonly comment_id: number;
  readonly parent_comment_id: number | null;
  readonly root_position: number | null;
}

/**
 * Returns a comment and its ancestors, from the root down. Returns an empty list when the discussion does not contain
 * the comment.
 */
export async function findAncestry(db: Queryable, discussionID: number, commentID: number): Promise<Ancestor[]> {
  const { rows } = await sql<Ancestor>`
    with recursive above as (
      select comment_id, parent_comment_id, root_position, 0 as step from comment
      where comment_id = ${commentID} and discussion_id = ${discussionID} and delete_method is distinct from 'full'
      union all
      select c.comment_id, c.parent_comment_id, c.root_position, above.step + 1
      from above join comment c on c.comment_id = above.parent_comment_id
      where above.step < 50)
    select comment_id, parent_comment_id, root_position from above order by step desc
  `.execute(db);
  return rows;
}
