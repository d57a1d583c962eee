import { expect, test } from 'vitest';
import { createComment, listComments, readComment, removeComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion, readDiscussion, removeDiscussion } from '#api/discussion/discussion.client.ts';
import { listAuditLogs } from '#api/moderation/log/audit-log.client.ts';
import { listDeletedPosts, restoreComment, restoreDiscussion } from '#api/moderation/revision/deleted-post.client.ts';
import { refusal } from '#tests/support/api/refusal.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [moderator, author] = [await forum.aModerator(), await forum.aMember()];
const categoryID = await forum.aCategory();

const discuss = async (name: string): Promise<number> =>
  (await createDiscussion(author.api, { name, body: `About ${name}.`, format: 'markdown', categoryID })).body
    .discussionID;
const say = async (discussionID: number, body: string, parentCommentID?: number): Promise<number> => {
  const comment = { discussionID, body, format: 'markdown', ...(parentCommentID && { parentCommentID }) } as const;
  return (await createComment(author.api, comment)).body.commentID;
};
const idsOf = async (discussionID: number) =>
  (await listComments(author.api, { discussionID })).body.map(({ commentID }) => commentID);

test('deleted comments of a discussion are listed with their text and who deleted them, latest first', async () => {
  const discussionID = await discuss('Chisels');
  const [first, second] = [await say(discussionID, 'Bevel edged.'), await say(discussionID, 'Mortise.')];
  await say(discussionID, 'Paring.');
  for (const id of [first, second]) await removeComment(moderator.api, id);
  const asked = { recordType: 'comment', parentRecordID: discussionID } as const;
  const { body, paging } = await listDeletedPosts(moderator.api, { ...asked, limit: 1 });
  expect(paging?.total).toBe(2);
  expect(body).toMatchObject([
    {
      recordType: 'comment',
      recordID: second,
      discussionID,
      categoryID,
      name: 'Chisels',
      bodyHtml: expect.stringContaining('Mortise.'),
      insertUser: { name: author.name },
      deleteUser: { name: moderator.name },
      deleteMethod: 'full',
      reason: null,
    },
  ]);
});

test('comments return to their positions, in whatever order they are restored', async () => {
  const discussionID = await discuss('Joints');
  const all: number[] = [];
  for (const body of ['a', 'b', 'c', 'd', 'e']) all.push(await say(discussionID, body));
  const [, b = 0, c = 0, d = 0] = all;
  for (const id of [c, b, d]) await removeComment(moderator.api, id);
  for (const id of [d, c, b]) expect((await restoreComment(moderator.api, id)).status).toBe(204);
  expect(await idsOf(discussionID)).toEqual(all);
  expect((await readDiscussion(author.api, discussionID)).body.countComments).toBe(5);
});

test('a reply to a deleted comment can be restored only after that comment', async () => {
  const discussionID = await discuss('Rasps');
  const parent = await say(discussionID, 'Hand stitched?');
  const answer = await say(discussionID, 'Yes.', parent);
  await removeComment(moderator.api, answer);
  await removeComment(moderator.api, parent);
  expect(await refusal(restoreComment(moderator.api, answer))).toMatchObject({
    status: 409,
    code: 'comment.parent-deleted',
  });
  await restoreComment(moderator.api, parent);
  await restoreComment(moderator.api, answer);
  expect(await idsOf(discussionID)).toEqual([parent, answer]);
});

test('a deleted discussion is listed and restored with its comments', async () => {
  const discussionID = await discuss('Gouges');
  const comment = await say(discussionID, 'Sweep seven.');
  await removeDiscussion(moderator.api, discussionID);
  expect(await refusal(readComment(author.api, comment))).toMatchObject({ status: 410 });
  const { body } = await listDeletedPosts(moderator.api, { recordType: 'discussion', parentRecordID: categoryID });
  expect(body[0]).toMatchObject({ recordID: discussionID, name: 'Gouges', deleteUser: { name: moderator.name } });
  await restoreDiscussion(moderator.api, discussionID);
  expect(await idsOf(discussionID)).toEqual([comment]);
  const [deletion] = (
    await listAuditLogs(moderator.api, { recordID: discussionID, eventType: 'discussion.delete' })
  ).body.filter(({ isUndo }) => !isUndo);
  expect(deletion).toMatchObject({ undone: { user: { name: moderator.name } }, canUndo: false });
});

test('restoring a post that is not deleted, or a second time, is refused', async () => {
  const discussionID = await discuss('Mallets');
  const comment = await say(discussionID, 'Beech.');
  expect(await refusal(restoreComment(moderator.api, comment))).toMatchObject({
    status: 409,
    code: 'post.not-deleted',
  });
  await removeComment(moderator.api, comment);
  await restoreComment(moderator.api, comment);
  expect(await refusal(restoreComment(moderator.api, comment))).toMatchObject({
    status: 409,
    code: 'post.not-deleted',
  });
  expect(await refusal(restoreDiscussion(moderator.api, discussionID))).toMatchObject({ code: 'post.not-deleted' });
});

test('deleted posts are limited to moderators; an unknown post is not found', async () => {
  const discussionID = await discuss('Vices');
  await removeDiscussion(moderator.api, discussionID);
  for (const { api } of [author, forum.guest]) {
    expect(await refusal(listDeletedPosts(api, { recordType: 'comment' }))).toMatchObject({ status: 403 });
    expect(await refusal(restoreDiscussion(api, discussionID))).toMatchObject({ status: 403 });
  }
  expect(await refusal(restoreDiscussion(moderator.api, 999_999))).toMatchObject({ code: 'discussion.not-found' });
  expect(await refusal(restoreComment(moderator.api, 999_999))).toMatchObject({ code: 'comment.not-found' });
});
