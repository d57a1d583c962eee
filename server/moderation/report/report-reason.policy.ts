import { may, requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import type { ReasonRow } from './report-reason.queries.ts';

const seeing = ['site.manage', 'community.moderate'] as const;

/** Throws ApiError `permission.missing` unless the viewer may manage report reasons. */
export const requireReasonManaging = (viewer: Viewer): void => requirePermission(viewer, 'site.manage');

/** Whether the viewer sees every reason with its number of reports. */
export const seesAllReasons = (viewer: Viewer): boolean => may(viewer, seeing);

/** Throws ApiError `permission.missing` unless the viewer may report or see reports. */
export const requireReasonReading = (viewer: Viewer): void => requirePermission(viewer, ['flag.add', ...seeing]);

/** Whether the viewer may give a reason: it is not deleted, and is available to everyone or to one of their roles. */
export const mayGive = (viewer: Viewer, { date_deleted, role_ids }: ReasonRow): boolean =>
  date_deleted === null && (role_ids.length === 0 || role_ids.some((roleID) => viewer.roleIDs.includes(roleID)));
