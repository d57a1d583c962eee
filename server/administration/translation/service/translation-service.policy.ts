import { requireFullAdministrator } from '#server/member/role/authority.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';

/**
 * Checks that the viewer may set up translation services. The forum sends requests to their addresses, also within its
 * own network.
 *
 * @throws {ApiError} role.outranks
 */
export function requireServiceSetup(viewer: Viewer): void {
  requirePermission(viewer, 'site.manage');
  requireFullAdministrator(viewer);
}

/** Checks that the viewer may translate texts by machine: everybody who translates the texts of the site. */
export const requireTranslator = (viewer: Viewer): void =>
  requirePermission(viewer, ['site.manage', 'community.moderate']);
