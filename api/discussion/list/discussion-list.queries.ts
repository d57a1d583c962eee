import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listBookmarkedDiscussions, listDiscussions } from '#api/discussion/discussion.client.ts';
import { type DiscussionFilterValues, toListQuery } from '#api/discussion/list/discussion-filter.ts';
import type { DiscussionSort } from '#api/discussion/list/discussion-sorts.ts';

/** The selection of discussions that a list page shows. */
export interface DiscussionListFilter {
  readonly sort: DiscussionSort;
  readonly page: number;
  readonly limit: number;
  readonly categoryID?: number;
  readonly includeChildCategories?: boolean;
  /** The reader's filters. */
  readonly choice?: DiscussionFilterValues;
  readonly insertUserID?: number;
  /** Whether to list the viewer's bookmarks instead of the lists of the site. */
  readonly bookmarked?: boolean;
}

const rowExtras = ['insertUser', 'lastUser', 'category', 'tags', 'excerpt', 'status', 'reportMeta', '-body'];

/**
 * Returns the query for a page of a list of discussions, with all data of its rows. The previous rows remain while the
 * next page loads.
 */
export const discussionListQuery = (api: Api, filter: DiscussionListFilter) =>
  queryOptions({
    queryKey: ['discussions', filter],
    queryFn: async () => {
      const { bookmarked, choice = {}, sort, ...rest } = filter;
      const own = { page: rest.page, limit: rest.limit, expand: rowExtras };
      const pinOrder = sort === 'dateInserted' || sort === '-score' ? 'mixed' : 'first';
      const { body, paging } = bookmarked
        ? await listBookmarkedDiscussions(api, own)
        : await listDiscussions(api, {
            ...rest,
            sort,
            pinOrder,
            expand: rowExtras,
            ...toListQuery(choice),
            ...(filter.categoryID === undefined && !choice.tagID && { excludeHiddenCategories: true }),
          });
      const { total = body.length, hasMore = false, isCapped = false } = paging ?? {};
      return { discussions: body, total, hasMore, isCapped };
    },
    placeholderData: keepPreviousData,
  });

/** Returns the query for discussions by ID, for bulk actions. */
export const discussionsByIDQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['discussions', 'by-id', ids],
    queryFn: async () => {
      const discussionID = ids.join(',');
      const query = { discussionID, limit: 500, pinOrder: 'mixed', expand: ['category', '-body'] } as const;
      return (await listDiscussions(api, query as never)).body;
    },
  });
