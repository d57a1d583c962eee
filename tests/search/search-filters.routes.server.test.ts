import { describe, expect, test } from 'vitest';
import { search } from '#api/search/search.client.ts';
import { tagKeys } from '#server/member/identity/identity-keys.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { aPost, aReply } from './search-posts.ts';

const forum = await testForum();
const open = await forum.aCategory({ name: 'Open' });
const hidden = await forum.aCategory({ name: 'Hidden' });
await forum.forum.db
  .insertInto('role_permission')
  .values({ role_id: 32, resource_type: 'category', resource_id: hidden, permission: 'discussions.view' })
  .execute();
await setOwnPermissions(forum, hidden);

const idsFor = async (query: Parameters<typeof search>[1], who = forum.guest) =>
  (await search(who.api, query)).body.map(({ recordType, recordID }) => `${recordType} ${recordID}`);

describe('filters', () => {
  test('posts that the viewer may not read are not found', async () => {
    const secret = await aPost(forum, { name: 'Xsecret plans', categoryID: hidden });
    const reply = await aReply(forum, secret, { body: '<p>xsecret reply</p>' });
    expect(await idsFor({ query: 'xsecret' })).toEqual([]);
    expect(await idsFor({ query: 'xsecret', categoryID: hidden })).toEqual([]);
    expect(await idsFor({ query: 'xsecret', discussionID: secret })).toEqual([]);
    const found = await idsFor({ query: 'xsecret' }, await forum.aModerator());
    expect(found).toEqual([`discussion ${secret}`, `comment ${reply}`]);
  });

  test('deleted posts, and comments under a deleted discussion, are not found', async () => {
    const gone = await aPost(forum, { name: 'Xgone', categoryID: open });
    await aReply(forum, gone, { body: '<p>xgone</p>' });
    await forum.forum.db
      .updateTable('discussion')
      .set({ date_deleted: new Date() })
      .where('discussion_id', '=', gone)
      .execute();
    expect(await idsFor({ query: 'xgone' })).toEqual([]);
  });

  test('by category, with or without subcategories, archived ones only on request', async () => {
    const parent = await forum.aCategory({ name: 'Parent' });
    const child = await forum.aCategory({ name: 'Child', parentCategoryID: parent });
    const archived = await forum.aCategory({ name: 'Old', parentCategoryID: parent });
    await forum.forum.db
      .updateTable('category')
      .set({ is_archived: true })
      .where('category_id', '=', archived)
      .execute();
    await forum.forum.categories.changed();
    const [top, below, old] = [
      await aPost(forum, { name: 'Xplace', categoryID: parent }),
      await aPost(forum, { name: 'Xplace', categoryID: child }),
      await aPost(forum, { name: 'Xplace', categoryID: archived }),
    ];
    const names = (ids: number[]) => ids.map((id) => `discussion ${id}`).toSorted();
    const sorted = async (query: Parameters<typeof search>[1]) =>
      (await idsFor({ query: 'xplace', ...query })).toSorted();
    expect(await sorted({})).toEqual(names([top, below]));
    expect(await sorted({ categoryID: parent })).toEqual(names([top]));
    expect(await sorted({ categoryID: parent, includeChildCategories: true })).toEqual(names([top, below]));
    expect(await sorted({ includeArchivedCategories: true })).toEqual(names([top, below, old]));
    expect(await sorted({ categoryIDs: [archived, child] })).toEqual(names([below, old]));
  });

  test('by followed categories', async () => {
    const member = await forum.aMember();
    const followed = await forum.aCategory();
    await forum.forum.db
      .insertInto('category_member')
      .values({ user_id: member.userID, category_id: followed, followed: true })
      .execute();
    const there = await aPost(forum, { name: 'Xfollow', categoryID: followed });
    await aPost(forum, { name: 'Xfollow', categoryID: open });
    expect(await idsFor({ query: 'xfollow', followedCategories: true }, member)).toEqual([`discussion ${there}`]);
    expect(await idsFor({ query: 'xfollow', followedCategories: true })).toEqual([]);
  });

  test('by author, date, type, title and tags', async () => {
    const ada = await forum.aMember({ name: 'Ada.L' });
    const mine = await aPost(forum, {
      name: 'Xfilter engine',
      categoryID: open,
      userID: ada.userID,
      date: '2020-02-29T23:59:59Z',
      type: 'question',
    });
    const other = await aPost(forum, { name: 'Xfilter other', categoryID: open, date: '2020-03-01T00:00:00Z' });
    const answer = await aReply(forum, mine, { body: '<p>xfilter answer</p>', date: '2021-01-01T00:00:00Z' });
    const { tag_id } = await forum.forum.db
      .insertInto('tag')
      .values({ name: 'Steam', urlcode: 'steam', ...tagKeys({ name: 'Steam', urlcode: 'steam' }) })
      .returning('tag_id')
      .executeTakeFirstOrThrow();
    await forum.forum.db.insertInto('discussion_tag').values({ discussion_id: mine, tag_id }).execute();
    const find = (query: Parameters<typeof search>[1]) => idsFor({ query: 'xfilter', sort: 'dateInserted', ...query });
    const [d, o, a] = [`discussion ${mine}`, `discussion ${other}`, `comment ${answer}`];
    expect(await find({})).toEqual([d, o, a]);
    expect(await find({ insertUserIDs: [ada.userID] })).toEqual([d]);
    expect(await find({ insertUserNames: ['ada.l'] })).toEqual([d]);
    expect(await find({ dateInserted: '2020-02-29' })).toEqual([d]);
    expect(await find({ dateInserted: '[2020-02-29,2020-03-01]' })).toEqual([d, o]);
    expect(await find({ dateInserted: '>=2020-03-01' })).toEqual([o, a]);
    expect(await find({ dateInserted: '<2020-03-01' })).toEqual([d]);
    expect(await find({ dateInserted: '(2020-02-29,2021-06-01)' })).toEqual([o, a]);
    expect(await find({ types: ['question'] })).toEqual([d]);
    expect(await find({ types: ['answer', 'discussion'] })).toEqual([o, a]);
    expect(await find({ types: ['question', 'comment'] })).toEqual([d]);
    expect(await find({ types: ['idea'] })).toEqual([]);
    expect(await find({ dateUpdated: '2020-03-01' })).toEqual([o]);
    expect(await find({ recordTypes: ['comment'] })).toEqual([a]);
    expect(await find({ discussionID: mine })).toEqual([d, a]);
    expect(await find({ name: 'ENGINE' })).toEqual([d, a]);
    expect(await find({ tags: ['steam', 'nothing'] })).toEqual([d, a]);
    expect(await find({ tags: ['steam', 'nothing'], tagOperator: 'and' })).toEqual([]);
    expect(await idsFor({ query: '', insertUserIDs: [ada.userID] })).toEqual([d]);
    const people = '/api/v2/search?query=da.l&recordTypes=user&fields=userID';
    expect((await ada.request({ url: people })).json()).toEqual([{ userID: ada.userID }]);
    expect((await forum.guest.request({ url: people })).json()).toEqual([]);
  });

  test('ideas are a separate type, and discussions include their status', async () => {
    const idea = await aPost(forum, { name: 'Xkind', categoryID: open, type: 'idea', date: '2020-01-02T00:00:00Z' });
    const question = await aPost(forum, { name: 'Xkind', categoryID: open, type: 'question' });
    const plain = await aPost(forum, { name: 'Xkind', categoryID: open, date: '2020-01-01T00:00:00Z' });
    const { body } = await search(forum.guest.api, { query: 'xkind', sort: 'dateInserted', expand: ['status'] });
    expect(body.map(({ recordID, type, status }) => [recordID, type, status?.name])).toEqual([
      [plain, 'discussion', 'None'],
      [idea, 'idea', 'None'],
      [question, 'question', 'Unanswered'],
    ]);
    const find = (...types: ('discussion' | 'question' | 'idea' | 'answer')[]) =>
      idsFor({ query: 'xkind', sort: 'dateInserted', types });
    expect(await find('idea')).toEqual([`discussion ${idea}`]);
    expect(await find('idea', 'question')).toEqual([`discussion ${idea}`, `discussion ${question}`]);
    expect(await find('discussion')).toEqual([`discussion ${plain}`]);
    expect(await find('answer')).toEqual([]);
  });

  test('an invalid query is refused with field errors', async () => {
    const response = await forum.guest.request({ url: '/api/v2/search?sort=best&dateInserted=yesterday&limit=101' });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors).toSorted()).toEqual(['dateInserted', 'limit', 'sort']);
  });
});
