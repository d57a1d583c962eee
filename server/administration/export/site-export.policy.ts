import type { ExportOptions } from '#api/administration/export/site-export.contract.ts';
import { requireFullAdministrator } from '#server/member/role/authority.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';

/**
 * Checks that a viewer may read an export with these contents. One of everything contains all private categories and
 * profile fields, so that it needs a full administrator.
 *
 * @throws {ApiError} permission.missing, role.outranks.
 */
export function requireExport(
  viewer: Viewer,
  { scope, hasAddresses }: Pick<ExportOptions, 'scope' | 'hasAddresses'>,
): void {
  requirePermission(viewer, 'site.manage');
  if (scope === 'all') requireFullAdministrator(viewer);
  if (hasAddresses) requirePermission(viewer, 'personalInfo.view');
}
