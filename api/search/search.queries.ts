import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { search } from '#api/search/search.client.ts';
import type { SearchFilter } from '#api/search/search-filter.ts';

/** Formats two days as the API's date filter, regardless of their order (docs/behavior/search.md#search-filters). */
export function dateRangeText(from?: string, to?: string): string | undefined {
  if (from && to) return from === to ? from : from < to ? `[${from},${to}]` : `[${to},${from}]`;
  return from ? `>=${from}` : to ? `<=${to}` : undefined;
}

/**
 * Maps a filter to the query parameters of the API. `-body` excludes the bodies, because results display highlighted
 * passages.
 */
function askedBy(filter: SearchFilter) {
  const {
    domain,
    query,
    types,
    author,
    authors,
    categoryIDs,
    insertUserIDs,
    tags,
    from,
    to,
    updatedFrom,
    updatedTo,
    ...asked
  } = filter;
  const dateInserted = dateRangeText(from, to);
  const dateUpdated = dateRangeText(updatedFrom, updatedTo);
  return {
    ...asked,
    recordTypes: domain === 'places' ? ['category' as const] : ['discussion' as const, 'comment' as const],
    expand: ['insertUser', 'breadcrumbs', 'image', 'status', '-body'],
    ...(query && { query }),
    ...(types && { types: [...types] }),
    ...(author ? { insertUserNames: [author] } : authors && { insertUserNames: [...authors] }),
    ...(insertUserIDs && { insertUserIDs: [...insertUserIDs] }),
    ...(categoryIDs && { categoryIDs: [...categoryIDs] }),
    ...(tags && { tags: tags.split(',').map((tag) => tag.trim()) }),
    ...(dateInserted && { dateInserted }),
    ...(dateUpdated && { dateUpdated }),
  };
}

const findPage = async (api: Api, filter: SearchFilter, signal: AbortSignal) => {
  const { body, paging } = await search(api, askedBy(filter), signal);
  return { results: body, total: paging?.total ?? body.length };
};

/** Returns the query for a page of search results. */
export const searchQuery = (api: Api, filter: SearchFilter) =>
  queryOptions({
    queryKey: ['search', filter],
    queryFn: ({ signal }) => findPage(api, filter, signal),
    placeholderData: keepPreviousData,
  });

/** The first few categories that match the text, shown next to the matching posts. */
export const firstPlacesQuery = (api: Api, query: string) =>
  searchQuery(api, { domain: 'places', query, page: 1, limit: 3 });
