import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listCategories, readCategory, readCategoryForEdit } from '#api/category/category.client.ts';

/** All categories the viewer may see, as a tree with the newest post of each. */
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

/** The categories in which the viewer may start a discussion, in order. */
export const postableCategoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['categories', 'postable'],
    queryFn: async () =>
      (await listCategories(api, { maxDepth: 100, outputFormat: 'flat', filterDiscussionsAdd: true, limit: 500 })).body,
  });

/** One category with its way from the top. */
export const categoryQuery = (api: Api, id: number | string) =>
  queryOptions({
    queryKey: ['category', String(id)],
    queryFn: async () =>
      (await readCategory(api, id, { expand: ['breadcrumbs', 'permissions', 'parent', 'preferences'] })).body,
  });

/** All categories the viewer may see, one after the other, for choosing among them. */
export const visibleCategoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['categories', 'visible'],
    queryFn: async () => (await listCategories(api, { maxDepth: 100, outputFormat: 'flat', limit: 500 })).body,
  });

/** All categories as they were written, whatever the language of whoever asks, one after the other. */
export const writtenCategoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['categories', 'written'],
    queryFn: async () =>
      (await listCategories(api, { maxDepth: 100, outputFormat: 'flat', translated: false, limit: 500 })).body,
  });

/** One category as it was written, for changing it. */
export const categoryEditQuery = (api: Api, id: number) =>
  queryOptions({ queryKey: ['category', 'edit', id], queryFn: async () => (await readCategoryForEdit(api, id)).body });
