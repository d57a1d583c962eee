import { categoryAddress } from '#api/category/category-address.ts';
import type { Breadcrumb, Category, CategoryPreferences, LastPost } from '#api/category/category-fields.contract.ts';
import { defaultCategoryPreferences } from '#api/category/default-category-preferences.ts';
import { categoryPermissions } from '#api/member/role/permission.ts';
import { type CategoryRow, findCategoryRows } from '#server/category/category.queries.ts';
import { findLastPosts } from '#server/category/category-last-post.queries.ts';
import type { CategoryNode, CategoryTree } from '#server/category/category-tree.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findPermittedCategoryIDs, may, type Viewer } from '#server/platform/http/viewer.ts';

/** The `expand` values of a category. */
export type CategoryExtra = 'lastPost' | 'permissions' | 'preferences' | 'breadcrumbs' | 'parent';

/** Maps a row to the member's notification preferences for the category in the API representation. */
export const preferencesOf = (row: CategoryRow | undefined): CategoryPreferences => ({
  ...defaultCategoryPreferences,
  // Followed categories are in the digest by default.
  'preferences.email.digest': row?.followed ?? false,
  ...row?.preferences,
  'preferences.followed': row?.followed ?? false,
});

/** Returns the short form of a category that other records embed. */
export const categoryFragment = (node: CategoryNode) => ({
  categoryID: node.categoryID,
  name: node.name,
  url: categoryAddress(node.urlcode),
});

/** Returns the breadcrumbs of a category, without ancestors that the viewer may not see. */
export const breadcrumbsOf = (viewer: Viewer, tree: CategoryTree, categoryID: number): Breadcrumb[] =>
  tree
    .path(categoryID)
    .filter((node) => may(viewer, 'discussions.view', node.categoryID))
    .map(({ name, urlcode }) => ({ name, url: categoryAddress(urlcode) }));

const permissionsIn = (viewer: Viewer, categoryID: number): Record<string, boolean> =>
  Object.fromEntries(categoryPermissions.map((name) => [name, may(viewer, name, categoryID)]));

const newestOf = (posts: Iterable<LastPost | undefined>): LastPost | null => {
  let newest: LastPost | null = null;
  for (const post of posts) if (post && (!newest || post.dateInserted > newest.dateInserted)) newest = post;
  return newest;
};

/** Maps a category to the API representation for one viewer, including the counts of its descendants. */
export type CategoryPresenter = (node: CategoryNode) => Category;

/**
 * Loads the visible data once and returns a presenter for any of the categories. Categories that the viewer may not see
 * contribute neither to counts nor to last posts.
 */
export async function presentCategories(
  forum: Forum,
  viewer: Viewer,
  tree: CategoryTree,
  extras: readonly CategoryExtra[],
  shown: readonly CategoryNode[],
): Promise<CategoryPresenter> {
  const visible = new Set(findPermittedCategoryIDs(viewer, 'discussions.view'));
  const below = (node: CategoryNode) =>
    tree.withDescendants(node.categoryID).filter((id) => visible.has(id) || id === node.categoryID);
  const wanted = [...new Set(shown.flatMap(below))];
  const rows = await findCategoryRows(forum.db, wanted, viewer.userID);
  const posts = extras.includes('lastPost') ? await findLastPosts(forum.db, wanted) : undefined;
  const sum = (node: CategoryNode, key: 'countDiscussions' | 'countComments') =>
    below(node).reduce((total, id) => total + (rows.get(id)?.[key] ?? 0), 0);
  const parentOf = (node: CategoryNode) => {
    const parent = tree.byID(node.parentCategoryID ?? -1);
    return parent && visible.has(parent.categoryID) ? categoryFragment(parent) : null;
  };
  return (node) => ({
    ...basicsOf(node, rows.get(node.categoryID)),
    countCategories: node.children.filter(({ categoryID }) => visible.has(categoryID)).length,
    countAllDiscussions: sum(node, 'countDiscussions'),
    countAllComments: sum(node, 'countComments'),
    ...(posts && { lastPost: newestOf(below(node).map((id) => posts.get(id))) }),
    ...(extras.includes('permissions') && { permissions: permissionsIn(viewer, node.categoryID) }),
    ...(extras.includes('preferences') && { preferences: preferencesOf(rows.get(node.categoryID)) }),
    ...(extras.includes('breadcrumbs') && { breadcrumbs: breadcrumbsOf(viewer, tree, node.categoryID) }),
    ...(extras.includes('parent') && { parent: parentOf(node) }),
  });
}

const basicsOf = (node: CategoryNode, row: CategoryRow | undefined) => ({
  categoryID: node.categoryID,
  name: node.name,
  description: node.translatedDescription ?? row?.description ?? null,
  parentCategoryID: node.parentCategoryID,
  urlcode: node.urlcode,
  url: categoryAddress(node.urlcode),
  displayAs: node.displayAs,
  isArchived: node.isArchived,
  customPermissions: node.customPermissions,
  featured: row?.featured ?? false,
  hideFromRecent: node.hideFromRecent,
  allowedDiscussionTypes: [...(node.allowedDiscussionTypes ?? [])],
  allowedPostTypeIDs: [...(node.allowedDiscussionTypes ?? [])],
  hasRestrictedPostTypes: node.allowedDiscussionTypes !== null,
  ...((node.allowedDiscussionTypes?.includes('question') ?? true) && {
    qnaFollowUpNotification: row?.qnaFollowUpNotification ?? false,
  }),
  iconUrl: row?.iconUrl ?? null,
  bannerUrl: row?.bannerUrl ?? null,
  depth: node.depth,
  countDiscussions: row?.countDiscussions ?? 0,
  countComments: row?.countComments ?? 0,
  countFollowers: row?.countFollowers ?? 0,
  followed: row?.followed ?? false,
  dateFollowed: row?.dateFollowed ?? null,
  dateMarkedRead: row?.dateMarkedRead ?? null,
});
