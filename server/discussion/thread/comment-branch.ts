import { sql, type Transaction } from 'kysely';
import { deleteCommentLogged } from '#server/discussion/comment/comment-log.ts';
import {
  type CommentDeletionInput,
  type CommentRestoreData,
  deleteComment,
  removeTombstone,
} from '#server/discussion/transfer/comment-delete.queries.ts';
import { restoreComment, restoreTombstone } from '#server/discussion/transfer/comment-restore.queries.ts';
import { defineUndo, logAction } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';

type Trx = Transaction<Tables>;

/**
 * A comment of a deleted branch: with the data to restore it, or, if it was already deleted before, with the data to
 * restore its tombstone.
 */
interface Step {
  readonly commentID: number;
  readonly traces?: CommentRestoreData | undefined;
  readonly readerIDs?: readonly number[];
}

/** Returns a comment and all its descendants that still have a position, the deepest and last first. */
async function findBranch(trx: Trx, commentID: number): Promise<{ comment_id: number; is_deleted: boolean }[]> {
  const { rows } = await sql<{ comment_id: number; is_deleted: boolean }>`
    with recursive branch as (
      select comment_id from comment where comment_id = ${commentID}
      union all
      select c.comment_id from branch join comment c on c.parent_comment_id = branch.comment_id)
    select comment_id, date_deleted is not null as is_deleted from branch join comment using (comment_id)
    where delete_method is distinct from 'full'
    order by depth desc, position desc
  `.execute(trx);
  return rows;
}

/**
 * Deletes a comment with all its replies and logs this as one action. Returns the ID of the log entry. Returns
 * undefined when the comment was already deleted.
 */
export async function deleteBranchLogged(trx: Trx, doomed: CommentDeletionInput): Promise<number | undefined> {
  const branch = await findBranch(trx, doomed.commentID);
  if (branch.length <= 1) return deleteCommentLogged(trx, doomed);
  const steps: Step[] = [];
  for (const { comment_id: commentID, is_deleted } of branch)
    steps.push(
      is_deleted
        ? { commentID, readerIDs: await removeTombstone(trx, commentID) }
        : { commentID, traces: await deleteComment(trx, { ...doomed, commentID }) },
    );
  return logAction(trx, {
    action: 'comment.delete-branch',
    actorID: doomed.userID,
    recordType: 'comment',
    recordID: doomed.commentID,
    before: { deleted: false, steps },
    after: { deleted: true },
  });
}

defineUndo({
  action: 'comment.delete-branch',
  permission: 'comments.delete',
  undo: async (trx, { before }) => {
    for (const { commentID, traces, readerIDs = [] } of (before['steps'] as readonly Step[]).toReversed())
      await (traces ? restoreComment(trx, commentID, traces) : restoreTombstone(trx, commentID, readerIDs));
  },
});
