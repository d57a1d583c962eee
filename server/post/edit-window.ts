import { may, type Viewer } from '#server/platform/http/viewer.ts';

/** The properties of a post that determine whether it can be edited. */
export interface EditablePost {
  readonly insertUserID: number;
  readonly dateInserted: string;
  readonly categoryID: number;
  readonly closed: boolean;
}

/**
 * Whether the viewer may edit a post now (docs/behavior/post.md#edit-window). Moderators and members with the
 * category's permission always may. The author may for `timeout` seconds while the post is not closed (-1: unlimited,
 * 0: never).
 */
export function isEditable(
  viewer: Viewer,
  post: EditablePost,
  { permission, timeout, now }: { permission: 'discussions.edit' | 'comments.edit'; timeout: number; now: Date },
): boolean {
  if (may(viewer, 'community.moderate') || may(viewer, permission, post.categoryID)) return true;
  if (viewer.userID === 0 || viewer.userID !== post.insertUserID || post.closed) return false;
  return timeout === -1 || Date.parse(post.dateInserted) + timeout * 1_000 > now.getTime();
}
