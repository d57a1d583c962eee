import type { ReadyLayout } from '#server/administration/layout/layout-store.ts';
import { permissionRecordOf } from '#server/member/role/role-catalog.ts';
import { sharedPermissions } from '#server/member/role/shared-permissions.ts';
import { guestOf } from '#server/member/session/session.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/**
 * The IDs of the sample member of previews. The server uses an ID below those of all members, so that it finds no data and
 * marks nothing as read. Pages need an ID above 0, so they get one above those of all members.
 */
export const sampleMember = { server: -1, page: Number.MAX_SAFE_INTEGER } as const;

/**
 * Returns the viewer of a preview: somebody with a role, with the permissions that the administrator also has. It is a
 * guest for the role of guests, otherwise a sample member.
 */
export async function viewerOfPreview(
  forum: Forum,
  administrator: Viewer,
  { roleID, layout }: { readonly roleID: number; readonly layout: ReadyLayout },
): Promise<Viewer> {
  const [guest, book] = await Promise.all([guestOf(forum), forum.permissions.get()]);
  const role = book.roles.get(roleID);
  const isMember = role !== undefined && role.type !== 'guest';
  const held = isMember ? [roleID] : guest.roleIDs;
  const granted = permissionRecordOf(book, guest.categories, { roleIDs: held, isAdmin: false });
  return {
    ...guest,
    ...(isMember && { userID: sampleMember.server, name: 'Sample', emailConfirmed: true }),
    roleIDs: held,
    permissions: sharedPermissions(granted, administrator.permissions),
    previewedLayout: layout,
  };
}
