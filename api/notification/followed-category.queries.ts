import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listCategories } from '#api/category/category.client.ts';

/** The orders of followed categories; the first unless told. */
export const followedSorts = ['-dateFollowed', 'dateFollowed', 'name'] as const;

/** An order of followed categories. */
export type FollowedSort = (typeof followedSorts)[number];

/** The order that an address asks for. */
export const followedSortIn = (text: string | undefined): FollowedSort =>
  followedSorts.find((sort) => sort === text) ?? '-dateFollowed';

/** The categories that the asking member follows, with what they want to hear of each. */
export const followedCategoriesQuery = (api: Api, sort: FollowedSort) =>
  queryOptions({
    queryKey: ['categories', 'followed', sort],
    queryFn: async () =>
      (await listCategories(api, { followed: true, outputFormat: 'flat', expand: ['preferences'], limit: 500, sort }))
        .body,
  });
