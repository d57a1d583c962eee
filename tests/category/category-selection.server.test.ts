import { expect, test } from 'vitest';
import { listCategories, searchCategories } from '#api/category/category.client.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
await forum.aCategory({ name: 'Boats' });
const [wood, harbour] = [await forum.aCategory({ name: 'Wood' }), await forum.aCategory({ name: 'Harbour' })];
const { db, categories } = forum.forum;
await db
  .updateTable('category')
  .set({ allowed_discussion_types: ['question'] })
  .where('category_id', '=', wood)
  .execute();
await db.updateTable('category').set({ display_as: 'categories' }).where('category_id', '=', harbour).execute();
await categories.changed();

const own = (names: string[]) => names.filter((name) => ['Boats', 'Wood', 'Harbour'].includes(name)).toSorted();
const listed = async (query: Parameters<typeof listCategories>[1]) =>
  own((await listCategories(forum.guest.api, query)).body.map(({ name }) => name));
const found = async (query: Parameters<typeof searchCategories>[1]) =>
  own((await searchCategories(forum.guest.api, query)).body.map(({ name }) => name));

test('categories are filtered by the post type that they accept', async () => {
  expect(await listed({ postTypeID: 'question' })).toEqual(['Boats', 'Wood']);
  expect(await listed({ postTypeID: 'idea', postTypeStatus: 'both' })).toEqual(['Boats']);
  expect(await listed({ postTypeID: 'idea', postTypeStatus: 'inactive' })).toEqual([]);
  expect(await listed({ postTypeID: 'poem' })).toEqual([]);
});

test('categories are filtered by page layout, in a list and in a search, in any section', async () => {
  expect(await listed({ layoutViewType: 'nestedCategoryList', siteSectionID: '0' })).toEqual(['Harbour']);
  expect(await listed({ layoutViewType: 'discussionCategoryPage' })).toEqual(['Boats', 'Wood']);
  expect(await found({ query: '', layoutViewType: 'nestedCategoryList', siteSectionID: '0' })).toEqual(['Harbour']);
  expect(await found({ query: '', layoutViewType: 'home' })).toEqual(['Boats', 'Harbour', 'Wood']);
});
