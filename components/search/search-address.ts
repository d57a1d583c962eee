import type { SearchFilter } from '#api/search/search.queries.ts';

/** The address of a search; only what differs from the beginning is in it. */
export function searchAddress(filter: Partial<SearchFilter>): string {
  const { query, page = 1, types, categoryID, author, name, tags, sort, from, to } = filter;
  const { includeChildCategories, followedCategories, includeArchivedCategories, tagOperator, queryOperator } = filter;
  const named = {
    query,
    types,
    categoryID,
    author,
    name,
    tags,
    sort: sort === 'relevance' ? undefined : sort,
    from,
    to,
    includeChildCategories,
    followedCategories,
    includeArchivedCategories,
    tagOperator,
    queryOperator,
    page: page > 1 ? page : undefined,
  };
  const pairs = Object.entries(named).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  const text = new URLSearchParams(pairs).toString();
  return text ? `/search?${text}` : '/search';
}
