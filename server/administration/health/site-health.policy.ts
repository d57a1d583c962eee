import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';

/** Throws ApiError `permission.missing` unless the viewer may see the health of the site. */
export const requireHealth = (viewer: Viewer): void => requirePermission(viewer, 'site.manage');
