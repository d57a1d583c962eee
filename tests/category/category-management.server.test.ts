import { describe, expect, test } from 'vitest';
import * as categories from '#api/category/category.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { categoryBuilders, idsOf as ids } from '#tests/support/builders/category-builders.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

let aName: ReturnType<typeof categoryBuilders>['aName'];
let add: ReturnType<typeof categoryBuilders>['add'];
let aPrivate: ReturnType<typeof categoryBuilders>['aPrivate'];
let aDiscussion: ReturnType<typeof categoryBuilders>['aDiscussion'];

const forum = await testForum();
const administrator = await forum.anAdministrator();
const member = await forum.aMember();
({ aName, add, aPrivate, aDiscussion } = categoryBuilders(forum, administrator, member));

describe('creating a category', () => {
  test('returns it with a URL code generated from its name', async () => {
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

  test('appends numbers to duplicate codes, and generates codes for names without letters and for reserved names', async () => {
    const codes = [];
    for (const name of ['Cats', 'Cats', 'cats!', '2026', '!!!', 'search']) codes.push((await add({ name })).urlcode);
    expect(codes).toEqual(['cats', 'cats-2', 'cats-3', 'category-2026', 'category', 'search-2']);
  });

  test('preserves letters of other scripts', async () => {
    expect((await add({ name: 'Новости дня' })).urlcode).toBe('новости-дня');
    expect((await categories.readCategory(member.api, 'новости-дня')).body.name).toBe('Новости дня');
  });

  test('refuses a code in use, regardless of case, with an error at its field', async () => {
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

  test('requires site.manage', async () => {
    for (const user of [forum.guest, member, await forum.aModerator()]) {
      await expect(categories.addCategory(user.api, { name: 'X' })).rejects.toMatchObject({
        status: 403,
        details: { permissions: ['site.manage'] },
      });
    }
  });

  test('refuses unknown parents and nesting deeper than ten levels', async () => {
    await expect(add({ parentCategoryID: 999_999 })).rejects.toMatchObject({ status: 422 });
    let parent = await add();
    for (let depth = 2; depth <= 10; depth += 1) parent = await add({ parentCategoryID: parent.categoryID });
    expect(parent.depth).toBe(10);
    await expect(add({ parentCategoryID: parent.categoryID })).rejects.toMatchObject({ code: 'category.too-deep' });
  });

  test('gives different codes to simultaneously created categories with the same name', async () => {
    const name = aName('Twins');
    const both = await Promise.all([add({ name }), add({ name }), add({ name })]);
    expect(new Set(both.map(({ urlcode }) => urlcode)).size).toBe(3);
  });
});

describe('changing a category', () => {
  test('changes the given fields and leaves the rest', async () => {
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
      allowedPostTypeIDs: ['question'],
      hasRestrictedPostTypes: true,
    });
  });

  test('accepts the allowed types under two names, and returns empty lists when they are not restricted', async () => {
    const change = async (patch: object) =>
      (await categories.changeCategory(administrator.api, category.categoryID, patch)).body;
    const category = await add({ allowedPostTypeIDs: ['idea', 'question'] });
    expect(category).toMatchObject({ allowedDiscussionTypes: ['idea', 'question'], hasRestrictedPostTypes: true });
    expect(await change({ description: 'All the same' })).toMatchObject({ allowedPostTypeIDs: ['idea', 'question'] });
    const open = { allowedDiscussionTypes: [], allowedPostTypeIDs: [], hasRestrictedPostTypes: false };
    expect(await change({ allowedPostTypeIDs: ['idea'], hasRestrictedPostTypes: false })).toMatchObject(open);
  });

  test('moves it with all its descendants, but not into itself or its descendants', async () => {
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

  test('does not create a cycle when two categories are moved below each other simultaneously', async () => {
    const [a, b] = [await add(), await add()];
    const move = (id: number, parentCategoryID: number) =>
      categories.changeCategory(administrator.api, id, { parentCategoryID });
    const ends = await Promise.allSettled([move(a.categoryID, b.categoryID), move(b.categoryID, a.categoryID)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await categories.readCategory(member.api, a.categoryID)).status).toBe(200);
  });

  test('returns the order and the permissions of each role for editing', async () => {
    const { categoryID } = await aPrivate(roleIDs.moderator);
    const { body } = await categories.readCategoryForEdit(administrator.api, categoryID);
    expect(body.sort).toBeGreaterThan(0);
    const moderators = body.permissions.find(({ roleID }) => roleID === roleIDs.moderator);
    expect(moderators?.permissions).toMatchObject({ 'discussions.view': true, 'comments.add': false });
    await expect(categories.readCategoryForEdit(member.api, categoryID)).rejects.toMatchObject({ status: 403 });
  });

  test('changes the order of categories', async () => {
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
  test('deletes an empty category with its permissions', async () => {
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

  test('with content is refused unless another category takes over its discussions, children, counters and drafts', async () => {
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

  test('refuses a target that is itself, below it, unknown, or does not accept discussions', async () => {
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

describe('permissions of a category', () => {
  test('apply to its descendants until custom permissions are disabled', async () => {
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

  test('are copied from the inherited ones when none are given', async () => {
    const category = await add({ customPermissions: true });
    const { body } = await categories.readCategory(member.api, category.categoryID, { expand: ['permissions'] });
    expect(body).toMatchObject({ customPermissions: true, permissions: { 'discussions.add': true } });
  });

  test('are replaced for the given roles', async () => {
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
