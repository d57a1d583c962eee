import type { AskedPermission } from '#api/member/role/permission.ts';
import type { CategoryNode, CategoryTree } from '#server/category/category-tree.ts';
import { found } from '#server/platform/http/me.ts';
import { demand, demandSession, may, type Viewer } from '#server/platform/http/viewer.ts';

/** Words that a category's code cannot be, since the API has calls of these names. */
export const reservedUrlcodes: ReadonlySet<string> = new Set(['search', 'sorts', 'preferences', 'suggested', 'all']);

/**
 * The category that a path or query names, if the viewer may view it. A hidden one is refused like one that does not
 * exist, so that nobody learns of its name.
 *
 * @throws {ApiError} `category.not-found`
 */
export function visibleCategory(viewer: Viewer, tree: CategoryTree, id: number | string): CategoryNode {
  const node = found(tree.find(id), 'category.not-found');
  return found(may(viewer, 'discussions.view', node.categoryID) ? node : undefined, 'category.not-found');
}

/** Refuses unless the viewer may arrange the site, and finds the category. */
export function managedCategory(viewer: Viewer, tree: CategoryTree, id: number | string): CategoryNode {
  demand(viewer, 'site.manage');
  return found(tree.find(id), 'category.not-found');
}

/** Whether discussions can stand in a category at all: headings and lists of categories have none of their own. */
export const takesDiscussions = ({ displayAs }: CategoryNode): boolean => displayAs === 'discussions';

/** Whether the viewer may begin a discussion in a category. */
export const mayPostIn = (viewer: Viewer, node: CategoryNode): boolean =>
  takesDiscussions(node) && !node.isArchived && may(viewer, 'discussions.add', node.categoryID);

/** Refuses unless it is the viewer's own affair, or the viewer holds one of the permissions. */
export function demandSelfOr(viewer: Viewer, userID: number, permissions: readonly AskedPermission[]): void {
  demandSession(viewer);
  if (viewer.userID !== userID) demand(viewer, permissions);
}
