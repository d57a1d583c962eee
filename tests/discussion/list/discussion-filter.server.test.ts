import { describe, expect, test } from 'vitest';
import { followCategory } from '#api/category/category.client.ts';
import { addTag } from '#api/category/tag.client.ts';
import { createComment, listComments, readComment, removeComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion, listDiscussions, readDiscussion } from '#api/discussion/discussion.client.ts';
import { bookmarkDiscussion, setDiscussionTags } from '#api/discussion/reading/discussion-mark.client.ts';
import { addStatus, setDiscussionStatus } from '#api/discussion/status/discussion-status.client.ts';
import { statusIDs } from '#api/discussion/status/discussion-status.ts';
import { ignoreUser } from '#api/member/identity/ignore.client.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [writer, reader, moderator, administrator] = [
  await forum.aMember(),
  await forum.aMember(),
  await forum.aModerator(),
  await forum.anAdministrator(),
];
const [boats, wood] = [await forum.aCategory(), await forum.aCategory()];

const start = async (name: string, more: object = {}, by: TestUser = writer) =>
  (await createDiscussion(by.api, { name, body: 'Words.', format: 'text', categoryID: boats, ...more })).body
    .discussionID;
const found = async (query: Parameters<typeof listDiscussions>[1], by: Pick<TestUser, 'api'> = forum.guest) =>
  (await listDiscussions(by.api, { sort: 'discussionID', ...query })).body.map(({ name }) => name);
const status = async (by: TestUser, query: string) =>
  (await by.request({ url: `/api/v2/discussions?${query}` })).statusCode;

const planned = (await addStatus(administrator.api, { name: 'Planned', state: 'closed' })).body.statusID;
const knots = await start('Knots', { postTypeID: 'question' });
const sails = await start('Sails');
const masts = await start('Masts');
await setDiscussionStatus(moderator.api, masts, { statusID: planned });
await setDiscussionStatus(moderator.api, sails, { statusID: statusIDs.resolved });

describe('discussions can be filtered', () => {
  test('by status ID, status name or status state', async () => {
    expect(await found({ statusID: [planned] })).toEqual(['Masts']);
    expect(await found({ statusID: [statusIDs.none, statusIDs.unanswered] })).toEqual(['Knots', 'Sails']);
    expect(await found({ status: 'unanswered' })).toEqual(['Knots']);
    expect(await found({ status: 'planned' })).toEqual(['Masts']);
    expect(await found({ status: 'closed' })).toEqual(['Masts']);
    expect(await found({ status: 'no such thing' })).toEqual([]);
  });

  test('by internal status, by staff only', async () => {
    expect(await found({ internalStatusID: [statusIDs.resolved] }, moderator)).toEqual(['Sails']);
    expect(await found({ internalStatusID: [statusIDs.unresolved] }, moderator)).toEqual(['Knots', 'Masts']);
    expect(await status(writer, 'internalStatusID[]=8')).toBe(403);
  });

  test('by properties that none of them has, without results, and by the only section', async () => {
    expect(await found({ sentiment: ['positive'] })).toEqual([]);
    expect(await found({ postMeta: { colour: 'red' } })).toEqual([]);
    expect(await found({ groupID: '1' })).toEqual([]);
    expect(await found({ siteSectionID: '0' })).toHaveLength(3);
    expect(await status(writer, 'sentiment=merry')).toBe(422);
  });
});

describe('suggested discussions', () => {
  test('are unread, by other members, and in followed categories or with tags of discussions that the member has bookmarked', async () => {
    const { body } = await addTag(administrator.api, { name: 'oak', urlcode: 'oak' });
    const chests = await start('Chests', { categoryID: wood });
    const doors = await start('Doors', { categoryID: wood });
    for (const id of [chests, doors]) await setDiscussionTags(administrator.api, id, { tagIDs: [body.tagID] });
    await start('Mine', {}, reader);
    expect(await found({ suggested: true }, reader)).toEqual([]);
    await bookmarkDiscussion(reader.api, chests, true);
    await readDiscussion(reader.api, chests);
    expect(await found({ suggested: true }, reader)).toEqual(['Doors']);
    await followCategory(reader.api, boats, true);
    await readDiscussion(reader.api, knots);
    expect(await found({ suggested: true }, reader)).toEqual(['Sails', 'Masts', 'Doors']);
    expect(await status(forum.guest, 'suggested=true')).toBe(403);
  });
});

describe('replies to comments', () => {
  test('start with a quote of the comment when requested, unless it was deleted or its author is ignored', async () => {
    const say = async (by: TestUser, body: string, parentCommentID?: number) =>
      (
        await createComment(by.api, {
          discussionID: sails,
          body,
          format: 'text',
          ...(parentCommentID && { parentCommentID }),
        })
      ).body.commentID;
    const first = await say(writer, 'Canvas.');
    const answer = await say(moderator, 'Or hemp.', first);
    const read = async (by: Pick<TestUser, 'api'>) =>
      (await readComment(by.api, answer, { quoteParent: true })).body.body;
    expect(await read(forum.guest)).toMatch(
      new RegExp(
        `^<blockquote>.*/discussion/comment/${first}.*${writer.name}.*Canvas\\..*</blockquote>.*Or hemp\\.`,
        's',
      ),
    );
    const listed = (await listComments(forum.guest.api, { discussionID: sails, quoteParent: true })).body;
    expect(listed.map(({ body }) => body.startsWith('<blockquote>'))).toEqual([false, true]);
    expect((await readComment(forum.guest.api, answer)).body.body).not.toContain('Canvas');
    await ignoreUser(reader.api, writer.userID);
    expect(await read(reader)).not.toContain('Canvas');
    await removeComment(moderator.api, first);
    expect(await read(forum.guest)).not.toContain('Canvas');
  });

  test('never match a sentiment filter', async () => {
    expect((await listComments(forum.guest.api, { discussionID: sails, sentiment: ['balanced'] })).body).toEqual([]);
  });
});
