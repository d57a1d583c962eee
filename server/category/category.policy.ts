import type { CheckedPermission } from '#api/member/role/permission.ts';
import type { CategoryNode, CategoryTree } from '#server/category/category-tree.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { may, requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';

/** Urlcodes that are reserved because API routes use them. */
export const reservedUrlcodes: ReadonlySet<string> = new Set(['search', 'sorts', 'preferences', 'suggested', 'all']);

/**
 * Returns the category of a path or query that the viewer may view. A hidden category fails with the same error as a
 * missing one, so that the response does not reveal its existence.
 *
 * @throws {ApiError} `category.not-found`
 */
export function requireVisibleCategory(viewer: Viewer, tree: CategoryTree, id: number | string): CategoryNode {
  const node = requireFound(tree.find(id), 'category.not-found');
  return requireFound(may(viewer, 'discussions.view', node.categoryID) ? node : undefined, 'category.not-found');
}

/** Requires site.manage and returns the category. Throws ApiError `category.not-found` when it does not exist. */
export function requireManagedCategory(viewer: Viewer, tree: CategoryTree, id: number | string): CategoryNode {
  requirePermission(viewer, 'site.manage');
  return requireFound(tree.find(id), 'category.not-found');
}

/** Checks whether a category can contain discussions. Headings and lists of categories cannot. */
export const takesDiscussions = ({ displayAs }: CategoryNode): boolean => displayAs === 'discussions';

/** Checks whether the viewer may start a discussion in a category. */
export const mayPostIn = (viewer: Viewer, node: CategoryNode): boolean =>
  takesDiscussions(node) && !node.isArchived && may(viewer, 'discussions.add', node.categoryID);

/** Requires that the user is the viewer, or that the viewer has one of the permissions. */
export function requireSelfOr(viewer: Viewer, userID: number, permissions: readonly CheckedPermission[]): void {
  requireSession(viewer);
  if (viewer.userID !== userID) requirePermission(viewer, permissions);
}
