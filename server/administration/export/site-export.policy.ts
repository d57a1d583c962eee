import type { ExportOptions } from '#api/administration/export/site-export.contract.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';

/** Checks that a viewer may read an export with these contents. @throws {ApiError} when they may not. */
export function requireExport(viewer: Viewer, { hasAddresses }: Pick<ExportOptions, 'hasAddresses'>): void {
  requirePermission(viewer, 'site.manage');
  if (hasAddresses) requirePermission(viewer, 'personalInfo.view');
}
