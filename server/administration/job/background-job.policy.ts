import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';

/** Throws ApiError `permission.missing` unless the viewer may see and change background jobs. */
export const requireJobs = (viewer: Viewer): void => requirePermission(viewer, 'site.manage');
