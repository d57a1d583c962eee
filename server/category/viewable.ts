import { type RawBuilder, sql } from 'kysely';
import { hasPermission, type PermissionRecord } from '#api/member/role/permission.ts';
import { findPermittedCategoryIDs, isEverywhere, may, type Viewer } from '#server/platform/http/viewer.ts';

/**
 * Checks whether the viewer may view records of a category. `null` means that the record has no category, as for a
 * message. A category that no longer exists is not viewable, except for viewers who may view all categories.
 */
export function mayViewIn(viewer: Viewer, categoryID: number | null): boolean {
  if (categoryID === null || isEverywhere(viewer, findPermittedCategoryIDs(viewer, 'discussions.view'))) return true;
  return viewer.categories.byID(categoryID) !== undefined && may(viewer, 'discussions.view', categoryID);
}

/** Checks whether these permissions allow viewing records of a category. `null` means no category. */
export const mayRecordView = (record: PermissionRecord, categoryID: number | null): boolean =>
  categoryID === null ||
  hasPermission(record, 'discussions.view', { resourceType: 'category', resourceID: categoryID });

/**
 * Returns the SQL condition that the viewer may view a category, or that the record has no category. Returns `true` for
 * viewers who may view all categories.
 */
export function viewableSql(viewer: Viewer, categoryID: RawBuilder<unknown>): RawBuilder<unknown> {
  const ids = findPermittedCategoryIDs(viewer, 'discussions.view');
  // 0 represents no category, so that the expression is evaluated only once.
  return isEverywhere(viewer, ids) ? sql`true` : sql`coalesce(${categoryID}, 0) = any(${[0, ...ids]}::bigint[])`;
}
