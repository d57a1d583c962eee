import { ApiError } from '#api/errors.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { mayViewIn } from '#server/category/viewable.ts';
import {
  categoriesWhere,
  demand,
  demandSession,
  isEverywhere,
  may,
  type Viewer,
} from '#server/platform/http/viewer.ts';

/** Which entries of the log somebody sees. */
export interface LogScope {
  readonly level: 'public' | 'private';
  /** Only entries about records of these categories; of all categories where undefined. */
  readonly categoryIDs: readonly number[] | undefined;
  /** Whether entries about records without a category, such as members and roles, belong to it. */
  readonly withoutCategory: boolean;
  /** Whether moderators have names. */
  readonly withNames: boolean;
}

const keepers = ['community.moderate', 'site.manage'] as const;

/** The categories that the viewer may view and whose discussions they moderate by the category's own permissions. */
const moderatedCategories = (viewer: Viewer): readonly number[] =>
  categoriesWhere(viewer, 'discussions.moderate').filter((id) => mayViewIn(viewer, id));

/** The categories of whose deleted and former texts the viewer may read. */
export const historyCategories = (viewer: Viewer): readonly number[] =>
  may(viewer, 'community.moderate') ? categoriesWhere(viewer, 'discussions.view') : moderatedCategories(viewer);

/**
 * The private log: for moderators of the site all but the entries about records that they may not view, for others that
 * of the categories which they moderate and may view. Undefined for everybody else.
 */
export function privateScope(viewer: Viewer): LogScope | undefined {
  const viewable = categoriesWhere(viewer, 'discussions.view');
  const shared = { level: 'private', withNames: true } as const;
  if (may(viewer, keepers))
    return { ...shared, categoryIDs: isEverywhere(viewer, viewable) ? undefined : viewable, withoutCategory: true };
  const categoryIDs = viewer.userID === 0 ? [] : moderatedCategories(viewer);
  return categoryIDs.length > 0 ? { ...shared, categoryIDs, withoutCategory: false } : undefined;
}

/** The log for everybody, as far as the site publishes it. @throws {ApiError} permission.missing */
export function publicScope(viewer: Viewer, settings: Settings): LogScope {
  const readers = settings['moderation.publicLog'];
  if (readers === 'nobody') demand(viewer, keepers);
  if (readers === 'members') demandSession(viewer);
  return {
    level: 'public',
    categoryIDs: categoriesWhere(viewer, 'discussions.view'),
    withoutCategory: true,
    withNames: settings['moderation.publicLogNames'],
  };
}

/** The part of the log that is asked for, else the most that the viewer may see. @throws {ApiError} permission.missing */
export function demandScope(viewer: Viewer, settings: Settings, level: LogScope['level'] | undefined): LogScope {
  const own = privateScope(viewer);
  if (level !== 'public' && own) return own;
  if (level === 'private') throw ApiError.permission([...keepers]);
  return publicScope(viewer, settings);
}

/** Refuses who may not see former and deleted texts of a category. @throws {ApiError} permission.missing */
export function demandHistory(viewer: Viewer, categoryID: number): void {
  demand(viewer, ['discussions.moderate', 'community.moderate'], categoryID);
  if (!mayViewIn(viewer, categoryID)) throw ApiError.permission(['discussions.view']);
}
