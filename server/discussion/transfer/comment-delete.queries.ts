import { sql, type Transaction } from 'kysely';
import { storeWebhookEvent } from '#server/administration/webhook/webhook-outbox.ts';
import { refreshAccepted } from '#server/discussion/answer/comment-answer.queries.ts';
import { lockDiscussion } from '#server/discussion/discussion-change.queries.ts';
import { addToCategory, refreshLastPosts } from '#server/discussion/reading/category-counter.ts';
import { deleteRecordNotifications } from '#server/notification/notification-deletion.queries.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/**
 * The data that a deletion removes in addition to the comment itself. It allows restoring the previous state
 * completely.
 */
export interface CommentRestoreData {
  /** The deletion method: a placeholder remains, or the later comments move up. */
  readonly method: 'tombstone' | 'full';
  /** Whether it was the accepted answer. */
  readonly accepted: boolean;
  /** Whether its author counted as a participant of the discussion. */
  readonly participated: boolean;
  /** The previous date of the last activity in the discussion, as database text. */
  readonly dateLastComment: string;
  /** The members whose read position was this comment. */
  readonly readerIDs: readonly number[];
}

interface CommentToDelete {
  readonly discussion_id: number;
  readonly position: number;
  readonly root_position: number | null;
  readonly parent_comment_id: number | null;
  readonly insert_user_id: number;
  readonly count_child_comments: number;
  readonly date_deleted: string | null;
  readonly traces: Omit<CommentRestoreData, 'method'>;
}

async function findCommentToDelete(trx: Transaction<Tables>, commentID: number): Promise<CommentToDelete | undefined> {
  const { rows } = await sql<CommentToDelete>`
    select discussion_id, position, root_position, parent_comment_id, c.insert_user_id, count_child_comments,
      c.date_deleted, jsonb_build_object('accepted', accepted_comment_id is not distinct from comment_id,
        'participated', exists (select from discussion_member m
          where m.user_id = c.insert_user_id and m.discussion_id = c.discussion_id and participated),
        'dateLastComment', d.date_last_comment,
        'readerIDs', array(select user_id from discussion_member m
          where m.discussion_id = c.discussion_id and count_read = position order by user_id)) as traces
    from comment c join discussion d using (discussion_id)
    where comment_id = ${commentID} for update of c
  `.execute(trx);
  return rows[0];
}

/**
 * Moves everything after a position up by one: comments, the positions of deleted comments (to which they can be
 * restored), and the read positions of members.
 */
async function closeGap(trx: Transaction<Tables>, doomed: CommentToDelete): Promise<void> {
  const { discussion_id: discussionID, position, root_position: rootPosition } = doomed;
  await sql`
    update comment
    set position = position - 1, root_position = root_position - case when ${rootPosition}::integer is null then 0 else 1 end
    where discussion_id = ${discussionID} and delete_method is distinct from 'full' and position > ${position}
  `.execute(trx);
  await sql`
    update comment
    set position = position - 1, root_position = root_position - case when ${rootPosition}::integer is null then 0 else 1 end
    where discussion_id = ${discussionID} and delete_method = 'full' and position > ${position}
  `.execute(trx);
  await sql`
    update discussion_member set count_read = count_read - 1
    where discussion_id = ${discussionID} and count_read >= ${position}
  `.execute(trx);
  await sql`
    with recursive above as (
      select comment_id, parent_comment_id from comment where comment_id = ${doomed.parent_comment_id}::bigint
      union all
      select c.comment_id, c.parent_comment_id from above join comment c on c.comment_id = above.parent_comment_id)
    update comment set count_child_comments = greatest(0, count_child_comments - 1)
    where comment_id in (select comment_id from above)
  `.execute(trx);
  await sql`
    update discussion
    set count_positions = count_positions - 1,
      count_root_positions = count_root_positions - ${rootPosition === null ? 0 : 1}
    where discussion_id = ${discussionID}
  `.execute(trx);
}

/**
 * Recalculates the last comment of a discussion. The date of the last activity decreases only when the deleted comment
 * was the last one.
 */
async function refreshLastComment(trx: Transaction<Tables>, discussionID: number, commentID: number): Promise<void> {
  await sql`
    update discussion d
    set last_comment_id = newest.comment_id,
      last_user_id = coalesce(newest.insert_user_id, d.insert_user_id),
      date_last_comment = case when d.sink then d.date_last_comment else coalesce(newest.date_inserted, d.date_inserted) end
    from (select ${discussionID}::bigint as discussion_id) this
    left join lateral (
      select comment_id, insert_user_id, date_inserted from comment
      where comment.discussion_id = this.discussion_id and delete_method is distinct from 'full' and date_deleted is null
      order by position desc
      limit 1) newest on true
    where d.discussion_id = this.discussion_id and d.last_comment_id = ${commentID}
  `.execute(trx);
}

/** A comment to be deleted, with the acting user and the date. */
export interface CommentDeletionInput {
  readonly commentID: number;
  readonly discussionID: number;
  readonly userID: number;
  readonly now: Date;
  readonly keepsPlace?: boolean;
}

/**
 * Deletes a comment and decrements all counters that include it. A comment with replies leaves a placeholder (a
 * tombstone); otherwise the comment is removed completely and later comments move up. With `keepsPlace` a placeholder
 * always remains. Returns the data that `restoreComment` needs. Returns undefined when the comment was already deleted.
 */
export async function deleteComment(
  trx: Transaction<Tables>,
  { commentID, discussionID, userID, now, keepsPlace = false }: CommentDeletionInput,
): Promise<CommentRestoreData | undefined> {
  const discussion = await lockDiscussion(trx, discussionID);
  const doomed = await findCommentToDelete(trx, commentID);
  if (!discussion || !doomed || doomed.date_deleted !== null) return undefined;
  await storeWebhookEvent(trx, {
    event: 'comment.deleted',
    recordType: 'comment',
    recordID: commentID,
    actorID: userID,
    now,
  });
  const method = keepsPlace || doomed.count_child_comments > 0 ? 'tombstone' : 'full';
  await sql`
    with deleted as (
      update comment set date_deleted = ${now}, delete_user_id = ${userID}, delete_method = ${method}
      where comment_id = ${commentID}),
    uncredited as (
      update member set count_comments = greatest(0, count_comments - 1) where user_id = ${doomed.insert_user_id})
    update discussion
    set count_comments = count_comments - 1
    where discussion_id = ${discussionID}
  `.execute(trx);
  if (doomed.traces.accepted) await refreshAccepted(trx, discussionID);
  if (method === 'full') await closeGap(trx, doomed);
  await refreshLastComment(trx, discussionID, commentID);
  await sql`
    update discussion_member set participated = false
    where user_id = ${doomed.insert_user_id} and discussion_id = ${discussionID} and participated and not exists (
      select from comment where discussion_id = ${discussionID} and insert_user_id = ${doomed.insert_user_id}
        and date_deleted is null)
  `.execute(trx);
  await addToCategory(trx, discussion.category_id, { comments: -1 });
  await refreshLastPosts(trx, [discussion.category_id]);
  await deleteRecordNotifications(trx, 'comment', [commentID]);
  return { method, ...doomed.traces };
}

/**
 * Removes the placeholder of a deleted comment; later comments move up. Returns the members whose read position was the
 * placeholder, for `restoreTombstone`.
 */
export async function removeTombstone(trx: Transaction<Tables>, commentID: number): Promise<readonly number[]> {
  const doomed = await findCommentToDelete(trx, commentID);
  if (!doomed) return [];
  await sql`update comment set delete_method = 'full' where comment_id = ${commentID}`.execute(trx);
  await closeGap(trx, doomed);
  return doomed.traces.readerIDs;
}
