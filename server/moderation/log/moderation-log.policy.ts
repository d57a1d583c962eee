import { ApiError } from '#api/errors.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { mayViewIn } from '#server/category/viewable.ts';
import {
  findPermittedCategoryIDs,
  isEverywhere,
  may,
  requirePermission,
  requireSession,
  type Viewer,
} from '#server/platform/http/viewer.ts';

/** The log entries that a viewer may see. */
export interface LogScope {
  readonly level: 'public' | 'private';
  /** Limits entries to records of these categories; undefined means all categories. */
  readonly categoryIDs: readonly number[] | undefined;
  /** Whether entries about records without a category are included, such as members and roles. */
  readonly withoutCategory: boolean;
  /** Whether moderators are named. */
  readonly withNames: boolean;
}

const keepers = ['community.moderate', 'site.manage'] as const;

/** Returns the categories that the viewer may view and whose own permissions let the viewer moderate discussions. */
const moderatedCategories = (viewer: Viewer): readonly number[] =>
  findPermittedCategoryIDs(viewer, 'discussions.moderate').filter((id) => mayViewIn(viewer, id));

/** Returns the categories whose deleted posts and revisions the viewer may read. */
export const historyCategories = (viewer: Viewer): readonly number[] =>
  may(viewer, 'community.moderate')
    ? findPermittedCategoryIDs(viewer, 'discussions.view')
    : moderatedCategories(viewer);

/**
 * Returns the private log of the viewer; undefined for viewers without one. Global moderators see everything except
 * entries about records they may not view. Category moderators see the entries of the categories that they moderate and
 * may view.
 */
export function privateScope(viewer: Viewer): LogScope | undefined {
  const viewable = findPermittedCategoryIDs(viewer, 'discussions.view');
  const shared = { level: 'private', withNames: true } as const;
  if (may(viewer, keepers))
    return { ...shared, categoryIDs: isEverywhere(viewer, viewable) ? undefined : viewable, withoutCategory: true };
  const categoryIDs = viewer.userID === 0 ? [] : moderatedCategories(viewer);
  return categoryIDs.length > 0 ? { ...shared, categoryIDs, withoutCategory: false } : undefined;
}

/**
 * Returns the public log, as far as the site publishes it.
 *
 * @throws {ApiError} permission.missing
 */
export function publicScope(viewer: Viewer, settings: Settings): LogScope {
  const readers = settings['moderation.publicLog'];
  if (readers === 'nobody') requirePermission(viewer, keepers);
  if (readers === 'members') requireSession(viewer);
  return {
    level: 'public',
    categoryIDs: findPermittedCategoryIDs(viewer, 'discussions.view'),
    withoutCategory: true,
    withNames: settings['moderation.publicLogNames'],
  };
}

/**
 * Returns the requested part of the log, by default the most that the viewer may see.
 *
 * @throws {ApiError} permission.missing
 */
export function requireScope(viewer: Viewer, settings: Settings, level: LogScope['level'] | undefined): LogScope {
  const own = privateScope(viewer);
  if (level !== 'public' && own) return own;
  if (level === 'private') throw ApiError.permission([...keepers]);
  return publicScope(viewer, settings);
}

/**
 * Checks that the viewer may see the revisions and deleted posts of a category.
 *
 * @throws {ApiError} permission.missing
 */
export function requireHistory(viewer: Viewer, categoryID: number): void {
  requirePermission(viewer, ['discussions.moderate', 'community.moderate'], categoryID);
  if (!mayViewIn(viewer, categoryID)) throw ApiError.permission(['discussions.view']);
}
