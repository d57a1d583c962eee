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
    preview: { kind: 'role', id: roleID, name: role.name, userID: administrator.userID },
  };
}

/**
 * Returns the viewer who sees the forum with the permissions of a member, as far as the administrator has them. The
 * account remains the administrator's, so that the member's messages, drafts and settings are not shown to anybody. A
 * banned member sees what guests see.
 */
export function viewerAsMember(
  administrator: Viewer,
  member: Viewer,
  { id, name }: { id: number; name: string },
): Viewer {
  return {
    ...administrator,
    isAdmin: administrator.isAdmin && member.isAdmin,
    roleIDs: member.roleIDs,
    permissions: sharedPermissions(member.permissions, administrator.permissions),
    preview: { kind: 'member', id, name, userID: administrator.userID },
  };
}
