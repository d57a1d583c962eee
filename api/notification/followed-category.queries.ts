import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listCategories } from '#api/category/category.client.ts';

/** The sort orders of followed categories. The first is the default. */
export const followedSorts = ['-dateFollowed', 'dateFollowed', 'name'] as const;

/** A sort order of followed categories. */
export type FollowedSort = (typeof followedSorts)[number];

/** Returns the sort order named in a URL, or the default. */
export const followedSortIn = (text: string | undefined): FollowedSort =>
  followedSorts.find((sort) => sort === text) ?? '-dateFollowed';

/**
 * Returns the query for the categories that the viewer follows, with the viewer's notification preferences for each.
 */
export const followedCategoriesQuery = (api: Api, sort: FollowedSort) =>
  queryOptions({
    queryKey: ['categories', 'followed', sort],
    queryFn: async () =>
      (await listCategories(api, { followed: true, outputFormat: 'flat', expand: ['preferences'], limit: 500, sort }))
        .body,
  });
