import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as categories from '#api/category/category.client.ts';
import { roleIDs } from '#server/member/permission-book.ts';
import { type Somebody, startTestForum, type TestForum } from '#tests/support/test-forum.ts';

let forum: TestForum;
let administrator: Somebody;
let member: Somebody;

beforeAll(async () => {
  forum = await startTestForum();
  administrator = await forum.anAdministrator();
  member = await forum.aMember();
});
afterAll(() => forum?.close());

let made = 0;
const aName = (word: string) => `${word} ${++made}`;
const add = async (options: Partial<Parameters<typeof categories.addCategory>[1]> = {}) =>
  (await categories.addCategory(administrator.api, { name: aName('Place'), ...options })).body;
const aPrivate = (roleID: number, parentCategoryID?: number) =>
  add({
    ...(parentCategoryID !== undefined && { parentCategoryID }),
    permissions: [{ roleID, permissions: { 'discussions.view': true, 'discussions.add': true } }],
  });
const ids = (list: readonly { categoryID: number }[]) => list.map(({ categoryID }) => categoryID);

/** Puts a discussion into a category, its counts with it, as posting does. */
async function aDiscussion(categoryID: number, name: string, { comments = 0, at = new Date() } = {}): Promise<number> {
  const { db } = forum.forum;
  const { discussion_id } = await db
    .insertInto('discussion')
    .values({
      category_id: categoryID,
      name,
      body: name,
      format: 'text',
      body_html: name,
      insert_user_id: member.userID,
      date_inserted: at,
      date_last_comment: at,
      count_comments: comments,
    })
    .returning('discussion_id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('category')
    .set((eb) => ({
      count_discussions: eb('count_discussions', '+', 1),
      count_comments: eb('count_comments', '+', comments),
      last_discussion_id: discussion_id,
      date_last_post: at,
    }))
    .where('category_id', '=', categoryID)
    .execute();
  return discussion_id;
}

describe('making a category', () => {
  test('gives it back with a code made from its name', async () => {
    const category = await add({ name: 'Café & Crème!', description: 'Drinks.' });
    expect(category).toMatchObject({
      name: 'Café & Crème!',
      urlcode: 'cafe-creme',
      url: '/categories/cafe-creme',
      description: 'Drinks.',
      displayAs: 'discussions',
      parentCategoryID: null,
      depth: 1,
      isArchived: false,
      customPermissions: false,
      countAllDiscussions: 0,
    });
  });

  test('numbers codes that would be the same, and names that are only digits or have no letters', async () => {
    const codes = [];
    for (const name of ['Cats', 'Cats', 'cats!', '2026', '!!!', 'search']) codes.push((await add({ name })).urlcode);
    expect(codes).toEqual(['cats', 'cats-2', 'cats-3', 'category-2026', 'category', 'search-2']);
  });

  test('keeps letters of other scripts', async () => {
    expect((await add({ name: 'Новости дня' })).urlcode).toBe('новости-дня');
    expect((await categories.readCategory(member.api, 'новости-дня')).body.name).toBe('Новости дня');
  });

  test('refuses a code that is taken, in any letter case, at its field', async () => {
    const { urlcode } = await add();
    const refusal = categories.addCategory(administrator.api, { name: 'Other', urlcode: urlcode.toUpperCase() });
    await expect(refusal).rejects.toMatchObject({
      code: 'category.urlcode-taken',
      status: 422,
      details: { errors: { urlcode: [{ code: 'taken' }] } },
    });
  });

  test.each([['12'], ['a b'], ['a/b'], ['search'], ['preferences'], ['']])('refuses the code %j', async (urlcode) => {
    await expect(categories.addCategory(administrator.api, { name: 'X', urlcode })).rejects.toMatchObject({
      status: 422,
    });
  });

  test('needs site.manage', async () => {
    for (const somebody of [forum.guest, member, await forum.aModerator()]) {
      await expect(categories.addCategory(somebody.api, { name: 'X' })).rejects.toMatchObject({
        status: 403,
        details: { permissions: ['site.manage'] },
      });
    }
  });

  test('refuses parents that are not there and nesting deeper than ten', async () => {
    await expect(add({ parentCategoryID: 999_999 })).rejects.toMatchObject({ status: 422 });
    let parent = await add();
    for (let depth = 2; depth <= 10; depth += 1) parent = await add({ parentCategoryID: parent.categoryID });
    expect(parent.depth).toBe(10);
    await expect(add({ parentCategoryID: parent.categoryID })).rejects.toMatchObject({ code: 'category.too-deep' });
  });

  test('gives two administrators who make the same name at once two codes', async () => {
    const name = aName('Twins');
    const both = await Promise.all([add({ name }), add({ name }), add({ name })]);
    expect(new Set(both.map(({ urlcode }) => urlcode)).size).toBe(3);
  });
});

describe('changing a category', () => {
  test('changes what is named and leaves the rest', async () => {
    const category = await add({ description: 'Old', displayAs: 'flat' });
    const { body } = await categories.changeCategory(administrator.api, category.categoryID, {
      name: 'New name',
      featured: true,
      isArchived: true,
      allowedDiscussionTypes: ['question', 'question'],
    });
    expect(body).toMatchObject({
      name: 'New name',
      urlcode: category.urlcode,
      description: 'Old',
      displayAs: 'flat',
      featured: true,
      isArchived: true,
      allowedDiscussionTypes: ['question'],
    });
  });

  test('moves it with all below it, but not into itself or below itself', async () => {
    const [a, b] = [await add(), await add()];
    const child = await add({ parentCategoryID: a.categoryID });
    for (const parentCategoryID of [a.categoryID, child.categoryID]) {
      const refusal = categories.changeCategory(administrator.api, a.categoryID, { parentCategoryID });
      await expect(refusal).rejects.toMatchObject({ code: 'category.cycle' });
    }
    await categories.changeCategory(administrator.api, a.categoryID, { parentCategoryID: b.categoryID });
    expect((await categories.readCategory(member.api, child.categoryID)).body.depth).toBe(3);
    await categories.changeCategory(administrator.api, a.categoryID, { parentCategoryID: null });
    expect((await categories.readCategory(member.api, child.categoryID)).body.depth).toBe(2);
  });

  test('two that are moved below each other at once end without a circle', async () => {
    const [a, b] = [await add(), await add()];
    const move = (id: number, parentCategoryID: number) =>
      categories.changeCategory(administrator.api, id, { parentCategoryID });
    const ends = await Promise.allSettled([move(a.categoryID, b.categoryID), move(b.categoryID, a.categoryID)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await categories.readCategory(member.api, a.categoryID)).status).toBe(200);
  });

  test('is shown for editing with its order and the permissions of each role', async () => {
    const { categoryID } = await aPrivate(roleIDs.moderator);
    const { body } = await categories.readCategoryForEdit(administrator.api, categoryID);
    expect(body.sort).toBeGreaterThan(0);
    const moderators = body.permissions.find(({ roleID }) => roleID === roleIDs.moderator);
    expect(moderators?.permissions).toMatchObject({ 'discussions.view': true, 'comments.add': false });
    await expect(categories.readCategoryForEdit(member.api, categoryID)).rejects.toMatchObject({ status: 403 });
  });

  test('puts categories into an order', async () => {
    const parent = await add();
    const children = [];
    for (let count = 0; count < 3; count += 1) children.push(await add({ parentCategoryID: parent.categoryID }));
    const wanted = ids(children).reverse();
    await categories.sortCategories(administrator.api, wanted);
    const { body } = await categories.listCategories(member.api, { parentCategoryID: parent.categoryID });
    expect(ids(body)).toEqual(wanted);
    await expect(categories.sortCategories(member.api, wanted)).rejects.toMatchObject({ status: 403 });
    await expect(categories.sortCategories(administrator.api, [999_999])).rejects.toMatchObject({ status: 404 });
  });
});

describe('deleting a category', () => {
  test('that is empty removes it and its permissions', async () => {
    const { categoryID } = await aPrivate(roleIDs.member);
    expect((await categories.removeCategory(administrator.api, categoryID)).status).toBe(204);
    await expect(categories.readCategory(administrator.api, categoryID)).rejects.toMatchObject({ status: 404 });
    const left = await forum.forum.db
      .selectFrom('role_permission')
      .select('role_id')
      .where('resource_id', '=', categoryID)
      .execute();
    expect(left).toEqual([]);
  });

  test('with content is refused unless another takes it in, with discussions, children, counts and drafts', async () => {
    const [old, taker] = [await add(), await add()];
    const child = await add({ parentCategoryID: old.categoryID });
    const early = await aDiscussion(taker.categoryID, 'Early', { comments: 1, at: new Date('2026-01-01') });
    const late = await aDiscussion(old.categoryID, 'Late', { comments: 2, at: new Date('2026-02-01') });
    await forum.forum.db
      .insertInto('draft')
      .values({
        insert_user_id: member.userID,
        record_type: 'discussion',
        parent_record_type: 'category',
        parent_record_id: old.categoryID,
      })
      .execute();
    await expect(categories.removeCategory(administrator.api, old.categoryID)).rejects.toMatchObject({
      code: 'category.not-empty',
      status: 409,
    });
    await categories.removeCategory(administrator.api, old.categoryID, taker.categoryID);
    const { body } = await categories.readCategory(member.api, taker.categoryID, { expand: ['lastPost'] });
    expect(body).toMatchObject({ countDiscussions: 2, countComments: 3, countCategories: 1 });
    expect(body.lastPost?.discussionID).toBe(late);
    expect((await categories.readCategory(member.api, child.categoryID)).body.parentCategoryID).toBe(taker.categoryID);
    const stored = await forum.forum.db
      .selectFrom('category')
      .select(['last_discussion_id'])
      .where('category_id', '=', taker.categoryID)
      .executeTakeFirstOrThrow();
    expect(stored.last_discussion_id).toBe(late);
    const moved = await forum.forum.db
      .selectFrom('discussion')
      .select('discussion_id')
      .where('category_id', '=', taker.categoryID)
      .orderBy('discussion_id')
      .execute();
    expect(moved.map(({ discussion_id }) => discussion_id)).toEqual([early, late]);
    const drafts = await forum.forum.db
      .selectFrom('draft')
      .select('parent_record_id')
      .where('parent_record_type', '=', 'category')
      .execute();
    expect(drafts).toEqual([{ parent_record_id: taker.categoryID }]);
  });

  test('refuses a taker that is itself, below it, not there, or takes no discussions', async () => {
    const old = await add();
    const child = await add({ parentCategoryID: old.categoryID });
    const heading = await add({ displayAs: 'heading' });
    await aDiscussion(old.categoryID, 'Stays');
    const into = (id: number) => categories.removeCategory(administrator.api, old.categoryID, id);
    await expect(into(old.categoryID)).rejects.toMatchObject({ code: 'category.cycle' });
    await expect(into(child.categoryID)).rejects.toMatchObject({ code: 'category.cycle' });
    await expect(into(999_999)).rejects.toMatchObject({ status: 422 });
    await expect(into(heading.categoryID)).rejects.toMatchObject({ code: 'category.not-postable' });
    await expect(categories.removeCategory(member.api, old.categoryID)).rejects.toMatchObject({ status: 403 });
    expect((await categories.readCategory(member.api, old.categoryID)).body.countDiscussions).toBe(1);
  });
});

describe('listing categories', () => {
  test('gives a tree as deep as asked, counting what lies below', async () => {
    const top = await add({ displayAs: 'categories' });
    const middle = await add({ parentCategoryID: top.categoryID });
    const leaf = await add({ parentCategoryID: middle.categoryID });
    await aDiscussion(middle.categoryID, 'One', { comments: 3 });
    await aDiscussion(leaf.categoryID, 'Two', { comments: 4 });
    const list = async (query: Parameters<typeof categories.listCategories>[1]) =>
      (await categories.listCategories(member.api, query)).body;
    const [branch] = (await list({ limit: 500 })).filter(({ categoryID }) => categoryID === top.categoryID);
    expect(branch).toMatchObject({
      countDiscussions: 0,
      countAllDiscussions: 2,
      countAllComments: 7,
      countCategories: 1,
      children: [{ categoryID: middle.categoryID, countAllDiscussions: 2, depth: 2, children: [] }],
    });
    const [deeper] = (await list({ limit: 500, maxDepth: 3 })).filter(
      ({ categoryID }) => categoryID === top.categoryID,
    );
    expect(deeper?.children?.[0]?.children?.[0]?.categoryID).toBe(leaf.categoryID);
    const below = { parentCategoryID: top.categoryID, maxDepth: 5 };
    expect(ids(await list({ ...below, outputFormat: 'flat' }))).toEqual([middle.categoryID, leaf.categoryID]);
    expect(ids(await list({ ...below, outputFormat: 'flat', includeParentCategory: true }))).toEqual([
      top.categoryID,
      middle.categoryID,
      leaf.categoryID,
    ]);
    expect(ids(await list({ parentCategoryCode: middle.urlcode }))).toEqual([leaf.categoryID]);
    expect(ids(await list({ categoryID: `${middle.categoryID}..${leaf.categoryID}` }))).toEqual([
      middle.categoryID,
      leaf.categoryID,
    ]);
  });

  test('pages and sorts', async () => {
    const parent = await add();
    for (const name of ['Beta', 'alpha', 'Gamma']) await add({ name, parentCategoryID: parent.categoryID });
    const list = (query: object) =>
      categories.listCategories(member.api, { parentCategoryID: parent.categoryID, ...query });
    const names = async (query: object) => (await list(query)).body.map(({ name }) => name);
    expect(await names({ sort: 'name' })).toEqual(['alpha', 'Beta', 'Gamma']);
    expect(await names({ sort: '-name' })).toEqual(['Gamma', 'Beta', 'alpha']);
    expect(await names({ sort: '-categoryID' })).toEqual(['Gamma', 'alpha', 'Beta']);
    const second = await list({ limit: 2, page: 2, sort: 'name' });
    expect(second.body.map(({ name }) => name)).toEqual(['Gamma']);
    expect(second.paging).toMatchObject({ total: 3, current: 2, limit: 2, hasMore: false });
  });

  test('filters archived, featured and those one may post in', async () => {
    const parent = await add();
    const below = parent.categoryID;
    const archived = await add({ parentCategoryID: below, isArchived: true });
    const featured = await add({ parentCategoryID: below, featured: true });
    const heading = await add({ parentCategoryID: below, displayAs: 'heading' });
    const list = async (query: object) =>
      ids((await categories.listCategories(member.api, { parentCategoryID: below, ...query })).body);
    expect(await list({ archived: true })).toEqual([archived.categoryID]);
    expect(await list({ archived: false })).toEqual([featured.categoryID, heading.categoryID]);
    expect(await list({ featured: true })).toEqual([featured.categoryID]);
    expect(await list({ filterDiscussionsAdd: true })).toEqual([featured.categoryID]);
  });

  test('leaves out what the viewer may not see: rows, counts, last posts', async () => {
    const top = await add();
    const open = await add({ parentCategoryID: top.categoryID });
    const secret = await aPrivate(roleIDs.moderator, top.categoryID);
    const below = await add({ parentCategoryID: secret.categoryID });
    const seen = await aDiscussion(open.categoryID, 'Seen', { at: new Date('2026-03-01') });
    const hidden = await aDiscussion(below.categoryID, 'Hidden plan', { comments: 9, at: new Date('2026-03-02') });
    const moderator = await forum.aModerator();
    const read = async (somebody: Somebody) =>
      (await categories.readCategory(somebody.api, top.categoryID, { expand: ['all'] })).body;
    expect(await read(member)).toMatchObject({
      countCategories: 1,
      countAllDiscussions: 1,
      countAllComments: 0,
      lastPost: { discussionID: seen, name: 'Seen', insertUser: { name: member.name } },
    });
    expect(await read(moderator)).toMatchObject({
      countCategories: 2,
      countAllDiscussions: 2,
      countAllComments: 9,
      lastPost: { discussionID: hidden },
    });
    for (const somebody of [forum.guest, member]) {
      const { body } = await categories.listCategories(somebody.api, { maxDepth: 9, limit: 500, expand: ['all'] });
      expect(JSON.stringify(body)).not.toContain('Hidden plan');
      expect(ids((await categories.searchCategories(somebody.api, { query: below.name })).body)).toEqual([]);
      for (const id of [secret.categoryID, secret.urlcode, below.categoryID]) {
        await expect(categories.readCategory(somebody.api, id)).rejects.toMatchObject({
          status: 403,
          details: { permissions: ['discussions.view'] },
        });
      }
    }
  });

  test('shows what may be seen under a parent that may not', async () => {
    const secret = await aPrivate(roleIDs.moderator);
    const open = await add({
      parentCategoryID: secret.categoryID,
      permissions: [{ roleID: roleIDs.member, permissions: { 'discussions.view': true } }],
    });
    const { body } = await categories.listCategories(member.api, { limit: 500 });
    expect(ids(body)).toContain(open.categoryID);
    expect(ids(body)).not.toContain(secret.categoryID);
    const read = await categories.readCategory(member.api, open.categoryID, { expand: ['breadcrumbs', 'parent'] });
    expect(read.body.breadcrumbs).toEqual([{ name: open.name, url: open.url }]);
    expect(read.body.parent).toBeNull();
  });

  test('answers not found, malformed ids and unknown extras without a fault', async () => {
    for (const id of ['no-such', '999999999999999', '0', '-1', '%00', '..']) {
      const { statusCode } = await member.request({
        method: 'GET',
        url: `/api/v2/categories/${encodeURIComponent(id)}`,
      });
      expect(statusCode, id).toBe(404);
    }
    const { statusCode } = await member.request({ method: 'GET', url: '/api/v2/categories?expand=nonsense' });
    expect(statusCode).toBe(422);
  });
});

describe('permissions of a category', () => {
  test('hold for those below it, by alias', async () => {
    const secret = await aPrivate(roleIDs.moderator);
    const below = await add({ parentCategoryID: secret.categoryID });
    const moderator = await forum.aModerator();
    const { body } = await categories.readCategory(moderator.api, below.categoryID, { expand: ['permissions'] });
    expect(body.permissions).toMatchObject({
      'discussions.view': true,
      'discussions.add': true,
      'comments.add': false,
    });
    await categories.changeCategory(administrator.api, secret.categoryID, { customPermissions: false });
    expect((await categories.readCategory(forum.guest.api, below.categoryID)).status).toBe(200);
  });

  test('that begin without being named stay as they were inherited', async () => {
    const category = await add({ customPermissions: true });
    const { body } = await categories.readCategory(member.api, category.categoryID, { expand: ['permissions'] });
    expect(body).toMatchObject({ customPermissions: true, permissions: { 'discussions.add': true } });
  });

  test('are replaced for the roles that are named', async () => {
    const { categoryID } = await aPrivate(roleIDs.member);
    await categories.changeCategory(administrator.api, categoryID, {
      permissions: [{ roleID: roleIDs.member, permissions: { 'discussions.view': true } }],
    });
    const { body } = await categories.readCategory(member.api, categoryID, { expand: ['permissions'] });
    expect(body.permissions).toMatchObject({ 'discussions.view': true, 'discussions.add': false });
    const unknown = { permissions: [{ roleID: 98_765, permissions: { 'discussions.view': true } }] };
    await expect(categories.changeCategory(administrator.api, categoryID, unknown)).rejects.toMatchObject({
      status: 422,
    });
  });
});

describe('following a category', () => {
  test('is counted once however often and at once it is asked, and listed with its date', async () => {
    const somebody = await forum.aMember();
    const { categoryID } = await add();
    const follow = (followed: boolean) => categories.followCategory(somebody.api, categoryID, followed);
    await Promise.all([follow(true), follow(true), follow(true)]);
    const read = async () => (await categories.readCategory(somebody.api, categoryID)).body;
    expect(await read()).toMatchObject({ followed: true, countFollowers: 1, dateFollowed: expect.any(String) });
    expect(ids((await categories.listCategories(somebody.api, { followed: true })).body)).toEqual([categoryID]);
    await Promise.all([follow(false), follow(false)]);
    expect(await read()).toMatchObject({ followed: false, countFollowers: 0, dateFollowed: null });
    expect((await categories.listCategories(somebody.api, { followed: true })).body).toEqual([]);
  });

  test('needs somebody signed in who may see the category', async () => {
    const { categoryID } = await aPrivate(roleIDs.moderator);
    await expect(categories.followCategory(forum.guest.api, categoryID, true)).rejects.toMatchObject({ status: 403 });
    await expect(categories.followCategory(member.api, categoryID, true)).rejects.toMatchObject({ status: 403 });
    await expect(categories.listCategories(forum.guest.api, { followed: true })).rejects.toMatchObject({ status: 403 });
  });

  test('keeps what to hear of it, for oneself or by users.edit', async () => {
    const { categoryID } = await add();
    const change = { 'preferences.followed': true, 'preferences.email.posts': true };
    const { body } = await categories.changeCategoryPreferences(member.api, categoryID, change);
    expect(body).toMatchObject({ ...change, 'preferences.popup.posts': false });
    expect((await categories.readCategoryPreferences(member.api, categoryID, member.userID)).body).toEqual(body);
    expect((await categories.listCategoryPreferences(member.api)).body).toContainEqual(
      expect.objectContaining({ categoryID, preferences: body }),
    );
    const other = await forum.aMember();
    await expect(categories.readCategoryPreferences(other.api, categoryID, member.userID)).rejects.toMatchObject({
      status: 403,
    });
    expect((await categories.readCategoryPreferences(administrator.api, categoryID, member.userID)).body).toEqual(body);
    await expect(
      categories.changeCategoryPreferences(administrator.api, categoryID, change, 999_999),
    ).rejects.toMatchObject({ code: 'user.not-found' });
    await expect(categories.readCategoryPreferences(forum.guest.api, categoryID)).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('marking a category read', () => {
  test('notes the moment for it and what may be seen below it', async () => {
    const top = await add();
    const child = await add({ parentCategoryID: top.categoryID });
    await aPrivate(roleIDs.moderator, top.categoryID);
    const { body } = await categories.markCategoryRead(member.api, top.categoryID);
    expect(body.categoryIDs).toEqual([top.categoryID, child.categoryID]);
    const read = await categories.readCategory(member.api, child.categoryID);
    expect(read.body.dateMarkedRead).toBe(body.dateMarkedRead);
    await expect(categories.markCategoryRead(forum.guest.api, top.categoryID)).rejects.toMatchObject({ status: 403 });
  });
});

describe('searching categories', () => {
  test('finds by name, best first, below a parent and by display', async () => {
    const parent = await add();
    const parentCategoryID = parent.categoryID;
    const made = [];
    for (const name of ['Big zebra', 'Zebra crossing', 'Zebra', 'Unzebraed'])
      made.push(await add({ name, parentCategoryID }));
    const heading = await add({ name: 'Zebra house', displayAs: 'heading', parentCategoryID });
    const search = async (query: object) =>
      (await categories.searchCategories(member.api, { query: 'zebra', parentCategoryID, ...query })).body;
    expect((await search({})).map(({ name }) => name)).toEqual([
      'Zebra',
      'Zebra crossing',
      'Zebra house',
      'Big zebra',
      'Unzebraed',
    ]);
    expect(ids(await search({ displayAs: 'Heading' }))).toEqual([heading.categoryID]);
    expect((await search({ query: '' })).length).toBe(5);
    const [first] = await search({ expand: ['breadcrumbs', 'parent'] });
    expect(first?.breadcrumbs?.map(({ name }) => name)).toEqual([parent.name, 'Zebra']);
    expect(first?.parent?.categoryID).toBe(parentCategoryID);
  });
});
