import type { CommentPatch, CommentPost } from '#api/discussion/comment/comment-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import { publishLive } from '#server/live/live.ts';
import { type PostOrigin, premoderate } from '#server/moderation/approval/premoderation.ts';
import { toBanCandidate } from '#server/moderation/ban/ban-rule-check.ts';
import { withEditLog } from '#server/moderation/log/edit-log.ts';
import { wakeNotifiers } from '#server/notification/cause-worker.ts';
import { inTransaction, onceCommitted } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireAuthor } from '#server/platform/http/author-in-body.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { acceptBody } from '#server/post/body/post-body.ts';
import { requirePostingRate } from '#server/post/posting-limit.ts';
import { retryWrite } from '#server/post/retry-write.ts';
import { requireCommentable, requireEditableComment, requireExistingComment } from './comment.policy.ts';
import { findComment } from './comment.queries.ts';
import { findCommentPlace, insertComment, updateComment } from './comment-write.queries.ts';

/**
 * Creates a comment with permission and returns its ID. An approved comment is not held again.
 *
 * @throws {ApiError} post.held (202) when the comment requires approval.
 */
export async function writeComment(
  forum: Forum,
  viewer: Viewer,
  post: CommentPost,
  { ipAddress, isApproved = false }: PostOrigin,
): Promise<number> {
  const settings = await forum.settings.get();
  const discussionID = post.parentRecordID ?? post.discussionID ?? 0;
  const parentCommentID = post.parentCommentID ?? null;
  const found = await findCommentPlace(forum.db, discussionID, parentCommentID);
  const { place, depth } = requireCommentable(viewer, settings, found, parentCommentID);
  const rendered = await acceptBody(forum.db, settings, post.body, post.format);
  if (!isApproved) {
    await requirePostingRate(forum, viewer, 'comments', toBanCandidate(viewer, ipAddress));
    const { discussion_id, category_id: categoryID } = place;
    const asked = { recordType: 'comment', categoryID, discussionID: discussion_id, name: '', rendered } as const;
    await premoderate(forum, viewer, { ...asked, post, ipAddress });
  }
  const made = {
    discussionID: place.discussion_id,
    parentCommentID,
    ancestorIDs: place.ancestor_ids,
    depth,
    body: post.body.replaceAll('\0', ''),
    format: post.format,
    rendered,
    userID: viewer.userID,
    now: forum.now(),
    ipAddress,
    draftID: post.draftID,
  };
  const commentID =
    parentCommentID === null
      ? await retryWrite(() => insertComment(forum.db, made))
      : await inTransaction(forum.db, async (trx) => {
          const id = await insertComment(trx, made);
          // The rollback also reverts the counters of the ancestors.
          if (id === undefined) throw new ApiError('comment.not-found');
          return id;
        });
  if (commentID === undefined) throw new ApiError('discussion.gone');
  const data = { discussionID, commentID, userID: viewer.userID };
  onceCommitted(forum.db, () => {
    wakeNotifiers();
    void publishLive(forum, { topic: `discussion:${discussionID}`, type: 'comment', data });
  });
  return commentID;
}

/**
 * Changes the text of a comment with permission. An approved edit is not held again.
 *
 * @throws {ApiError} post.held (202) when the edit requires approval; the previous text remains until then.
 */
export async function changeComment(
  forum: Forum,
  viewer: Viewer,
  commentID: number,
  patch: CommentPatch,
  { ipAddress, isApproved = false, writtenAt = forum.now() }: PostOrigin,
): Promise<void> {
  const settings = await forum.settings.get();
  const row = requireExistingComment(viewer, await findComment(forum.db, commentID, ['rawBody']));
  requireEditableComment(viewer, settings, row, writtenAt);
  const { insertUserID, ...words } = patch;
  requireAuthor(insertUserID, row.insert_user_id);
  const [body, format] = [patch.body ?? row.body ?? '', patch.format ?? row.format ?? 'text'];
  const rendered = await acceptBody(forum.db, settings, body, format);
  if (!isApproved)
    await premoderate(forum, viewer, {
      ...{ recordType: 'comment', categoryID: row.category_id, discussionID: row.discussion_id, name: '', rendered },
      post: words,
      editOf: commentID,
      ipAddress,
    });
  const change = { body: body.replaceAll('\0', ''), format, rendered, userID: viewer.userID, now: forum.now() };
  const post = { recordType: 'comment', recordID: commentID, actorID: viewer.userID } as const;
  const kept = { draftID: patch.draftID, before: row.body_html ?? '' };
  await inTransaction(forum.db, (trx) => withEditLog(trx, post, () => updateComment(trx, commentID, change, kept)));
  onceCommitted(forum.db, wakeNotifiers);
}
