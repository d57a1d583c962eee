import type { SearchQuery } from '#api/search/search.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { findPermittedCategoryIDs, type Viewer } from '#server/platform/http/viewer.ts';
import { matchesNoPost } from '#server/post/attachment/unmatchable-filters.ts';
import { findFollowedCategories } from './search.queries.ts';

const none: ReadonlySet<number> = new Set();

/** Returns the categories that the viewer follows, if the search is restricted to them. */
export const followedBy = async (
  db: Queryable,
  { userID }: Viewer,
  { followedCategories }: Pick<SearchQuery, 'followedCategories'>,
): Promise<ReadonlySet<number>> => (followedCategories && userID > 0 ? findFollowedCategories(db, userID) : none);

/** Whether a search has filters that only posts support. Such a search finds no categories. */
export const hasPostFilters = (query: SearchQuery): boolean =>
  matchesNoPost(query) ||
  query.discussionID !== undefined ||
  query.dateInserted !== undefined ||
  query.dateUpdated !== undefined ||
  (query.types !== undefined && query.types.length > 0 && !query.types.includes('category')) ||
  [query.insertUserIDs, query.insertUserNames, query.tags, query.statusID, query.postTypeID].some(
    (requested) => requested && requested.length > 0,
  );

/**
 * Returns the categories to search: those that the viewer may read, restricted to the requested ones. Archived
 * categories are excluded unless requested by ID or with `includeArchivedCategories`. The caller provides the followed
 * categories.
 */
export function searchedCategories(
  viewer: Viewer,
  query: Pick<
    SearchQuery,
    'categoryID' | 'categoryIDs' | 'includeChildCategories' | 'includeArchivedCategories' | 'followedCategories'
  >,
  followed: ReadonlySet<number>,
): number[] {
  const named = [...(query.categoryID ?? []), ...(query.categoryIDs ?? [])];
  const { categories } = viewer;
  const wanted = new Set(
    query.includeChildCategories ? named.flatMap((categoryID) => categories.withDescendants(categoryID)) : named,
  );
  return findPermittedCategoryIDs(viewer, 'discussions.view').filter((categoryID) => {
    if (named.length > 0 && !wanted.has(categoryID)) return false;
    if (query.followedCategories && !followed.has(categoryID)) return false;
    const isArchived = categories.byID(categoryID)?.isArchived ?? false;
    return !isArchived || query.includeArchivedCategories === true || named.includes(categoryID);
  });
}
