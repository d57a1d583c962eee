import { demand, may, type Viewer } from '#server/platform/http/viewer.ts';
import type { ReasonRow } from './report-reason.queries.ts';

const seeing = ['site.manage', 'community.moderate'] as const;

/** Refuses unless the viewer may make and change reasons. */
export const demandReasonManaging = (viewer: Viewer): void => demand(viewer, 'site.manage');

/** Whether the viewer sees every reason, with how often it was given. */
export const seesAllReasons = (viewer: Viewer): boolean => may(viewer, seeing);

/** Refuses who may neither report nor see reports. */
export const demandReasonReading = (viewer: Viewer): void => demand(viewer, ['flag.add', ...seeing]);

/** Whether the viewer may give a reason: it is there, and for everybody or one of their roles. */
export const mayGive = (viewer: Viewer, { date_deleted, role_ids }: ReasonRow): boolean =>
  date_deleted === null && (role_ids.length === 0 || role_ids.some((roleID) => viewer.roleIDs.includes(roleID)));
