import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listCategories, readCategory, readCategoryForEdit } from '#api/category/category.client.ts';

/** Returns the query for the tree of all categories that the viewer may see, with the newest post of each. */
export const categoryTreeQuery = (api: Api, parentCategoryID?: number) =>
  queryOptions({
    queryKey: ['categories', 'tree', parentCategoryID ?? null],
    queryFn: async () =>
      (
        await listCategories(api, {
          maxDepth: 3,
          outputFormat: 'tree',
          expand: ['lastPost', 'preferences'],
          limit: 500,
          ...(parentCategoryID !== undefined && { parentCategoryID }),
        })
      ).body,
  });

/** Returns the query for the categories in which the viewer may start a discussion, in display order. */
export const postableCategoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['categories', 'postable'],
    queryFn: async () =>
      (await listCategories(api, { maxDepth: 100, outputFormat: 'flat', filterDiscussionsAdd: true, limit: 500 })).body,
  });

/** Returns the query for one category with its breadcrumbs. */
export const categoryQuery = (api: Api, id: number | string) =>
  queryOptions({
    queryKey: ['category', String(id)],
    queryFn: async () =>
      (await readCategory(api, id, { expand: ['breadcrumbs', 'permissions', 'parent', 'preferences'] })).body,
  });

/** Returns the query for a flat list of all categories that the viewer may see, for category pickers. */
export const visibleCategoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['categories', 'visible'],
    queryFn: async () => (await listCategories(api, { maxDepth: 100, outputFormat: 'flat', limit: 500 })).body,
  });

/** Returns the query for a flat list of all categories with their original, untranslated texts. */
export const untranslatedCategoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['categories', 'written'],
    queryFn: async () =>
      (await listCategories(api, { maxDepth: 100, outputFormat: 'flat', translated: false, limit: 500 })).body,
  });

/** Returns the query for the form values of a category, untranslated. */
export const categoryEditQuery = (api: Api, id: number) =>
  queryOptions({ queryKey: ['category', 'edit', id], queryFn: async () => (await readCategoryForEdit(api, id)).body });
