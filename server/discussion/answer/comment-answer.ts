import type { Transaction } from 'kysely';
import { type AnswerStatus, answerVerdictPermissions } from '#api/discussion/answer/answer-status.ts';
import { ApiError } from '#api/errors.ts';
import { requireReadable } from '#server/discussion/discussion.policy.ts';
import { refuseDeleted } from '#server/discussion/locked-post.queries.ts';
import {
  defineUndo,
  logAction,
  readColumns,
  undoByColumns,
  writeColumns,
} from '#server/moderation/log/moderation-log.ts';
import { deleteEventNotifications } from '#server/notification/notification-deletion.queries.ts';
import { notify } from '#server/notification/notify.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import {
  type AnswerPlace,
  findBookmarkers,
  lockAnswer,
  refreshAccepted,
  updateAnswer,
} from './comment-answer.queries.ts';

type Trx = Transaction<Tables>;

const columns = ['qna', 'date_accepted', 'accept_user_id'];

/**
 * Checks that the viewer may accept or reject an answer. Throws ApiError `comment.not-an-answer` when the discussion is
 * not a question.
 */
async function requireJudgeable(trx: Trx, viewer: Viewer, found: AnswerPlace | undefined): Promise<AnswerPlace> {
  if (!found) throw new ApiError('comment.not-found');
  requireReadable(viewer, { category_id: found.category_id, date_deleted: found.discussion_deleted });
  if (found.discussion_user_id !== viewer.userID)
    requirePermission(viewer, answerVerdictPermissions, found.category_id);
  if (found.closed) requirePermission(viewer, 'community.moderate');
  await refuseDeleted(trx, found, 'comment.deleted-meanwhile');
  if (found.type !== 'question') throw new ApiError('comment.not-an-answer');
  return found;
}

/**
 * Notifies the author of an accepted answer and the members who bookmarked the question. When the acceptance is reset,
 * unread notifications are withdrawn.
 */
async function tell(trx: Trx, place: AnswerPlace, commentID: number, isAccepted: boolean, actorID: number) {
  const { insert_user_id: writerID, discussion_id } = place;
  const bookmarkers = (await findBookmarkers(trx, discussion_id)).filter((userID) => userID !== writerID);
  const record = { recordType: 'comment', recordID: commentID } as const;
  for (const [type, recipients] of [
    ['AnswerAccepted', [writerID]],
    ['BookmarkedAnswerAccepted', bookmarkers],
  ] as const) {
    if (isAccepted) await notify(trx, { type, ...record, recipients, actorID });
    else await deleteEventNotifications(trx, recipients, { type, ...record });
  }
}

/**
 * Accepts or rejects an answer, or resets it to pending, with permission. Actions of members other than the question's
 * author are logged.
 *
 * @throws {ApiError} comment.not-an-answer when the discussion of the comment is not a question.
 */
export async function judgeAnswer(
  forum: Forum,
  viewer: Viewer,
  commentID: number,
  status: AnswerStatus,
): Promise<void> {
  requireSession(viewer);
  await inTransaction(forum.db, async (trx) => {
    const place = await requireJudgeable(trx, viewer, await lockAnswer(trx, commentID));
    if (status === (place.qna ?? 'pending')) return;
    const { userID } = viewer;
    const before = await readColumns(trx, 'comment', commentID, columns);
    await updateAnswer(trx, { commentID, discussionID: place.discussion_id, status, userID, now: forum.now() });
    if (status === 'accepted' || place.qna === 'accepted')
      await tell(trx, place, commentID, status === 'accepted', userID);
    if (place.discussion_user_id === userID) return;
    const after = await readColumns(trx, 'comment', commentID, columns);
    const record = { recordType: 'comment', recordID: commentID } as const;
    await logAction(trx, { action: 'comment.answer', actorID: userID, ...record, before, after });
  });
}

defineUndo({
  action: 'comment.answer',
  permission: answerVerdictPermissions,
  current: undoByColumns('comment').current,
  undo: async (trx, { recordID, parentRecordID, before }) => {
    await writeColumns(trx, 'comment', recordID, before);
    if (parentRecordID !== null) await refreshAccepted(trx, parentRecordID);
  },
});
