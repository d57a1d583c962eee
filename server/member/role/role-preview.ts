import type { Viewer } from '#server/platform/http/viewer.ts';
import { permissionRecordOf, type RoleCatalog } from './role-catalog.ts';
import { sharedPermissions } from './shared-permissions.ts';

/**
 * Returns the viewer who sees the forum as a role: with the permissions of the role that the administrator also has. For
 * a role of guests it is a guest, otherwise the administrator's own account, so that their own posts and settings
 * remain theirs.
 */
export function viewerAsRole(
  book: RoleCatalog,
  { administrator, guest, roleID }: { administrator: Viewer; guest: Viewer; roleID: number },
): Viewer {
  const role = book.roles.get(roleID);
  if (!role) return administrator;
  const granted = permissionRecordOf(book, administrator.categories, { roleIDs: [roleID], isAdmin: false });
  return {
    ...(role.type === 'guest' ? guest : administrator),
    isAdmin: false,
    roleIDs: [roleID],
    sessionID: administrator.sessionID,
    permissions: sharedPermissions(granted, administrator.permissions),
    previewedRole: { roleID, name: role.name, userID: administrator.userID },
  };
}
