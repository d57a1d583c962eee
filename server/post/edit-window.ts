import { may, type Viewer } from '#server/platform/http/viewer.ts';

/** What must be known of a post to say whether it can be edited. */
export interface EditablePost {
  readonly insertUserID: number;
  readonly dateInserted: string;
  readonly categoryID: number;
  readonly closed: boolean;
}

/**
 * Whether somebody may edit a post now (`spec/behaviours.md` §14): moderators and holders of the category's permission
 * always; the author while it is not closed and for `timeout` seconds (-1 without end, 0 never).
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
