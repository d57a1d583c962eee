import { describe, expect, test } from 'vitest';
import { listComments, readComment, removeComment } from '#api/discussion/comment/comment.client.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { commentFixture } from '#tests/discussion/comment/comment-fixture.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';

const { site, anna, moderator, categoryID, aDiscussion, reply, texts } = await commentFixture();

describe('comment lists', () => {
  test('of a discussion are sorted by date, newest first, or by score', async () => {
    const discussionID = await aDiscussion();
    for (const body of ['one', 'two', 'three', 'four', 'five']) await reply(discussionID, body);
    await site.forum.db.updateTable('comment').set({ score: 9 }).where('body', '=', 'three').execute();
    expect(await texts({ discussionID })).toEqual(['one', 'two', 'three', 'four', 'five']);
    expect(await texts({ discussionID, sort: '-dateInserted', limit: 2 })).toEqual(['five', 'four']);
    expect(await texts({ discussionID, sort: '-dateInserted', limit: 2, page: 3 })).toEqual(['one']);
    expect(await texts({ discussionID, limit: 2, page: 3 })).toEqual(['five']);
    expect(await texts({ discussionID, limit: 2, page: 4 })).toEqual([]);
    expect((await texts({ discussionID, sort: '-score' }))[0]).toBe('three');
    expect(
      await texts({ parentRecordType: 'discussion', parentRecordID: discussionID, insertUserID: '$me' }, anna),
    ).toEqual([]);
  });

  test('of a member are sorted newest first, without comments that the viewer cannot see', async () => {
    const carl = await site.aMember();
    const discussionID = await aDiscussion();
    for (const body of ['one', 'two']) await reply(discussionID, body, carl);
    const gone = await reply(discussionID, 'gone', carl);
    await removeComment(moderator.api, gone.commentID);
    expect(await texts({ insertUserID: carl.userID })).toEqual(['two', 'one']);
    expect((await listComments(anna.api, { insertUserID: carl.userID, limit: 1 })).paging).toMatchObject({
      total: 2,
      hasMore: true,
    });
    await setOwnPermissions(site, categoryID);
    expect(await texts({ insertUserID: carl.userID })).toEqual([]);
    await setOwnPermissions(site, categoryID, false);
  });

  test('a permalink locates the page of its comment, flat and nested', async () => {
    const discussionID = await aDiscussion();
    const top = await reply(discussionID, 'top');
    for (let n = 0; n < 4; n += 1) await reply(discussionID, `${n}`);
    const late = await reply(discussionID, 'late answer', anna, top.commentID);
    const last = await reply(discussionID, 'last');
    const locate = async (id: number, style: 'flat' | 'nested') =>
      (await readComment(anna.api, id, { expand: ['location'], style, limit: 2 })).body.location;
    expect(await locate(late.commentID, 'flat')).toMatchObject({ page: 3, position: 6, rootCommentID: top.commentID });
    expect(await locate(late.commentID, 'nested')).toMatchObject({
      page: 1,
      rootPosition: 1,
      url: `${discussionUrl({ discussionID, name: 'Beans' })}#Comment_${late.commentID}`,
    });
    expect(await locate(last.commentID, 'nested')).toMatchObject({
      page: 3,
      url: `${discussionUrl({ discussionID, name: 'Beans' }, 3)}#Comment_${last.commentID}`,
    });
  });
});
