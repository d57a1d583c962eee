import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { hasPermission, type PermissionRecord } from '#api/member/role/permission.ts';
import { mayRecordView, mayViewIn, viewableBy } from '#server/category/viewable.ts';
import { categoriesWhere, may, type Viewer } from '#server/platform/http/viewer.ts';

/** Who keeps order: in all of the forum, or by a category's own permissions in it. */
export const moderating = ['community.moderate', 'posts.moderate'] as const;

const refusal = () => ApiError.permission([...moderating]);

/** Whether the viewer moderates a category that they may view; `null` is no category, as a message's. */
export const mayTriage = (viewer: Viewer, categoryID: number | null): boolean =>
  mayViewIn(viewer, categoryID) &&
  (may(viewer, 'community.moderate') || (categoryID !== null && may(viewer, 'posts.moderate', categoryID)));

/** Whether a holder of these permissions moderates a category that they may view. */
export const keepsOrder = (record: PermissionRecord, categoryID: number | null): boolean =>
  mayRecordView(record, categoryID) &&
  (hasPermission(record, 'community.moderate', { mode: 'global' }) ||
    (categoryID !== null &&
      hasPermission(record, 'posts.moderate', { resourceType: 'category', resourceID: categoryID })));

/** Refuses who does not keep order at a place. */
export function demandTriage(viewer: Viewer, categoryID: number | null): void {
  if (!mayTriage(viewer, categoryID)) throw refusal();
}

/** Refuses who keeps order nowhere. */
export function demandSomeTriage(viewer: Viewer): void {
  if (!may(viewer, 'community.moderate') && categoriesWhere(viewer, 'posts.moderate').length === 0) throw refusal();
}

/** A condition on the category of a record: the viewer moderates it and may view it. */
export const triagedBy = (viewer: Viewer, categoryID: RawBuilder<unknown>): RawBuilder<unknown> =>
  may(viewer, 'community.moderate')
    ? viewableBy(viewer, categoryID)
    : sql`${categoryID} = any(${categoriesWhere(viewer, 'posts.moderate').filter((id) => mayViewIn(viewer, id))}::bigint[])`;
