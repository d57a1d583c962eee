import { beforeEach, expect, test } from 'vitest';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion, listDiscussions, readDiscussion } from '#api/discussion/discussion.client.ts';
import {
  addDiscussionTags,
  bookmarkDiscussion,
  bumpDiscussion,
  changeDiscussionType,
  dismissDiscussion,
  muteDiscussion,
  removeCanonicalUrl,
  setCanonicalUrl,
  setDiscussionTags,
} from '#api/discussion/reading/discussion-mark.client.ts';
import { readCommentThread } from '#api/discussion/thread/comment-thread.client.ts';
import { tagKeys } from '#server/member/identity/identity-keys.ts';
import { refusedWith } from '#tests/support/api/refusal.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

let discussionID: number;

const site = await testForum();
const [anna, ben, moderator, categoryID] = await Promise.all([
  site.aMember({ name: 'anna' }),
  site.aMember({ name: 'ben' }),
  site.aModerator(),
  site.aCategory(),
]);
beforeEach(async () => {
  const made = await createDiscussion(anna.api, { name: 'Beans', body: 'x', format: 'text', categoryID });
  discussionID = made.body.discussionID;
});

const forbidden = { status: 403, code: 'permission.missing' };

test('muting and dismissing affect only the viewer', async () => {
  expect((await muteDiscussion(ben.api, discussionID, true)).body).toEqual({ muted: true });
  expect((await dismissDiscussion(ben.api, discussionID, true)).body).toEqual({ dismissed: true });
  expect((await readDiscussion(ben.api, discussionID)).body).toMatchObject({ muted: true, dismissed: true });
  expect((await readDiscussion(anna.api, discussionID)).body).toMatchObject({ muted: false, dismissed: false });
  expect((await muteDiscussion(ben.api, discussionID, false)).body).toEqual({ muted: false });
  expect((await dismissDiscussion(ben.api, discussionID, false)).body).toEqual({ dismissed: false });
  expect((await readDiscussion(ben.api, discussionID)).body).toMatchObject({ muted: false, dismissed: false });
});

test('marks require a member, and a discussion that the member can read', async () => {
  const marks = [bookmarkDiscussion, muteDiscussion, dismissDiscussion];
  for (const mark of marks) {
    expect(await refusedWith(mark(site.guest.api, discussionID, true))).toEqual(forbidden);
    expect(await refusedWith(mark(ben.api, 999_999, true))).toEqual({ status: 404, code: 'discussion.not-found' });
  }
});

test('removing a bookmark that does not exist succeeds', async () => {
  expect((await bookmarkDiscussion(ben.api, discussionID, false)).body).toEqual({ bookmarked: false });
  expect((await readDiscussion(ben.api, discussionID)).body.countBookmarks).toBe(0);
});

test('bumping requires curation.manage and moves a discussion to the top', async () => {
  await createDiscussion(anna.api, { name: 'Newer', body: 'x', format: 'text', categoryID });
  expect(await refusedWith(bumpDiscussion(anna.api, discussionID))).toEqual(forbidden);
  site.setNow(new Date(Date.now() + 60_000));
  expect((await bumpDiscussion(moderator.api, discussionID)).body.discussionID).toBe(discussionID);
  site.setNow();
  expect((await listDiscussions(anna.api, { categoryID })).body[0]?.discussionID).toBe(discussionID);
});

test('changing the type requires discussions.edit, and a type that exists and is allowed in the category', async () => {
  expect(await refusedWith(changeDiscussionType(anna.api, discussionID, { type: 'question' }))).toEqual(forbidden);
  expect((await changeDiscussionType(moderator.api, discussionID, { type: 'Question' })).body.type).toBe('question');
  expect((await changeDiscussionType(moderator.api, discussionID, { postTypeID: 'idea' })).body.type).toBe('idea');
  expect(await refusedWith(changeDiscussionType(moderator.api, discussionID, { type: 'riddle' }))).toEqual({
    status: 400,
    code: 'discussion.unknown-type',
  });
  expect(await refusedWith(changeDiscussionType(moderator.api, discussionID, {}))).toEqual({
    status: 422,
    code: 'request.invalid',
  });
  expect(
    await refusedWith(changeDiscussionType(moderator.api, discussionID, { type: 'idea', postTypeID: 'idea' })),
  ).toEqual({
    status: 422,
    code: 'request.invalid',
  });
  const questions = await site.forum.db
    .insertInto('category')
    .values({ name: 'Questions', urlcode: 'questions', allowed_discussion_types: ['question'] })
    .returning('category_id')
    .executeTakeFirstOrThrow();
  await site.forum.categories.changed();
  const post = { name: 'Why?', body: 'x', format: 'text' as const, categoryID: questions.category_id };
  expect(await refusedWith(createDiscussion(anna.api, post))).toEqual({ status: 403, code: 'category.not-postable' });
  const { body: question } = await createDiscussion(anna.api, { ...post, type: 'question' });
  expect(await refusedWith(changeDiscussionType(moderator.api, question.discussionID, { type: 'idea' }))).toEqual({
    status: 403,
    code: 'category.not-postable',
  });
});

test('tags can be set or added by members who may edit the discussion, and are counted', async () => {
  const [red, green, blue] = await site.forum.db
    .insertInto('tag')
    .values(['red', 'green', 'blue'].map((name) => ({ name, urlcode: name, ...tagKeys({ name, urlcode: name }) })))
    .returning('tag_id')
    .execute();
  const ids = (...rows: ({ tag_id: number } | undefined)[]) => rows.map((row) => row?.tag_id ?? 0);
  const codes = (tags: readonly { urlcode: string }[]) => tags.map(({ urlcode }) => urlcode);
  expect(codes((await setDiscussionTags(anna.api, discussionID, { tagIDs: ids(red, green) })).body)).toEqual([
    'green',
    'red',
  ]);
  expect(codes((await addDiscussionTags(anna.api, discussionID, { urlcodes: ['blue'] })).body)).toEqual([
    'blue',
    'green',
    'red',
  ]);
  expect(codes((await setDiscussionTags(anna.api, discussionID, { tagIDs: ids(blue) })).body)).toEqual(['blue']);
  const counts = await site.forum.db
    .selectFrom('tag')
    .select(['name', 'count_discussions'])
    .orderBy('tag_id')
    .execute();
  expect(counts).toEqual([
    { name: 'red', count_discussions: 0 },
    { name: 'green', count_discussions: 0 },
    { name: 'blue', count_discussions: 1 },
  ]);
  expect(
    (await listDiscussions(anna.api, { tagID: String(blue?.tag_id) })).body.map((one) => one.discussionID),
  ).toEqual([discussionID]);
  expect((await listDiscussions(anna.api, { tagID: String(red?.tag_id) })).body).toEqual([]);
  expect(await refusedWith(setDiscussionTags(ben.api, discussionID, { tagIDs: [] }))).toEqual(forbidden);
  expect(await refusedWith(setDiscussionTags(anna.api, discussionID, { urlcodes: ['mauve'] }))).toEqual({
    status: 404,
    code: 'tag.not-found',
  });
});

test('a different canonical URL can be set once, and removed', async () => {
  const url = 'https://example.org/beans';
  expect(await refusedWith(setCanonicalUrl(anna.api, discussionID, url))).toEqual(forbidden);
  expect(await refusedWith(setCanonicalUrl(moderator.api, discussionID, 'javascript:alert(1)'))).toEqual({
    status: 422,
    code: 'request.invalid',
  });
  expect((await setCanonicalUrl(moderator.api, discussionID, url)).body.canonicalUrl).toBe(url);
  expect(await refusedWith(setCanonicalUrl(moderator.api, discussionID, url))).toEqual({
    status: 400,
    code: 'discussion.canonical-url-exists',
  });
  expect((await removeCanonicalUrl(moderator.api, discussionID)).status).toBe(204);
  expect((await readDiscussion(anna.api, discussionID)).body.canonicalUrl).toBeNull();
});

test('the first unread comment is returned until it has been read', async () => {
  const read = async (user: TestUser) =>
    (await readDiscussion(user.api, discussionID, { expand: ['firstUnread'] })).body.firstUnreadCommentID;
  const say = async () =>
    (
      await createComment(anna.api, {
        parentRecordType: 'discussion',
        parentRecordID: discussionID,
        body: 'x',
        format: 'text',
      })
    ).body.commentID;
  await say();
  expect(await read(ben)).toBeNull();
  await readCommentThread(ben.api, { parentRecordID: discussionID });
  expect(await read(ben)).toBeNull();
  const [first] = [await say(), await say()];
  expect(await read(ben)).toBe(first);
  expect(await read(site.guest)).toBeNull();
  await readCommentThread(ben.api, { parentRecordID: discussionID });
  expect(await read(ben)).toBeNull();
});
