import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { hasPermission, type PermissionRecord } from '#api/member/permission.ts';
import { categoriesWhere, may, type Viewer } from '#server/platform/viewer.ts';

/** Who keeps order: in all of the forum, or by a category's own permissions in it. */
export const moderating = ['community.moderate', 'posts.moderate'] as const;

const refusal = () => ApiError.permission([...moderating]);

/** Whether the viewer keeps order at a place; `null` is no place of the forum, as a message's. */
export const mayTriage = (viewer: Viewer, categoryID: number | null): boolean =>
  may(viewer, 'community.moderate') || (categoryID !== null && may(viewer, 'posts.moderate', categoryID));

/** Whether somebody with these permissions keeps order at a place. */
export const keepsOrder = (record: PermissionRecord, categoryID: number | null): boolean =>
  hasPermission(record, 'community.moderate', { mode: 'global' }) ||
  (categoryID !== null &&
    hasPermission(record, 'posts.moderate', { resourceType: 'category', resourceID: categoryID }));

/** Refuses who does not keep order at a place. */
export function demandTriage(viewer: Viewer, categoryID: number | null): void {
  if (!mayTriage(viewer, categoryID)) throw refusal();
}

/** Refuses who keeps order nowhere. */
export function demandSomeTriage(viewer: Viewer): void {
  if (!may(viewer, 'community.moderate') && categoriesWhere(viewer, 'posts.moderate').length === 0) throw refusal();
}

/** What of a list the viewer keeps in order, by the column of its category. */
export const triagedBy = (viewer: Viewer, categoryID: RawBuilder<unknown>): RawBuilder<unknown> =>
  may(viewer, 'community.moderate')
    ? sql`true`
    : sql`${categoryID} = any(${[...categoriesWhere(viewer, 'posts.moderate')]}::bigint[])`;
