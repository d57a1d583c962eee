import { createComment, listComments } from '#api/discussion/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import type { Somebody } from '#tests/support/test-forum.ts';

/** Starts a discussion of beans and gives its number. */
export const aDiscussionBy = async ({ api }: Somebody, categoryID: number) =>
  (await createDiscussion(api, { name: 'Beans', body: 'x', format: 'text', categoryID })).body.discussionID;

/** Writes a comment, or below another with `parentCommentID`, and gives it as it was answered. */
export const replyBy = async ({ api }: Somebody, discussionID: number, body: string, parentCommentID?: number) =>
  (
    await createComment(api, {
      body,
      format: 'markdown',
      parentRecordType: 'discussion',
      parentRecordID: discussionID,
      ...(parentCommentID !== undefined && { parentCommentID }),
    })
  ).body;

/** The comments that somebody is listed, as text without markup. */
export const textsFor = async ({ api }: Somebody, query: object) =>
  (await listComments(api, query)).body.map(({ body }) => body.replace(/<[^>]+>/g, ''));
