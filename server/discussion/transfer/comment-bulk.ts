import { z } from 'zod';
import { deleteCommentLogged } from '#server/discussion/comment/comment-log.ts';
import { lockCommentRow, refuseDeleted } from '#server/discussion/locked-post.queries.ts';
import { deleteBranchLogged } from '#server/discussion/thread/comment-branch.ts';
import { defineLongJob } from '#server/moderation/bulk/long-job.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';

/**
 * A long-running job that deletes comments: `tombstone` leaves a placeholder for each; `full` deletes each with all its
 * replies. A comment that was already deleted with another one of the same job counts as deleted.
 */
export const commentDeletion = defineLongJob({
  kind: 'comment.delete',
  schema: z.object({ deleteMethod: z.enum(['tombstone', 'full']) }),
  async perform(trx, { viewer, now, begun }, { deleteMethod }, commentID) {
    const row = await lockCommentRow(trx, commentID);
    requirePermission(viewer, 'discussions.view', row.category_id);
    requirePermission(viewer, 'comments.delete', row.category_id);
    const isOwnWork = row.delete_user_id === viewer.userID && row.date_deleted !== null;
    if (isOwnWork && Date.parse(row.date_deleted ?? '') >= Math.floor(begun.getTime() / 1_000) * 1_000) return;
    await refuseDeleted(trx, row, 'comment.deleted-meanwhile');
    const doomed = { commentID, discussionID: row.discussion_id, userID: viewer.userID, now };
    const logID =
      deleteMethod === 'full'
        ? await deleteBranchLogged(trx, doomed)
        : await deleteCommentLogged(trx, { ...doomed, keepsPlace: true });
    return { logID };
  },
});
