import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listComments } from '#api/discussion/comment/comment.client.ts';
import { readDiscussion } from '#api/discussion/discussion.client.ts';
import {
  closeDiscussions,
  mergeDiscussions,
  moveDiscussions,
  removeDiscussions,
  splitDiscussion,
} from '#api/discussion/transfer/discussion-bulk.client.ts';
import { undoLongJob } from '#api/moderation/bulk/long-job.client.ts';
import { addReaction } from '#api/post/reaction/reaction.client.ts';
import { addPostField } from '#api/post/type/post-field.client.ts';
import { addPostType } from '#api/post/type/post-type.client.ts';
import { search } from '#api/search/search.client.ts';
import { recount } from '#server/administration/count/recount-forum.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import {
  aComment,
  aDiscussion,
  aThread,
  type BulkForum,
  expectUndone,
  refusal,
  result,
  startBulkForum,
} from '#tests/moderation/bulk/bulk-support.ts';
import type { TestUser } from '#tests/support/server/test-forum.ts';

let bulk: BulkForum;
let { site, anna, ben, moderator, other, garden, kitchen, later } = {} as BulkForum;

beforeAll(async () => {
  bulk = await startBulkForum();
  ({ site, anna, ben, moderator, other, garden, kitchen, later } = bulk);
});
afterAll(() => site.close());
beforeEach(() => void later());

describe('moving discussions', () => {
  test('moves their counters and last posts too, and reports on each', async () => {
    const ids = [await aDiscussion(anna, garden), await aDiscussion(ben, garden)];
    const { status, body } = await moveDiscussions(moderator.api, { discussionIDs: ids, categoryID: kitchen });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      progress: { successIDs: ids, failedIDs: [], exceptionsByID: {}, countTotalIDs: 2 },
      callbackPayload: null,
    });
    expect((await readDiscussion(ben.api, ids[0] as number)).body.categoryID).toBe(kitchen);
  });

  test('can be undone completely, including the redirects that it left', async () => {
    const ids = [await aDiscussion(anna, garden), await aDiscussion(ben, garden)];
    later();
    await aComment(ben, ids[0] as number);
    await expectUndone(bulk, async () =>
      result(
        (await moveDiscussions(moderator.api, { discussionIDs: ids, categoryID: kitchen, addRedirects: true })).body,
      ),
    );
  });

  test('leaves a redirect when requested', async () => {
    const id = await aDiscussion(anna, garden, 'Moving house');
    await moveDiscussions(moderator.api, { discussionIDs: [id], categoryID: kitchen, addRedirects: true });
    const { rows } = await sql<{ closed: boolean; canonical_url: string }>`
      select closed, canonical_url from discussion
      where category_id = ${garden} and type = 'redirect' and name = 'Moving house'`.execute(site.forum.db);
    expect(rows).toEqual([{ closed: true, canonical_url: `/discussion/${id}/moving-house` }]);
  });

  test('counts discussions already in the target as moved, and reports why others failed', async () => {
    const there = await aDiscussion(anna, kitchen);
    const gone = await aDiscussion(anna, garden);
    await removeDiscussions(other.api, { discussionIDs: [gone] });
    const { status, body } = await moveDiscussions(moderator.api, {
      discussionIDs: [there, gone, 999_999],
      categoryID: kitchen,
    });
    expect(status).toBe(409);
    expect(result(body).progress).toMatchObject({
      successIDs: [there],
      failedIDs: [gone, 999_999],
      exceptionsByID: {
        [gone]: { status: 409, message: `${other.name} has already deleted this discussion.` },
        999999: { status: 404 },
      },
    });
  });
});

describe('closing discussions', () => {
  test('can be undone; discussions closed before remain closed', async () => {
    const ids = [await aDiscussion(anna, garden), await aDiscussion(ben, garden)];
    await closeDiscussions(moderator.api, { discussionIDs: ids.slice(0, 1) });
    await expectUndone(bulk, async () => result((await closeDiscussions(moderator.api, { discussionIDs: ids })).body));
    expect((await readDiscussion(anna.api, ids[0] as number)).body.closed).toBe(true);
  });
});

describe('deleting discussions', () => {
  test('can be undone completely', async () => {
    const ids = [await aDiscussion(anna, garden), await aDiscussion(ben, garden)];
    later();
    await aComment(anna, ids[1] as number, await aComment(ben, ids[1] as number));
    await expectUndone(bulk, async () => result((await removeDiscussions(moderator.api, { discussionIDs: ids })).body));
  });

  test('is refused as a whole when one of them may not be deleted, and the error names those', async () => {
    const id = await aDiscussion(anna, garden);
    expect(await refusal(removeDiscussions(anna.api, { discussionIDs: [id] }))).toMatchObject({
      status: 403,
      recordIDs: [id],
    });
    expect((await readDiscussion(anna.api, id)).status).toBe(200);
  });
});

describe('merging discussions', () => {
  test('combines posts and comments into one thread in chronological order', async () => {
    const one = await aDiscussion(anna, garden, 'One');
    later();
    const two = await aDiscussion(ben, kitchen, 'Two');
    later();
    const first = await aComment(ben, one);
    later();
    const second = await aComment(anna, two);
    later();
    const third = await aComment(ben, one, first);
    const { body } = await mergeDiscussions(moderator.api, {
      discussionIDs: [one, two],
      destinationDiscussionID: one,
    });
    expect(result(body).progress).toMatchObject({ successIDs: [two], countTotalIDs: 1 });
    const comments = (await listComments(anna.api, { discussionID: one })).body;
    expect(comments.map(({ commentID }) => commentID).slice(1)).toEqual([first, second, third]);
    expect(comments[0]).toMatchObject({ insertUserID: ben.userID, position: 1 });
    expect(await refusal(readDiscussion(anna.api, two))).toMatchObject({ status: 410 });
    expect((await readDiscussion(anna.api, one)).body).toMatchObject({ countComments: 4, lastCommentID: third });
  });

  test('can be undone completely, including reactions, read positions and redirects', async () => {
    const one = await aDiscussion(anna, garden, 'One');
    later();
    const two = await aDiscussion(ben, kitchen, 'Two');
    const three = await aDiscussion(ben, kitchen, 'Three');
    for (const by of [anna, ben, anna]) {
      later();
      await aComment(by, two);
      await aComment(ben, one, await aComment(by, one));
      await aComment(by, three);
    }
    await addReaction(anna.api, 'discussion', two, 'Like');
    await listComments(anna.api, { discussionID: one, limit: 2 });
    await listComments(other.api, { discussionID: two });
    for (const addRedirects of [false, true])
      await expectUndone(bulk, async () => {
        const order = { discussionIDs: [one, two, three], destinationDiscussionID: one, addRedirects };
        return result((await mergeDiscussions(moderator.api, order)).body);
      });
  });

  test('requires two discussions, and the permission in every category', async () => {
    const one = await aDiscussion(anna, garden);
    const order = { discussionIDs: [one], destinationDiscussionID: one };
    expect(await refusal(mergeDiscussions(moderator.api, order))).toMatchObject({
      status: 422,
      message: 'You must select at least 2 discussions to merge.',
    });
    const two = await aDiscussion(anna, garden);
    expect(await refusal(mergeDiscussions(anna.api, { ...order, discussionIDs: [one, two] }))).toMatchObject({
      status: 403,
    });
  });
});

describe('splitting comments', () => {
  const newPost = (changes: object = {}) => ({
    name: 'A new subject',
    categoryID: kitchen,
    postType: 'discussion',
    authorType: 'me' as const,
    ...changes,
  });

  test('creates a discussion from them and their replies', async () => {
    const { id, c21, c211, c3 } = await aThread(bulk);
    const { body } = await splitDiscussion(moderator.api, { newPost: newPost(), commentIDs: [c21, c3] });
    expect(body.newPostUrl).toBe(`/discussion/${body.newPostID}/a-new-subject`);
    const comments = (await listComments(anna.api, { discussionID: body.newPostID })).body;
    expect(comments.map(({ commentID, depth, parentCommentID }) => [commentID, depth, parentCommentID])).toEqual([
      [c21, 1, null],
      [c3, 1, null],
      [c211, 2, c21],
    ]);
    const made = (await readDiscussion(anna.api, body.newPostID)).body;
    expect(made).toMatchObject({ insertUserID: moderator.userID, categoryID: kitchen, countComments: 3 });
    expect(made.body).toContain('This discussion was created from comments split from: <a href=');
    expect((await readDiscussion(anna.api, id)).body.countComments).toBe(3);
  });

  test('requires the fields of the chosen post type', async () => {
    const administrator = await site.anAdministrator();
    const postType = 'split-log';
    const field = { dataType: 'text', formType: 'text', visibility: 'public' } as const;
    await addPostType(administrator.api, { postTypeID: postType, name: 'Log', parentPostTypeID: 'discussion' });
    const wood = { ...field, postTypeID: postType, postFieldID: 'split-wood', label: 'Wood', isRequired: true };
    await addPostField(administrator.api, wood);
    const { c21 } = await aThread(bulk);
    const split = (changes: object) =>
      splitDiscussion(moderator.api, { newPost: newPost({ postType, ...changes }), commentIDs: [c21] });
    const refused = await refusal(split({ authorType: 'system' }));
    expect(refused).toMatchObject({ status: 422, code: 'request.invalid' });
    const { body } = await split({ authorType: 'system', postMeta: { 'split-wood': 'Wellingtonia' } });
    expect((await readDiscussion(anna.api, body.newPostID, { expand: ['postMeta'] })).body).toMatchObject({
      postTypeID: postType,
      postMeta: { 'split-wood': 'Wellingtonia' },
    });
    const found = (await search(anna.api, { query: 'wellingtonia' })).body;
    expect(found.map(({ recordID }) => recordID)).toEqual([body.newPostID]);
  });

  test('can be undone: the comments return to their positions, and the new discussion is deleted', async () => {
    const { id, c21, c3 } = await aThread(bulk);
    const state = async () => {
      const { rows } = await sql`select * from comment where discussion_id = ${id} order by comment_id`.execute(
        site.forum.db,
      );
      const { rows: discussions } = await sql`select * from discussion where discussion_id = ${id}`.execute(
        site.forum.db,
      );
      const { rows: marks } = await sql`
        select * from discussion_member where discussion_id = ${id} order by user_id`.execute(site.forum.db);
      return { rows, discussions, marks };
    };
    const before = await state();
    const { body } = await splitDiscussion(moderator.api, {
      newPost: newPost({ authorType: 'system' }),
      commentIDs: [c21, c3],
    });
    expect(await state()).not.toEqual(before);
    later();
    await undoLongJob(moderator.api, body.jobID);
    expect(await state()).toEqual(before);
    expect(await refusal(readDiscussion(anna.api, body.newPostID))).toMatchObject({ status: 410 });
  });

  test('is refused for unknown comments, comments of several discussions, an empty name, or without permission', async () => {
    const [one, two] = [await aThread(bulk), await aThread(bulk)];
    const asked = (by: TestUser, commentIDs: number[], changes: object = {}) =>
      refusal(splitDiscussion(by.api, { newPost: newPost(changes), commentIDs }));
    expect(await asked(moderator, [999_999])).toMatchObject({ status: 404, message: 'Comments not found.' });
    expect(await asked(moderator, [one.c1, two.c1])).toMatchObject({
      status: 400,
      message: 'Comments from multiple discussions selected.',
    });
    expect(await asked(moderator, [one.c1], { name: ' ' })).toMatchObject({ status: 422 });
    expect(await asked(anna, [one.c1])).toMatchObject({ status: 403 });
    expect(await asked(site.guest, [one.c1])).toMatchObject({ status: 403 });
  });
});

test('all bulk actions are refused for guests and members', async () => {
  const id = await aDiscussion(anna, garden);
  const member = await site.aMember({ roles: [roleIDs.member] });
  for (const by of [site.guest, member]) {
    expect((await refusal(removeDiscussions(by.api, { discussionIDs: [id] })))?.status).toBe(403);
    const order = { discussionIDs: [id], categoryID: kitchen };
    const moved = await moveDiscussions(by.api, order).catch(({ status }) => ({ status }));
    expect(moved.status).toBe(403);
    const closed = await closeDiscussions(by.api, { discussionIDs: [id] }).catch(({ status }) => ({ status }));
    expect(closed.status).toBe(403);
  }
  expect((await readDiscussion(anna.api, id)).body).toMatchObject({ categoryID: garden, closed: false });
});

test('all counters of the forum are correct afterwards', async () => {
  expect(await recount(site.forum.database, { repair: false })).toEqual([]);
});
