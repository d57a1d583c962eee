import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { hasPermission, type PermissionRecord } from '#api/member/role/permission.ts';
import { mayRecordView, mayViewIn, viewableSql } from '#server/category/viewable.ts';
import { findPermittedCategoryIDs, may, type Viewer } from '#server/platform/http/viewer.ts';

/** The permissions of moderators, granted globally or by a category's own permissions. Any of them suffices. */
export const moderatorPermissions = ['community.moderate', 'posts.moderate'] as const;

const refusal = () => ApiError.permission([...moderatorPermissions]);

/** Whether the viewer moderates a category and may view it. `null` means no category, as for messages. */
export const mayTriage = (viewer: Viewer, categoryID: number | null): boolean =>
  mayViewIn(viewer, categoryID) &&
  (may(viewer, 'community.moderate') || (categoryID !== null && may(viewer, 'posts.moderate', categoryID)));

/** Whether a permission record allows moderating a category and viewing it. */
export const mayRecordTriage = (record: PermissionRecord, categoryID: number | null): boolean =>
  mayRecordView(record, categoryID) &&
  (hasPermission(record, 'community.moderate', { mode: 'global' }) ||
    (categoryID !== null &&
      hasPermission(record, 'posts.moderate', { resourceType: 'category', resourceID: categoryID })));

/** Throws ApiError `permission.missing` unless the viewer moderates the category. */
export function requireTriage(viewer: Viewer, categoryID: number | null): void {
  if (!mayTriage(viewer, categoryID)) throw refusal();
}

/** Throws ApiError `permission.missing` unless the viewer moderates at least one category. */
export function requireSomeTriage(viewer: Viewer): void {
  if (!may(viewer, 'community.moderate') && findPermittedCategoryIDs(viewer, 'posts.moderate').length === 0)
    throw refusal();
}

/** Returns the SQL condition that the viewer moderates the category of a record and may view it. */
export const triagedBy = (viewer: Viewer, categoryID: RawBuilder<unknown>): RawBuilder<unknown> =>
  may(viewer, 'community.moderate')
    ? viewableSql(viewer, categoryID)
    : sql`${categoryID} = any(${findPermittedCategoryIDs(viewer, 'posts.moderate').filter((id) => mayViewIn(viewer, id))}::bigint[])`;
