import { afterAll, beforeAll, expect, test } from 'vitest';
import { followCategory } from '#api/category/category.client.ts';
import { searchComments, searchDiscussions } from '#api/search/post-search.client.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { startTestForum, type TestForum } from '#tests/support/server/test-forum.ts';
import { aPost, aReply } from './search-posts.ts';

let forum: TestForum;
let open: number;
let other: number;
let [boats, oars, sails, reply] = [0, 0, 0, 0];

beforeAll(async () => {
  forum = await startTestForum();
  open = await forum.aCategory({ name: 'Open' });
  other = await forum.aCategory({ name: 'Other' });
  const hidden = await forum.aCategory({ name: 'Hidden' });
  await setOwnPermissions(forum, hidden);
  boats = await aPost(forum, { name: 'Zharbour boats', body: '<p>All of them.</p>', categoryID: open });
  oars = await aPost(forum, { name: 'Oars', body: '<p>Left in the zharbour.</p>', categoryID: open });
  sails = await aPost(forum, { name: 'Sails of the zharbour', body: '<p>Mended.</p>', categoryID: other });
  const secret = await aPost(forum, { name: 'Zharbour secret', categoryID: hidden });
  reply = await aReply(forum, sails, { body: '<p>In the zharbour too.</p>' });
  await aReply(forum, secret, { body: '<p>Under the zharbour.</p>' });
});
afterAll(() => forum?.close());

const discussions = async (query: Parameters<typeof searchDiscussions>[1], who = forum.guest) =>
  (await searchDiscussions(who.api, query)).body.map(({ discussionID }) => discussionID);

test('discussions are returned as in lists, title matches first, and only those that the viewer may read', async () => {
  const { body, paging } = await searchDiscussions(forum.guest.api, {
    query: 'zharbour',
    expand: ['tags', 'category'],
  });
  expect(body.map(({ discussionID }) => discussionID).toSorted()).toEqual([boats, oars, sails].toSorted());
  expect(body.at(-1)).toMatchObject({ discussionID: oars, name: 'Oars', category: { name: 'Open' }, countComments: 0 });
  expect(paging?.total).toBe(3);
});

test('discussions are filtered by category and by followed categories, and paginated', async () => {
  expect(await discussions({ query: 'zharbour', categoryID: other })).toEqual([sails]);
  const member = await forum.aMember();
  expect(await discussions({ query: 'zharbour', followed: true }, member)).toEqual([]);
  await followCategory(member.api, other, true);
  expect(await discussions({ query: 'zharbour', followed: true }, member)).toEqual([sails]);
  expect(await discussions({ query: 'zharbour', followed: true })).toEqual([]);
  expect(await discussions({ query: 'zharbour', limit: 1, page: 3 })).toEqual([oars]);
});

test('comments are returned as in lists', async () => {
  const { body, paging } = await searchComments(forum.guest.api, { query: 'zharbour', expand: ['insertUser'] });
  expect(body).toMatchObject([{ commentID: reply, discussionID: sails, insertUserID: 2 }]);
  expect(paging?.total).toBe(1);
  expect((await searchComments(forum.guest.api, { query: 'zharbour', categoryID: open })).body).toEqual([]);
});

test('a search without text is refused', async () => {
  await expect(searchDiscussions(forum.guest.api, { query: ' ' })).rejects.toMatchObject({ status: 422 });
});
