import { ApiError } from '#api/errors.ts';
import { findAttachable, type StoredMedia } from '#server/composer/media/media.queries.ts';
import { takesPartInMessage } from '#server/conversation/message-file.queries.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { may, requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';

/**
 * Returns the upload if it is the viewer's own or the viewer holds community.moderate or site.manage. A file of a
 * message can be changed only by its sender.
 */
export function requireOwnMedia(viewer: Viewer, media: StoredMedia | undefined): StoredMedia {
  requireSession(viewer);
  const known = requireFound(media, 'media.not-found');
  const isOwn = known.insertUserID === viewer.userID;
  if (!isOwn && known.foreignType === 'message')
    throw new ApiError('permission.missing', { description: 'Only participants may open a file of a message.' });
  if (!isOwn) requirePermission(viewer, ['community.moderate', 'site.manage']);
  return known;
}

/** Returns the upload if the viewer may read the post or message it belongs to, or may change the upload. */
export async function requireReadableMedia(
  forum: Forum,
  viewer: Viewer,
  media: StoredMedia | undefined,
): Promise<StoredMedia> {
  const known = requireFound(media, 'media.not-found');
  const { foreignType, foreignID } = known;
  if (
    foreignType === 'message' &&
    viewer.userID > 0 &&
    (await takesPartInMessage(forum.db, foreignID ?? 0, viewer.userID))
  )
    return known;
  const record =
    foreignType === 'discussion' || foreignType === 'comment'
      ? await findAttachable(forum.db, foreignType, foreignID ?? 0)
      : undefined;
  return record && may(viewer, 'discussions.view', record.categoryID) ? known : requireOwnMedia(viewer, known);
}

/** Checks that a record exists and that the viewer may edit it. */
export async function requireAttachable(
  forum: Forum,
  viewer: Viewer,
  foreignType: 'embed' | 'comment' | 'discussion',
  foreignID: number,
): Promise<void> {
  if (foreignType === 'embed') return;
  const record = await findAttachable(forum.db, foreignType, foreignID);
  if (!record) throw new ApiError(`${foreignType}.not-found`);
  requirePermission(viewer, 'discussions.view', record.categoryID);
  if (record.insertUserID !== viewer.userID) requirePermission(viewer, `${foreignType}s.edit`, record.categoryID);
}
