import { createComment, listComments } from '#api/discussion/comment/comment.client.ts';
import { discussionGarden } from '#tests/discussion/list/discussion-garden.ts';
import type { Somebody } from '#tests/support/server/test-forum.ts';

/** A forum of people who comment on what anna starts. */
export async function commentGarden() {
  const garden = await discussionGarden();
  const { anna, ben, start } = garden;

  /** Starts a discussion of beans and gives its number. */
  const aDiscussion = async () => (await start(anna, { name: 'Beans', body: 'x', format: 'text' })).discussionID;
  /** Writes a comment, or below another with `parentCommentID`, and gives it as it was answered. */
  const reply = async (discussionID: number, body: string, by: Somebody = ben, parentCommentID?: number) =>
    (
      await createComment(by.api, {
        body,
        format: 'markdown',
        parentRecordType: 'discussion',
        parentRecordID: discussionID,
        ...(parentCommentID !== undefined && { parentCommentID }),
      })
    ).body;
  /** The comments that somebody is listed, as text without markup. */
  const texts = async (query: object, who: Somebody = anna) =>
    (await listComments(who.api, query)).body.map(({ body }) => body.replace(/<[^>]+>/g, ''));

  return { ...garden, aDiscussion, reply, texts };
}
