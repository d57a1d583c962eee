import { describe, expect, test } from 'vitest';
import * as categories from '#api/category/category.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { categoryBuilders, idsOf as ids } from '#tests/support/builders/category-builders.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

let add: ReturnType<typeof categoryBuilders>['add'];
let aPrivate: ReturnType<typeof categoryBuilders>['aPrivate'];
let aDiscussion: ReturnType<typeof categoryBuilders>['aDiscussion'];

const forum = await testForum();
const administrator = await forum.anAdministrator();
const member = await forum.aMember();
({ add, aPrivate, aDiscussion } = categoryBuilders(forum, administrator, member));

test('visible categories are suggested until they are followed, the most followed first', async () => {
  const reader = await forum.aMember();
  const parent = await add({ displayAs: 'heading' });
  const [quiet, busy] = [
    await add({ parentCategoryID: parent.categoryID }),
    await add({ parentCategoryID: parent.categoryID }),
  ];
  const closed = await aPrivate(roleIDs.moderator);
  await categories.followCategory(member.api, busy.categoryID, true);
  const suggested = async (query: object = {}) =>
    ids((await categories.suggestCategories(reader.api, { limit: 100, ...query })).body);
  const first = await suggested();
  expect(first[0]).toBe(busy.categoryID);
  expect(first).toContain(quiet.categoryID);
  expect(first).not.toContain(parent.categoryID);
  expect(first).not.toContain(closed.categoryID);
  expect(await suggested({ excludedCategoryIDs: [busy.categoryID] })).not.toContain(busy.categoryID);
  await categories.followCategory(reader.api, quiet.categoryID, true);
  expect(await suggested()).not.toContain(quiet.categoryID);
});

describe('listing categories', () => {
  test('returns a tree of the requested depth, with totals that include descendants', async () => {
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

  test('paginates and sorts', async () => {
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

  test('filters by archived, featured and postable', async () => {
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

  test('omits rows, counts and last posts that the viewer cannot view', async () => {
    const top = await add();
    const open = await add({ parentCategoryID: top.categoryID });
    const secret = await aPrivate(roleIDs.moderator, top.categoryID);
    const below = await add({ parentCategoryID: secret.categoryID });
    const seen = await aDiscussion(open.categoryID, 'Seen', { at: new Date('2026-03-01') });
    const hidden = await aDiscussion(below.categoryID, 'Hidden plan', { comments: 9, at: new Date('2026-03-02') });
    const moderator = await forum.aModerator();
    const read = async (user: TestUser) =>
      (await categories.readCategory(user.api, top.categoryID, { expand: ['all'] })).body;
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
    for (const user of [forum.guest, member]) {
      const { body } = await categories.listCategories(user.api, { maxDepth: 9, limit: 500, expand: ['all'] });
      expect(JSON.stringify(body)).not.toContain('Hidden plan');
      expect(ids((await categories.searchCategories(user.api, { query: below.name })).body)).toEqual([]);
      for (const id of [secret.categoryID, secret.urlcode, below.categoryID]) {
        await expect(categories.readCategory(user.api, id)).rejects.toMatchObject({
          status: 404,
          code: 'category.not-found',
        });
      }
    }
  });

  test('shows visible categories below a hidden parent', async () => {
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

  test('handles unknown records, malformed IDs and unknown expand values without an unexpected error', async () => {
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

describe('searching categories', () => {
  test('finds by name with the best match first, below a parent and by display type', async () => {
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

test('every schema reference in the OpenAPI document resolves', async () => {
  const { payload } = await forum.guest.request({ method: 'GET', url: '/api/v2/openapi.json' });
  const { components } = JSON.parse(payload) as { components: { schemas: Record<string, unknown> } };
  const named = new Set([...payload.matchAll(/"\$ref":"([^"]+)"/g)].map(([, name]) => name));
  expect(named).toContain('#/components/schemas/CategoryBranch');
  const known = new Set(Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`));
  expect([...named].filter((name) => !known.has(name ?? ''))).toEqual([]);
});
