import { describe, expect, test } from 'vitest';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { listPosts } from '#api/post/post.client.ts';
import { addReaction } from '#api/post/reaction/reaction.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [writer, helper] = [await forum.aMember(), await forum.aModerator()];
const category = await forum.aCategory();

const at = (minute: number) => forum.setNow(new Date(Date.UTC(2026, 4, 1, 10, minute)));
const start = async (who: TestUser, name: string, categoryID = category) =>
  (await createDiscussion(who.api, { name, body: 'Words.', format: 'text', categoryID })).body.discussionID;
const answer = async (who: TestUser, discussionID: number, body: string) =>
  (await createComment(who.api, { discussionID, body, format: 'text' })).body.commentID;

at(1);
const knots = await start(writer, 'Knots');
at(2);
const bends = await answer(helper, knots, 'Bends.');
at(3);
const sails = await start(helper, 'Sails');
at(4);
const hitches = await answer(writer, knots, 'Hitches.');
forum.setNow();

/** Creates a category that only administrators may read. */
async function aHiddenCategory(): Promise<number> {
  const id = await forum.aCategory();
  await setOwnPermissions(forum, id);
  return id;
}

const both = `${roleIDs.member},${roleIDs.moderator}`;
const names = async (query: Parameters<typeof listPosts>[1], who: Pick<TestUser, 'api'> = forum.guest) =>
  (await listPosts(who.api, query)).body.map((post) => ('commentID' in post ? post.commentID : post.name));

describe('posts of all types', () => {
  test('are sorted together by time, newest or oldest first', async () => {
    expect(await names({ roleIDs: both })).toEqual([hitches, 'Sails', bends, 'Knots']);
    expect(await names({ roleIDs: both, sort: 'dateInserted' })).toEqual(['Knots', bends, 'Sails', hitches]);
  });

  test('are filtered by the roles of their authors', async () => {
    expect(await names({ roleIDs: `${roleIDs.moderator}` })).toEqual(['Sails', bends]);
    expect(await names({ roleIDs: `>=${roleIDs.moderator}` })).toEqual(['Sails', bends]);
  });

  test('are sorted by score, and by the last comment of a discussion', async () => {
    await addReaction(writer.api, 'comment', bends, 'like');
    await addReaction(helper.api, 'discussion', knots, 'like');
    await addReaction(await forum.aMember().then(({ api }) => api), 'discussion', knots, 'like');
    expect((await names({ roleIDs: both, sort: '-score' })).slice(0, 2)).toEqual(['Knots', bends]);
    expect((await names({ roleIDs: both, sort: 'dateLastComment' })).slice(0, 2)).toEqual([bends, 'Sails']);
  });

  test('are paginated, with a URL of the next page if there is one', async () => {
    const first = await listPosts(forum.guest.api, { roleIDs: both, limit: 2 });
    expect(first.body.map(({ url }) => url)).toHaveLength(2);
    expect(first.paging?.nextUrl).toContain('page=2');
    const second = await listPosts(forum.guest.api, { roleIDs: both, limit: 2, page: 2 });
    expect(second.paging?.nextUrl).toBeUndefined();
    expect(await names({ roleIDs: both, limit: 2, page: 2 })).toEqual([bends, 'Knots']);
  });

  test('are returned completely, with their authors on request', async () => {
    const [comment, discussion] = (await listPosts(forum.guest.api, { roleIDs: both, expand: ['insertUser'] })).body;
    expect(comment).toMatchObject({ commentID: hitches, parentRecordID: knots, insertUser: { userID: writer.userID } });
    expect(discussion).toMatchObject({ discussionID: sails, countComments: 0, insertUser: { name: helper.name } });
    expect(discussion?.body).toContain('Words.');
  });

  test('omit hidden and deleted posts, and authors whose role is private', async () => {
    const hidden = await aHiddenCategory();
    const administrator = await forum.anAdministrator();
    const secret = await start(administrator, 'Secret', hidden);
    await answer(administrator, secret, 'Hush.');
    await answer(administrator, knots, 'Aye.');
    const asked = { roleIDs: `${roleIDs.administrator}` };
    expect(await names(asked, administrator)).toHaveLength(3);
    expect(await names(asked, writer)).toHaveLength(1);
    await administrator.request({ method: 'DELETE', url: `/api/v2/discussions/${secret}` });
    expect(await names(asked, administrator)).toHaveLength(1);
    await forum.forum.db
      .updateTable('role')
      .set({ personal_info: true })
      .where('role_id', '=', roleIDs.administrator)
      .execute();
    expect(await names(asked, writer)).toEqual([]);
    expect(await names(asked, administrator)).toHaveLength(1);
  });

  test('require roles, and end at the fiftieth page', async () => {
    const status = async (query: string) => (await forum.guest.request({ url: `/api/v2/posts?${query}` })).statusCode;
    expect(await status('')).toBe(422);
    expect(await status('roleIDs=x')).toBe(422);
    expect(await status('roleIDs=8&page=51')).toBe(422);
    expect(await status('roleIDs=8&page=50')).toBe(200);
  });
});
