import { describe, expect, test } from 'vitest';
import {
  changeComment,
  createComment,
  listComments,
  quoteComment,
  readComment,
  readCommentForEdit,
  removeComment,
} from '#api/discussion/comment/comment.client.ts';
import { changeDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import { refusedWith } from '#tests/support/api/refusal.ts';
import { commentFixture } from './comment-fixture.ts';

const { site, anna, ben, moderator, categoryID, aDiscussion, reply, texts } = await commentFixture();

describe('creating a comment', () => {
  test('returns its first image', async () => {
    const body = 'Mine: ![a bean](https://example.org/bean.png?a=1&b=2) ![two](https://example.org/two.png)';
    const made = await createComment(ben.api, { discussionID: await aDiscussion(), body, format: 'markdown' });
    expect(made.body.image).toEqual({ url: 'https://example.org/bean.png?a=1&b=2', alt: 'Beans' });
  });

  test('returns the complete comment and updates every counter', async () => {
    const discussionID = await aDiscussion();
    const made = await createComment(ben.api, { discussionID, body: '**Yes**', format: 'markdown' });
    expect(made.status).toBe(201);
    const { commentID } = made.body;
    expect(made.body).toMatchObject({
      discussionID,
      parentRecordType: 'discussion',
      parentRecordID: discussionID,
      parentCommentID: null,
      categoryID,
      name: 'Re: Beans',
      body: '<p dir="auto"><strong>Yes</strong></p>',
      image: null,
      depth: 1,
      position: 1,
      insertUser: { name: 'ben' },
      reactions: [],
      displayMode: 'full',
      url: `/discussion/comment/${commentID}#Comment_${commentID}`,
    });
    const { body } = await readDiscussion(ben.api, discussionID, { expand: ['lastUser', 'lastPost'] });
    expect(body).toMatchObject({
      countComments: 1,
      lastUserID: ben.userID,
      lastCommentID: commentID,
      lastUser: { name: 'ben' },
      lastPost: { commentID, name: 'Re: Beans', insertUserID: ben.userID },
      unread: false,
      participated: true,
    });
    const category = await site.forum.db
      .selectFrom('category')
      .selectAll()
      .where('category_id', '=', categoryID)
      .executeTakeFirstOrThrow();
    expect(category).toMatchObject({ last_discussion_id: discussionID, last_comment_id: commentID });
  });

  test('counts a reply for all its ancestors', async () => {
    const discussionID = await aDiscussion();
    const top = await reply(discussionID, 'top');
    const inner = await reply(discussionID, 'inner', anna, top.commentID);
    const innermost = await reply(discussionID, 'innermost', ben, inner.commentID);
    expect([top.depth, inner.depth, innermost.depth]).toEqual([1, 2, 3]);
    expect((await readComment(anna.api, top.commentID)).body.countChildComments).toBe(2);
    expect((await readComment(anna.api, inner.commentID)).body.countChildComments).toBe(1);
  });

  test('is refused when the parent does not match', async () => {
    const [here, there] = [await aDiscussion(), await aDiscussion()];
    const elsewhere = await reply(there, 'x');
    expect(await refusedWith(reply(here, 'x', ben, elsewhere.commentID))).toEqual({
      status: 400,
      code: 'comment.parent-elsewhere',
    });
    expect(await refusedWith(reply(here, 'x', ben, 999_999))).toEqual({ status: 404, code: 'comment.not-found' });
    expect(await refusedWith(reply(999_999, 'x'))).toEqual({ status: 404, code: 'discussion.not-found' });
    expect(await refusedWith(reply(here, 'x', site.guest))).toEqual({ status: 403, code: 'permission.missing' });
    expect(await refusedWith(reply(here, '  '))).toEqual({ status: 422, code: 'request.invalid' });
    let parent: number | undefined;
    for (let depth = 1; depth <= 5; depth += 1) parent = (await reply(here, `${depth}`, ben, parent)).commentID;
    expect(await refusedWith(reply(here, 'too deep', ben, parent))).toEqual({ status: 400, code: 'comment.too-deep' });
    expect((await readDiscussion(anna.api, here)).body.countComments).toBe(5);
  });

  test('on a closed discussion requires discussions.close; in an archived category it is refused', async () => {
    const discussionID = await aDiscussion();
    await changeDiscussion(moderator.api, discussionID, { closed: true });
    expect(await refusedWith(reply(discussionID, 'x', anna))).toEqual({ status: 403, code: 'discussion.closed' });
    expect((await reply(discussionID, 'x', moderator)).closed).toBe(true);
    await changeDiscussion(moderator.api, discussionID, { closed: false });
    await site.forum.db
      .updateTable('category')
      .set({ is_archived: true })
      .where('category_id', '=', categoryID)
      .execute();
    await site.forum.categories.changed();
    expect(await refusedWith(reply(discussionID, 'x'))).toEqual({ status: 403, code: 'category.archived' });
    await site.forum.db
      .updateTable('category')
      .set({ is_archived: false })
      .where('category_id', '=', categoryID)
      .execute();
    await site.forum.categories.changed();
  });

  test('does not bump a sunk discussion', async () => {
    const discussionID = await aDiscussion();
    const { body: sunk } = await changeDiscussion(moderator.api, discussionID, { sink: true });
    site.setNow(new Date(Date.now() + 60_000));
    await reply(discussionID, 'x');
    site.setNow();
    expect((await readDiscussion(anna.api, discussionID)).body).toMatchObject({
      dateLastComment: sunk.dateLastComment,
      countComments: 1,
    });
  });
});

describe('editing a comment', () => {
  test('is allowed to its author within the editing period', async () => {
    const discussionID = await aDiscussion();
    const { commentID } = await reply(discussionID, '*one*');
    expect((await readCommentForEdit(ben.api, commentID)).body).toMatchObject({
      body: '*one*',
      format: 'markdown',
      discussionID,
    });
    const { body } = await changeComment(ben.api, commentID, { body: '*two*' });
    expect(body).toMatchObject({ body: '<p dir="auto"><em>two</em></p>', updateUserID: ben.userID });
    expect(await refusedWith(changeComment(anna.api, commentID, { body: 'x' }))).toEqual({
      status: 403,
      code: 'permission.missing',
    });
    site.setNow(new Date(Date.now() + 61 * 60_000));
    expect(await refusedWith(changeComment(ben.api, commentID, { body: 'x' }))).toEqual({
      status: 400,
      code: 'comment.not-editable',
    });
    expect((await changeComment(moderator.api, commentID, { body: 'three' })).body.body).toContain('three');
    site.setNow();
    await changeDiscussion(moderator.api, discussionID, { closed: true });
    expect(await refusedWith(changeComment(ben.api, commentID, { body: 'x' }))).toEqual({
      status: 400,
      code: 'comment.not-editable',
    });
  });

  test('a quote contains the original text', async () => {
    const { commentID } = await reply(await aDiscussion(), '*one*');
    expect((await quoteComment(anna.api, commentID)).body).toMatchObject({
      bodyRaw: '*one*',
      insertUser: { name: 'ben' },
    });
  });
});

describe('deleting a comment', () => {
  test('without replies removes it, and later comments move up', async () => {
    const discussionID = await aDiscussion();
    const [, second] = [
      await reply(discussionID, 'one'),
      await reply(discussionID, 'two'),
      await reply(discussionID, 'three', anna),
    ];
    await listComments(anna.api, { discussionID });
    expect(await refusedWith(removeComment(ben.api, second.commentID))).toEqual({
      status: 403,
      code: 'permission.missing',
    });
    expect((await removeComment(moderator.api, second.commentID)).status).toBe(204);
    expect(await refusedWith(readComment(anna.api, second.commentID))).toEqual({
      status: 404,
      code: 'comment.not-found',
    });
    expect(await refusedWith(removeComment(moderator.api, second.commentID))).toEqual({
      status: 409,
      code: 'comment.deleted-meanwhile',
    });
    expect(await texts({ discussionID })).toEqual(['one', 'three']);
    const { body, paging } = await listComments(anna.api, { discussionID, limit: 1, page: 2 });
    expect(body[0]).toMatchObject({ position: 2 });
    expect(paging?.total).toBe(2);
    expect((await readDiscussion(anna.api, discussionID)).body).toMatchObject({ countComments: 2, unread: false });
    await reply(discussionID, 'four');
    expect((await readDiscussion(anna.api, discussionID)).body).toMatchObject({ unread: true, countUnread: 1 });
  });

  test('with replies leaves a placeholder without its text and author', async () => {
    const discussionID = await aDiscussion();
    const top = await reply(discussionID, 'a secret');
    await reply(discussionID, 'answer', anna, top.commentID);
    await removeComment(moderator.api, top.commentID);
    const { body } = await listComments(moderator.api, { discussionID, expand: ['all'] });
    expect(body[0]).toMatchObject({
      body: '<p>This content has been removed.</p>',
      insertUserID: 0,
      insertUser: { userID: 0 },
      displayMode: 'tombstone',
      countChildComments: 1,
    });
    expect(JSON.stringify(body)).not.toContain('a secret');
    expect(await refusedWith(readCommentForEdit(moderator.api, top.commentID))).toEqual({
      status: 404,
      code: 'comment.not-found',
    });
    expect(await refusedWith(reply(discussionID, 'x', ben, top.commentID))).toEqual({
      status: 404,
      code: 'comment.not-found',
    });
    expect((await readDiscussion(anna.api, discussionID)).body.countComments).toBe(1);
  });

  test('restores the previous last comment and date of the discussion if it was the last one', async () => {
    const discussionID = await aDiscussion();
    const first = await reply(discussionID, 'one', anna);
    const before = (await readDiscussion(anna.api, discussionID)).body;
    site.setNow(new Date(Date.now() + 3_600_000));
    const last = await reply(discussionID, 'two');
    site.setNow();
    await removeComment(moderator.api, last.commentID);
    const { body } = await readDiscussion(ben.api, discussionID);
    expect(body).toMatchObject({
      lastCommentID: first.commentID,
      lastUserID: anna.userID,
      dateLastComment: before.dateLastComment,
      participated: false,
    });
    await removeComment(moderator.api, first.commentID);
    expect((await readDiscussion(ben.api, discussionID)).body).toMatchObject({
      lastCommentID: null,
      lastUserID: anna.userID,
      countComments: 0,
    });
  });
});
