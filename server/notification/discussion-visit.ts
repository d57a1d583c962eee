import { publishLive } from '#server/live/live.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { markDiscussionRead } from './notification.queries.ts';

const address = /^\/discussion\/(\d{1,15})(?:[/?#]|$)/;

/** Where the viewer of each request has been: a page notes its visit before it asks for the discussion, which notes it too. */
const visited = new WeakMap<Viewer, number>();

/** Notes that a member visits a discussion: all that they were told of it counts as read, on their other open pages too. */
export async function visitDiscussion(forum: Forum, viewer: Viewer, discussionID: number): Promise<void> {
  const { userID } = viewer;
  if (userID === 0 || viewer.hasUnreadNotifications === false || visited.get(viewer) === discussionID) return;
  visited.set(viewer, discussionID);
  const changed = await markDiscussionRead(forum.db, { userID, discussionID, now: forum.now() });
  if (changed > 0) await publishLive(forum, { userIDs: [userID], type: 'counts', data: {} });
}

/** Notes the visit of a page that is about to be rendered, so that its title bar counts what is unread then. */
export async function visitPage(forum: Forum, viewer: Viewer, url: string): Promise<void> {
  const discussionID = address.exec(url)?.[1];
  if (discussionID) await visitDiscussion(forum, viewer, Number(discussionID));
}
