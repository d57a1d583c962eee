import { publishLive } from '#server/live/live.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { markDiscussionRead } from './notification.queries.ts';

const address = /^\/discussion\/(\d{1,15})(?:[/?#]|$)/;

/**
 * The discussion that each request's viewer has visited. A page records the visit before it requests the discussion,
 * which would record it again.
 */
const visited = new WeakMap<Viewer, number>();

/**
 * Records that a member visits a discussion. All notifications about it count as read, on the member's other open pages
 * too. While the forum is viewed as a role or a member, nothing is recorded.
 */
export async function visitDiscussion(forum: Forum, viewer: Viewer, discussionID: number): Promise<void> {
  const { userID } = viewer;
  if (userID === 0 || viewer.preview || viewer.hasUnreadNotifications === false || visited.get(viewer) === discussionID)
    return;
  visited.set(viewer, discussionID);
  const changed = await markDiscussionRead(forum.db, { userID, discussionID, now: forum.now() });
  if (changed > 0) await publishLive(forum, { userIDs: [userID], type: 'counts', data: {} });
}

/** Records the visit of a page before it is rendered, so that the unread count in its title bar is current. */
export async function visitPage(forum: Forum, viewer: Viewer, url: string): Promise<void> {
  const discussionID = address.exec(url)?.[1];
  if (discussionID) await visitDiscussion(forum, viewer, Number(discussionID));
}
