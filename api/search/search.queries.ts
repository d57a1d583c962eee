import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { search } from '#api/search/search.client.ts';

/** What a visitor searches for. Empty texts are left out. */
export interface SearchFilter {
  readonly query: string;
  readonly page: number;
  readonly limit: number;
  readonly types?: 'discussion' | 'comment' | 'user';
  readonly categoryID?: number;
  readonly author?: string;
  readonly name?: string;
  readonly tags?: string;
  readonly sort?: 'relevance' | '-dateInserted' | 'dateInserted';
  readonly from?: string;
  readonly to?: string;
  readonly includeChildCategories?: true;
  readonly followedCategories?: true;
  readonly includeArchivedCategories?: true;
  readonly tagOperator?: 'and';
  readonly queryOperator?: 'or';
}

/** A date filter of two days as the search takes it (`spec/behaviours.md` §6e). */
export function dateRangeText(from?: string, to?: string): string | undefined {
  if (from && to) return from === to ? from : `[${from},${to}]`;
  return from ? `>=${from}` : to ? `<=${to}` : undefined;
}

/** A page of what a search found. */
export const searchQuery = (api: Api, filter: SearchFilter) =>
  queryOptions({
    queryKey: ['search', filter],
    queryFn: async ({ signal }) => {
      const { query, types, author, tags, from, to, ...asked } = filter;
      const dateInserted = dateRangeText(from, to);
      const { body, paging } = await search(
        api,
        {
          ...asked,
          expand: ['insertUser', 'breadcrumbs'],
          ...(query && { query }),
          ...(types && { recordTypes: [types] }),
          ...(author && { insertUserNames: [author] }),
          ...(tags && { tags: tags.split(',').map((tag) => tag.trim()) }),
          ...(dateInserted && { dateInserted }),
        },
        signal,
      );
      return { results: body, total: paging?.total ?? body.length, hasMore: paging?.hasMore ?? false };
    },
    placeholderData: keepPreviousData,
  });
