import { createComment, listComments } from '#api/discussion/comment/comment.client.ts';
import { discussionFixture } from '#tests/discussion/list/discussion-fixture.ts';
import type { TestUser } from '#tests/support/server/test-forum.ts';

/** Creates a test forum with helpers for comments on anna's discussions. */
export async function commentFixture() {
  const garden = await discussionFixture();
  const { anna, ben, start } = garden;

  /** Creates a discussion and returns its ID. */
  const aDiscussion = async () => (await start(anna, { name: 'Beans', body: 'x', format: 'text' })).discussionID;
  /** Creates a comment, or a reply when `parentCommentID` is given, and returns it. */
  const reply = async (discussionID: number, body: string, by: TestUser = ben, parentCommentID?: number) =>
    (
      await createComment(by.api, {
        body,
        format: 'markdown',
        parentRecordType: 'discussion',
        parentRecordID: discussionID,
        ...(parentCommentID !== undefined && { parentCommentID }),
      })
    ).body;
  /** Returns the comments that a member sees in a list, as text without markup. */
  const texts = async (query: object, who: TestUser = anna) =>
    (await listComments(who.api, query)).body.map(({ body }) => body.replace(/<[^>]+>/g, ''));

  return { ...garden, aDiscussion, reply, texts };
}
