import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { refreshAccepted } from '#server/discussion/answer/comment-answer.queries.ts';
import { lockDiscussion } from '#server/discussion/discussion-change.queries.ts';
import { addToCategory, refreshLastPosts } from '#server/discussion/reading/category-counter.ts';
import { liftRemoval } from '#server/moderation/decision/removal-decision.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { CommentRestoreData } from './comment-delete.queries.ts';

interface DeletedComment {
  readonly comment_id: number;
  readonly discussion_id: number;
  readonly position: number;
  readonly root_position: number | null;
  readonly parent_comment_id: number | null;
  readonly insert_user_id: number;
  readonly date_inserted: string;
  readonly date_deleted: string | null;
  readonly delete_method: 'tombstone' | 'full' | null;
  readonly parent_delete_method: string | null;
  readonly qna: string | null;
}

/** Loads a deleted comment, with its position limited to the current length of the thread, and its parent. */
async function findDeletedComment(trx: Transaction<Tables>, commentID: number): Promise<DeletedComment | undefined> {
  const { rows } = await sql<DeletedComment>`
    select c.comment_id, c.discussion_id, least(c.position, d.count_positions + 1) as position,
      case when c.root_position is not null then least(c.root_position, d.count_root_positions + 1) end as root_position, c.parent_comment_id, c.insert_user_id,
      c.date_inserted::text as date_inserted, c.date_deleted, c.delete_method, p.delete_method as parent_delete_method,
      c.qna
    from comment c join discussion d using (discussion_id)
    left join comment p on p.comment_id = c.parent_comment_id
    where c.comment_id = ${commentID} for update of c
  `.execute(trx);
  return rows[0];
}

/** Moves everything from a position on down by one and inserts the comment there. */
async function openGap(trx: Transaction<Tables>, gone: DeletedComment, readerIDs: readonly number[]): Promise<void> {
  const { comment_id: commentID, discussion_id: discussionID, position, root_position: rootPosition } = gone;
  const shifted = sql`position = position + 1,
    root_position = root_position + case when ${rootPosition}::integer is null then 0 else 1 end`;
  await sql`
    update comment set ${shifted}
    where discussion_id = ${discussionID} and delete_method is distinct from 'full' and position >= ${position}
  `.execute(trx);
  await sql`
    update comment set ${shifted}
    where discussion_id = ${discussionID} and delete_method = 'full' and comment_id <> ${commentID}
      and (position, date_inserted, comment_id) > (${position}::integer, ${gone.date_inserted}::timestamptz, ${commentID}::bigint)
  `.execute(trx);
  await sql`
    update comment set position = ${position}, root_position = ${rootPosition}::integer where comment_id = ${commentID}
  `.execute(trx);
  await sql`
    update discussion_member set count_read = count_read + 1
    where discussion_id = ${discussionID}
      and (count_read >= ${position} or count_read = ${position - 1} and user_id = any(${[...readerIDs]}::bigint[]))
  `.execute(trx);
  await sql`
    with recursive above as (
      select comment_id, parent_comment_id from comment where comment_id = ${gone.parent_comment_id}::bigint
      union all
      select c.comment_id, c.parent_comment_id from above join comment c on c.comment_id = above.parent_comment_id)
    update comment set count_child_comments = count_child_comments + 1
    where comment_id in (select comment_id from above)
  `.execute(trx);
  await sql`
    update discussion
    set count_positions = count_positions + 1, count_root_positions = count_root_positions + ${rootPosition === null ? 0 : 1}
    where discussion_id = ${discussionID}
  `.execute(trx);
}

/** Sets the comment as the last one of the discussion if it is, and restores the previous date of the last activity. */
async function refreshLastComment(
  trx: Transaction<Tables>,
  gone: DeletedComment,
  before: string | undefined,
): Promise<void> {
  await sql`
    update discussion d
    set last_comment_id = c.comment_id, last_user_id = c.insert_user_id,
      date_last_comment = case when d.sink then d.date_last_comment
        else greatest(d.date_last_comment, c.date_inserted, ${before ?? null}::timestamptz) end
    from comment c
    where d.discussion_id = ${gone.discussion_id} and c.comment_id = ${gone.comment_id} and not exists (
      select from comment later
      where later.discussion_id = c.discussion_id and later.delete_method is distinct from 'full'
        and later.date_deleted is null and later.position > c.position)
  `.execute(trx);
}

/**
 * Restores a deleted comment to its position and increments all counters that include it. `traces`, if known, restores
 * the remaining data that the deletion removed. Returns false when the comment was not deleted.
 *
 * @throws {ApiError} discussion.gone; comment.parent-deleted when the parent has been removed completely.
 */
export async function restoreComment(
  trx: Transaction<Tables>,
  commentID: number,
  traces: Partial<CommentRestoreData> = {},
): Promise<boolean> {
  const found = await findDeletedComment(trx, commentID);
  const discussion = found && (await lockDiscussion(trx, found.discussion_id));
  // Acquiring the lock of the discussion may block, so the comment is read again.
  const gone = await findDeletedComment(trx, commentID);
  if (!discussion || !gone || gone.date_deleted === null) return false;
  if (discussion.date_deleted !== null) throw new ApiError('discussion.gone');
  if (gone.parent_delete_method === 'full') throw new ApiError('comment.parent-deleted');
  const { participated = true, readerIDs = [] } = traces;
  if (gone.delete_method === 'full') await openGap(trx, gone, readerIDs);
  await sql`
    with restored as (
      update comment set date_deleted = null, delete_user_id = null, delete_method = null
      where comment_id = ${commentID}),
    credited as (
      update member set count_comments = count_comments + 1 where user_id = ${gone.insert_user_id}),
    joined as (
      update discussion_member set participated = true
      where ${participated} and user_id = ${gone.insert_user_id} and discussion_id = ${gone.discussion_id})
    update discussion
    set count_comments = count_comments + 1
    where discussion_id = ${gone.discussion_id}
  `.execute(trx);
  if (gone.qna === 'accepted') await refreshAccepted(trx, gone.discussion_id);
  await refreshLastComment(trx, gone, traces.dateLastComment);
  await addToCategory(trx, discussion.category_id, { comments: 1 });
  await refreshLastPosts(trx, [discussion.category_id]);
  await liftRemoval(trx, { recordType: 'comment', recordID: commentID });
  return true;
}

/** Restores the placeholder that `removeTombstone` removed. The comment remains deleted. */
export async function restoreTombstone(
  trx: Transaction<Tables>,
  commentID: number,
  readerIDs: readonly number[],
): Promise<void> {
  const gone = await findDeletedComment(trx, commentID);
  if (gone?.delete_method !== 'full') return;
  await openGap(trx, gone, readerIDs);
  await sql`update comment set delete_method = 'tombstone' where comment_id = ${commentID}`.execute(trx);
}
