import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { readMyCounts } from '#api/member/user/me.client.ts';
import { listNotifications } from '#api/notification/notification.client.ts';
import { settleNotifications } from '#server/notification/cause-worker.ts';
import type { TestForum, TestUser } from '#tests/support/server/test-forum.ts';

/** Starts a discussion and returns its ID. */
export const startDiscussion = async (who: TestUser, categoryID: number, name: string, body = 'Let us talk.') =>
  (await createDiscussion(who.api, { name, body, format: 'markdown', categoryID })).body.discussionID;

/** Writes a comment and returns its ID. */
export const writeComment = async (who: TestUser, discussionID: number, body = 'Indeed.', parentCommentID?: number) =>
  (
    await createComment(who.api, {
      body,
      format: 'markdown',
      discussionID,
      ...(parentCommentID !== undefined && { parentCommentID }),
    })
  ).body.commentID;

/** Returns a member's notifications, the latest first, as text without markup. */
export async function readNotificationTexts(test: TestForum, who: TestUser): Promise<string[]> {
  await settleNotifications(test.forum);
  const { body } = await listNotifications(who.api);
  return body.map(({ body: html }) => html.replace(/<\/?strong>/g, ''));
}

/** Returns the number of a member's unread notifications. */
export const unread = async (who: TestUser) =>
  (await readMyCounts(who.api)).body.counts.find(({ name }) => name === 'UnreadNotifications')?.count;
