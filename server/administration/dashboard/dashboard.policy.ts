import { dashboardPermissions, growthPermissions } from '#api/administration/dashboard/dashboard-permissions.ts';
import { ApiError } from '#api/errors.ts';
import { findPermittedCategoryIDs, may, requirePermission, type Viewer } from '#server/platform/http/viewer.ts';

/** Throws ApiError `permission.missing` unless the viewer may open the dashboard, if only to moderate one category. */
export function requireDashboard(viewer: Viewer): void {
  if (may(viewer, dashboardPermissions) || findPermittedCategoryIDs(viewer, 'posts.moderate').length > 0) return;
  throw ApiError.permission([...dashboardPermissions]);
}

/** Throws ApiError `permission.missing` unless the viewer may see how the site grows. */
export const requireGrowth = (viewer: Viewer): void => requirePermission(viewer, growthPermissions);
