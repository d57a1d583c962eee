import { z } from 'zod';
import { deleteCommentLogged } from '#server/discussion/comment/comment-log.ts';
import { lockCommentRow, lockDiscussionRow, refuseDeleted } from '#server/discussion/locked-post.queries.ts';
import { defineLongJob } from '#server/moderation/bulk/long-job.ts';
import { defineUndo, logAction } from '#server/moderation/log/moderation-log.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { changeAuthor, type PostType } from '#server/post/post-authorship.queries.ts';

/**
 * Deletes comments of a member. With `keepsPlace`, each leaves a placeholder; without it, only comments with replies
 * do.
 */
export const contentRemoval = defineLongJob({
  kind: 'content.remove',
  schema: z.object({ keepsPlace: z.boolean() }),
  async perform(trx, { viewer, now }, { keepsPlace }, commentID) {
    const row = await lockCommentRow(trx, commentID);
    requirePermission(viewer, 'comments.delete', row.category_id);
    await refuseDeleted(trx, row, 'comment.deleted-meanwhile');
    const doomed = { commentID, discussionID: row.discussion_id, userID: viewer.userID, now, keepsPlace };
    return { logID: await deleteCommentLogged(trx, doomed) };
  },
});

const editing = { discussion: 'discussions.edit', comment: 'comments.edit' } as const satisfies Record<
  PostType,
  string
>;

/** Reassigns posts to "Deleted User". The posts stay. */
export const contentDisowning = defineLongJob({
  kind: 'content.disown',
  schema: z.object({ recordType: z.enum(['discussion', 'comment']), toUserID: z.number().int() }),
  async perform(trx, { viewer }, { recordType, toUserID }, recordID) {
    const lock = recordType === 'comment' ? lockCommentRow : lockDiscussionRow;
    const row = await lock(trx, recordID);
    requirePermission(viewer, [editing[recordType], 'community.moderate'], row.category_id);
    const formerID = await changeAuthor(trx, { recordType, recordID, userID: toUserID });
    const logID = await logAction(trx, {
      action: 'content.disown',
      actorID: viewer.userID,
      recordType,
      recordID,
      before: { insert_user_id: formerID ?? null },
      after: { insert_user_id: toUserID },
      isPublic: false,
    });
    return { logID };
  },
});

defineUndo({
  action: 'content.disown',
  permission: ['community.moderate', 'users.edit'],
  async undo(trx, { recordType, recordID, before }) {
    const formerID = before['insert_user_id'];
    if (typeof formerID !== 'number') return;
    await changeAuthor(trx, { recordType: recordType as PostType, recordID, userID: formerID });
  },
});
