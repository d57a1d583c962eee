import { ApiError } from '#api/errors.ts';
import { type Grants, requireHolding } from '#server/member/role/authority.ts';
import { permissionRecordOf } from '#server/member/role/role-catalog.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';

/** Checks that the viewer may manage webhooks. */
export const requireWebhooks = (viewer: Viewer): void => requirePermission(viewer, 'site.manage');

/**
 * Checks that the viewer may send what a role reads to another site: the viewer has every permission of the role. Inside
 * a transaction, pass the grants that it reads.
 *
 * @throws {ApiError} request.invalid at roleID, role.outranks.
 */
export function requireWebhookRole({ book, tree }: Grants, viewer: Viewer, roleID: number): void {
  if (!book.roles.has(roleID)) throw ApiError.fields({ roleID: 'This role does not exist.' });
  requireHolding(viewer, permissionRecordOf(book, tree, { roleIDs: [roleID], isAdmin: false }));
}
