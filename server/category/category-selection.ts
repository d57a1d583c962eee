import type { z } from 'zod';
import type { categoryRoutes } from '#api/category/category.contract.ts';
import type { Category, CategoryBranch } from '#api/category/category-fields.contract.ts';
import { allowsPostType } from '#api/discussion/discussion-type.ts';
import type { Range } from '#api/query.ts';
import { mayPostIn, requireSelfOr, requireVisibleCategory } from '#server/category/category.policy.ts';
import { findCategoryRows, findFeatured, findFollowed } from '#server/category/category.queries.ts';
import { type ChosenBranch, flattenChosen, rankNameMatch, selectCategories } from '#server/category/category-list.ts';
import type { CategoryNode } from '#server/category/category-tree.ts';
import { presentCategories } from '#server/category/category-view.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import type { PostTypeCatalog } from '#server/post/type/post-type-catalog.ts';

type ListQuery = z.output<typeof categoryRoutes.list.schema.querystring>;
type SuggestedQuery = z.output<typeof categoryRoutes.suggested.schema.querystring>;
type SearchQuery = z.output<typeof categoryRoutes.search.schema.querystring>;

/** Checks whether a number is within a range of a query. */
const isWithin = (range: Range, value: number): boolean => {
  if (range.values) return range.values.some((one) => Number(one) === value);
  const low =
    range.from === undefined || (range.fromExclusive ? value > Number(range.from) : value >= Number(range.from));
  const high = range.to === undefined || (range.toExclusive ? value < Number(range.to) : value <= Number(range.to));
  return low && high;
};

const parentOf = (viewer: Viewer, query: Pick<ListQuery, 'parentCategoryID' | 'parentCategoryCode'>) => {
  const requested = query.parentCategoryID ?? query.parentCategoryCode;
  return requested === undefined || Number(requested) === -1 || Number(requested) === 0
    ? undefined
    : requireVisibleCategory(viewer, viewer.categories, requested);
};

/**
 * Returns the member whose followed categories are requested. Returns undefined when the query does not depend on
 * following.
 */
const followerOf = (viewer: Viewer, query: ListQuery): number | undefined => {
  const userID = query.followedUserID ?? (query.followed === undefined ? undefined : viewer.userID);
  if (userID !== undefined) requireSelfOr(viewer, userID, ['community.moderate', 'users.edit']);
  return userID;
};

const picksSingles = (query: ListQuery): boolean =>
  query.followed !== undefined ||
  query.followedUserID !== undefined ||
  query.featured !== undefined ||
  query.categoryID !== undefined ||
  query.postTypeID !== undefined ||
  query.filterDiscussionsAdd === true;

/** Checks whether a category allows the requested post type. */
function takesAsked(book: PostTypeCatalog, node: CategoryNode, { postTypeID, postTypeStatus }: ListQuery): boolean {
  if (postTypeID === undefined) return true;
  const type = book.find(postTypeID);
  if (!type || type.isDeleted || node.displayAs !== 'discussions') return false;
  if (postTypeStatus !== 'both' && type.isActive !== (postTypeStatus !== 'inactive')) return false;
  return allowsPostType({ ...node, allowedDiscussionTypes: node.allowedDiscussionTypes ?? [] }, type);
}

/** Checks whether a category's page has the requested layout view type. Other view types match all categories. */
const isShownAs = ({ displayAs }: CategoryNode, layoutViewType: string | undefined): boolean => {
  if (layoutViewType === 'discussionCategoryPage') return displayAs === 'discussions';
  return layoutViewType !== 'nestedCategoryList' || displayAs !== 'discussions';
};

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const orders: Readonly<Record<string, (a: CategoryNode, b: CategoryNode) => number>> = {
  categoryID: (a, b) => a.categoryID - b.categoryID,
  name: (a, b) => collator.compare(a.name, b.name) || a.categoryID - b.categoryID,
};

const sortBranches = (
  branches: readonly ChosenBranch[],
  compare: (a: CategoryNode, b: CategoryNode) => number,
): ChosenBranch[] =>
  branches
    .map(({ node, children }) => ({ node, children: sortBranches(children, compare) }))
    .sort((a, b) => compare(a.node, b.node));

const orderFor = (sort: ListQuery['sort'], followed: ReadonlyMap<number, string | null> | undefined) => {
  if (!sort) return undefined;
  const since = (node: CategoryNode) => followed?.get(node.categoryID) ?? '';
  const byDate = (a: CategoryNode, b: CategoryNode) =>
    since(a) === since(b) ? a.categoryID - b.categoryID : since(a) < since(b) ? -1 : 1;
  const ascending = orders[sort.replace('-', '')] ?? byDate;
  return sort.startsWith('-') ? (a: CategoryNode, b: CategoryNode) => ascending(b, a) : ascending;
};

/** Returns a page of the requested categories that the viewer may see, with the total count. */
export async function listCategories(
  forum: Forum,
  viewer: Viewer,
  query: ListQuery,
): Promise<{ total: number; branches: CategoryBranch[] }> {
  const tree = viewer.categories;
  const book = await forum.postTypes.get();
  const follower = followerOf(viewer, query);
  const asksDate = query.sort?.endsWith('dateFollowed') && viewer.userID !== 0;
  const followed =
    follower !== undefined || asksDate ? await findFollowed(forum.db, follower ?? viewer.userID) : undefined;
  const wantsFollowed = query.followedUserID !== undefined ? (query.followed ?? true) : query.followed;
  const featured = query.featured === undefined ? undefined : await findFeatured(forum.db);
  const isFlat = (query.outputFormat ?? (picksSingles(query) ? 'flat' : 'tree')) === 'flat';
  const chosen = selectCategories(tree, {
    parent: parentOf(viewer, query),
    includeParent: query.includeParentCategory ?? false,
    maxDepth: picksSingles(query) ? Number.MAX_SAFE_INTEGER : query.maxDepth,
    keeps: (node) =>
      may(viewer, 'discussions.view', node.categoryID) &&
      (query.archived === undefined || node.isArchived === query.archived) &&
      (wantsFollowed === undefined || followed?.has(node.categoryID) === wantsFollowed) &&
      (featured === undefined || featured.has(node.categoryID) === query.featured) &&
      isShownAs(node, query.layoutViewType) &&
      takesAsked(book, node, query) &&
      (query.categoryID === undefined || isWithin(query.categoryID, node.categoryID)) &&
      (!query.filterDiscussionsAdd || mayPostIn(viewer, node)),
  });
  const lined: readonly ChosenBranch[] = isFlat
    ? flattenChosen(chosen).map((node) => ({ node, children: [] }))
    : chosen;
  const compare = orderFor(query.sort, followed);
  const sorted = compare ? sortBranches(lined, compare) : lined;
  const page = sorted.slice((query.page - 1) * query.limit, query.page * query.limit);
  const present = await presentCategories(forum, viewer, tree, query.expand, flattenChosen(page));
  const branchOf = ({ node, children }: ChosenBranch): CategoryBranch => ({
    ...present(node),
    ...(!isFlat && { children: children.map(branchOf) }),
  });
  return { total: sorted.length, branches: page.map(branchOf) };
}

/** Returns a page of sorted categories with the total count. */
async function pageOf(
  forum: Forum,
  viewer: Viewer,
  chosen: readonly CategoryNode[],
  { page, limit, expand }: Pick<SearchQuery, 'page' | 'limit' | 'expand'>,
): Promise<{ total: number; categories: Category[] }> {
  const nodes = chosen.slice((page - 1) * limit, page * limit);
  const present = await presentCategories(forum, viewer, viewer.categories, expand, nodes);
  return { total: chosen.length, categories: nodes.map(present) };
}

/** Returns a page of categories whose name matches, the best match first, with the total count. */
export async function searchCategories(
  forum: Forum,
  viewer: Viewer,
  query: SearchQuery,
): Promise<{ total: number; categories: Category[] }> {
  const tree = viewer.categories;
  const parent = parentOf(viewer, { parentCategoryID: query.parentCategoryID, parentCategoryCode: undefined });
  const within = parent ? new Set(tree.withDescendants(parent.categoryID)) : undefined;
  const matches = tree.all
    .map((node) => ({ node, rank: rankNameMatch(node.name, query.query) }))
    .filter(
      ({ node, rank }) =>
        rank >= 0 &&
        may(viewer, 'discussions.view', node.categoryID) &&
        (!within || (within.has(node.categoryID) && node !== parent)) &&
        isShownAs(node, query.layoutViewType) &&
        (!query.displayAs?.length || query.displayAs.includes(node.displayAs)) &&
        (!query.filterDiscussionsAdd || mayPostIn(viewer, node)),
    )
    .sort((a, b) => a.rank - b.rank);
  const nodes = matches.map(({ node }) => node);
  return pageOf(forum, viewer, nodes, query);
}

/**
 * Returns a page of suggested categories with the total count: not archived and not yet followed, the most followed
 * first.
 */
export async function suggestCategories(
  forum: Forum,
  viewer: Viewer,
  query: SuggestedQuery,
): Promise<{ total: number; categories: Category[] }> {
  const followed = await findFollowed(forum.db, viewer.userID);
  const without = new Set(query.excludedCategoryIDs);
  const open = viewer.categories.all.filter(
    (node) =>
      node.displayAs === 'discussions' &&
      !node.isArchived &&
      !followed.has(node.categoryID) &&
      !without.has(node.categoryID) &&
      may(viewer, 'discussions.view', node.categoryID),
  );
  const rows = await findCategoryRows(
    forum.db,
    open.map(({ categoryID }) => categoryID),
    0,
  );
  const count = (node: CategoryNode, key: 'countFollowers' | 'countDiscussions') =>
    rows.get(node.categoryID)?.[key] ?? 0;
  const sorted = open.toSorted(
    (a, b) =>
      count(b, 'countFollowers') - count(a, 'countFollowers') ||
      count(b, 'countDiscussions') - count(a, 'countDiscussions') ||
      a.categoryID - b.categoryID,
  );
  return pageOf(forum, viewer, sorted, query);
}
