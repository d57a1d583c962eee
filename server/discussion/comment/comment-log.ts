import type { Transaction } from 'kysely';
import { type CommentRestoreData, deleteComment } from '#server/discussion/transfer/comment-delete.queries.ts';
import { restoreComment } from '#server/discussion/transfer/comment-restore.queries.ts';
import { decideRemoval } from '#server/moderation/decision/removal-decision.ts';
import { defineUndo, logAction, readColumns, type Undo, writeColumns } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';

type Trx = Transaction<Tables>;

const deletion = ['date_deleted', 'delete_user_id'];

/**
 * Deletes a comment and logs it with the data to restore it. Returns the ID of the log entry. Returns undefined when
 * the comment was already deleted.
 */
export async function deleteCommentLogged(
  trx: Trx,
  doomed: Parameters<typeof deleteComment>[1] & { readonly reason?: string | undefined },
): Promise<number | undefined> {
  const traces = await deleteComment(trx, doomed);
  if (!traces) return undefined;
  await decideRemoval(trx, { ...doomed, recordType: 'comment', recordID: doomed.commentID });
  return logAction(trx, {
    action: 'comment.delete',
    actorID: doomed.userID,
    recordType: 'comment',
    recordID: doomed.commentID,
    before: { deleted: false, traces },
    after: { deleted: true },
    reason: doomed.reason,
  });
}

/** Restores a comment and logs it. Returns false when the comment was not deleted. */
export async function restoreCommentLogged(
  trx: Trx,
  commentID: number,
  { userID }: { userID: number },
): Promise<boolean> {
  const before = await readColumns(trx, 'comment', commentID, deletion);
  if (!(await restoreComment(trx, commentID))) return false;
  await logAction(trx, {
    action: 'comment.restore',
    actorID: userID,
    recordType: 'comment',
    recordID: commentID,
    before: { ...before, deleted: true },
    after: { deleted: false },
  });
  return true;
}

const isDeleted: NonNullable<Undo['current']> = async (trx, { recordID }) => {
  const { date_deleted } = await readColumns(trx, 'comment', recordID, deletion);
  return { deleted: date_deleted !== null };
};

const restorers = ['comments.delete', 'discussions.moderate', 'community.moderate'] as const;

defineUndo({
  action: 'comment.delete',
  permission: restorers,
  current: isDeleted,
  undo: async (trx, { recordID, before }) =>
    void (await restoreComment(trx, recordID, before['traces'] as CommentRestoreData)),
});

defineUndo({
  action: 'comment.restore',
  permission: restorers,
  current: isDeleted,
  undo: async (trx, { recordID, parentRecordID, before }, by) => {
    await deleteComment(trx, { commentID: recordID, discussionID: parentRecordID ?? 0, ...by });
    const { date_deleted, delete_user_id } = before;
    await writeColumns(trx, 'comment', recordID, { date_deleted, delete_user_id });
  },
});
