import { discussionUrl } from '#api/discussion/urls.ts';
import { ApiError } from '#api/errors.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { requireReadable } from '#server/discussion/discussion.policy.ts';
import type { CommentRow } from '#server/discussion/thread/comment-row.ts';
import { may, requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import { isEditable } from '#server/post/edit-window.ts';
import type { CommentPlace } from './comment-write.queries.ts';

/**
 * Checks that the viewer may read a comment. Throws when the discussion is not readable or the comment has been removed
 * completely; tombstones are readable. The error of a removed comment contains its discussion.
 */
export function requireReadableComment(viewer: Viewer, row: CommentRow | undefined): CommentRow {
  if (!row) throw new ApiError('comment.not-found');
  requireReadable(viewer, { category_id: row.category_id, date_deleted: row.date_discussion_deleted });
  if (row.delete_method === 'full') {
    const discussion = { discussionID: row.discussion_id, name: row.discussion_name };
    throw new ApiError('comment.not-found', {
      record: { discussionID: row.discussion_id, url: discussionUrl(discussion) },
    });
  }
  return row;
}

/** Checks that a comment exists and is not deleted. Unlike `requireReadableComment` it also rejects tombstones. */
export function requireExistingComment(viewer: Viewer, row: CommentRow | undefined): CommentRow {
  const readable = requireReadableComment(viewer, row);
  if (readable.delete_method !== null) throw new ApiError('comment.not-found');
  return readable;
}

/** Checks that the viewer may comment at a place of a discussion. Returns the depth of the new comment. */
export function requireCommentable(
  viewer: Viewer,
  settings: Settings,
  found: CommentPlace | undefined,
  parentCommentID: number | null,
): { place: CommentPlace; depth: number } {
  requireSession(viewer);
  const place = requireReadable(viewer, found);
  requirePermission(viewer, 'comments.add', place.category_id);
  if (viewer.categories.byID(place.category_id)?.isArchived) throw new ApiError('category.archived');
  if (place.closed && !may(viewer, 'discussions.close', place.category_id)) throw new ApiError('discussion.closed');
  if (parentCommentID === null) return { place, depth: 1 };
  if (place.parent_discussion_id === null || place.parent_delete_method !== null)
    throw new ApiError('comment.not-found');
  if (place.parent_discussion_id !== place.discussion_id) throw new ApiError('comment.parent-elsewhere');
  const depth = (place.parent_depth ?? 1) + 1;
  if (depth > settings['comments.maxDepth']) throw new ApiError('comment.too-deep');
  return { place, depth };
}

/**
 * Checks that the viewer may edit a comment. Throws 403 for other members without permission, and 400 for the author
 * after the edit timeout.
 */
export function requireEditableComment(viewer: Viewer, settings: Settings, row: CommentRow, now: Date): void {
  if (viewer.userID === 0 || viewer.userID !== row.insert_user_id)
    requirePermission(viewer, ['comments.edit', 'community.moderate'], row.category_id);
  const post = {
    insertUserID: row.insert_user_id,
    dateInserted: row.date_inserted,
    categoryID: row.category_id,
    closed: row.discussion_closed,
  };
  const timeout = settings['ui.editContentTimeout'];
  if (!isEditable(viewer, post, { permission: 'comments.edit', timeout, now }))
    throw new ApiError('comment.not-editable');
}
