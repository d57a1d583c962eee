import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { deleteCommentLogged } from '#server/discussion/comment/comment-log.ts';
import { updateDiscussion } from '#server/discussion/discussion-change.queries.ts';
import { deleteDiscussionLogged, withDiscussionLog } from '#server/discussion/discussion-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import type { RecordName } from './reported-record.ts';

type Trx = Transaction<Tables>;

/** A reported post and its category. */
interface ReportedPost extends RecordName {
  readonly category_id: number | null;
}

/** The moderator, date and reason of an action on a post. */
interface Doing {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly reason?: string | undefined;
}

async function discussionOf(trx: Trx, commentID: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select discussion_id as id from comment where comment_id = ${commentID}
  `.execute(trx);
  return rows[0]?.id ?? 0;
}

/**
 * Deletes a reported post and logs it. A post that is already deleted stays unchanged.
 *
 * @throws {ApiError} report.not-a-post for messages and members, permission.missing.
 */
export async function removePost(trx: Trx, post: ReportedPost, { viewer, now, reason }: Doing): Promise<void> {
  const { recordType, recordID, category_id: categoryID } = post;
  const mark = { userID: viewer.userID, now, reason };
  if (recordType === 'discussion' && categoryID !== null) {
    requirePermission(viewer, 'discussions.delete', categoryID);
    await deleteDiscussionLogged(trx, recordID, mark);
  } else if (recordType === 'comment' && categoryID !== null) {
    requirePermission(viewer, 'comments.delete', categoryID);
    await deleteCommentLogged(trx, { ...mark, commentID: recordID, discussionID: await discussionOf(trx, recordID) });
  } else throw new ApiError('report.not-a-post');
}

/**
 * Closes a reported discussion and logs it.
 *
 * @throws {ApiError} report.not-a-post, permission.missing.
 */
export async function closePost(trx: Trx, post: ReportedPost, { viewer, now }: Doing): Promise<void> {
  const { recordType, recordID, category_id: categoryID } = post;
  if (recordType !== 'discussion' || categoryID === null) throw new ApiError('report.not-a-post');
  requirePermission(viewer, 'discussions.close', categoryID);
  const { userID } = viewer;
  await withDiscussionLog(trx, { discussionID: recordID, actorID: userID }, () =>
    updateDiscussion(trx, recordID, { change: { closed: true }, userID, now }),
  );
}
