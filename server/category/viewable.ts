import { type RawBuilder, sql } from 'kysely';
import { hasPermission, type PermissionRecord } from '#api/member/role/permission.ts';
import { categoriesWhere, isEverywhere, may, type Viewer } from '#server/platform/http/viewer.ts';

/**
 * Whether the viewer may view records of a category. `null` means that the record is in no category, as a message is.
 * A category that no longer exists counts as closed, except to viewers who may view all categories.
 */
export function mayViewIn(viewer: Viewer, categoryID: number | null): boolean {
  if (categoryID === null || isEverywhere(viewer, categoriesWhere(viewer, 'discussions.view'))) return true;
  return viewer.categories.byID(categoryID) !== undefined && may(viewer, 'discussions.view', categoryID);
}

/** Whether a holder of these permissions may view records of a category; `null` means no category. */
export const mayRecordView = (record: PermissionRecord, categoryID: number | null): boolean =>
  categoryID === null ||
  hasPermission(record, 'discussions.view', { resourceType: 'category', resourceID: categoryID });

/** A condition that a category is viewable by the viewer, or that there is none; `true` for those who may view all. */
export function viewableBy(viewer: Viewer, categoryID: RawBuilder<unknown>): RawBuilder<unknown> {
  const ids = categoriesWhere(viewer, 'discussions.view');
  // 0 stands for no category, so that the expression is evaluated once.
  return isEverywhere(viewer, ids) ? sql`true` : sql`coalesce(${categoryID}, 0) = any(${[0, ...ids]}::bigint[])`;
}
