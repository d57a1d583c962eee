import type { PermissionEntry, PermissionRecord } from '#api/member/role/permission.ts';
import type { ReadyLayout } from '#server/administration/layout/layout-store.ts';
import { permissionRecordOf, roleIDs } from '#server/member/role/role-catalog.ts';
import { guestOf } from '#server/member/session/session.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/**
 * The IDs of the sample member of previews. The server uses an ID below those of all members, so that it finds no data and
 * marks nothing as read. Pages need an ID above 0, so they get one above those of all members.
 */
export const sampleMember = { server: -1, page: Number.MAX_SAFE_INTEGER } as const;

const onlyShared = (one: PermissionEntry, other: PermissionEntry | undefined): PermissionEntry => ({
  ...one,
  permissions: Object.fromEntries(
    Object.entries(one.permissions).filter(([name, isGranted]) => isGranted && other?.permissions[name]),
  ),
});

/** Returns the permissions that both records grant, site-wide and in each category. */
export function sharedPermissions(one: PermissionRecord, other: PermissionRecord): PermissionRecord {
  if (other.isAdmin) return one;
  if (one.isAdmin) return other;
  // Both records are of the same tree of categories, so that they have the same entries.
  const same = ({ type, id }: PermissionEntry) =>
    other.permissions.find((entry) => entry.type === type && entry.id === id);
  return { ...one, permissions: one.permissions.map((entry) => onlyShared(entry, same(entry))) };
}

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
  const isMember = roleID !== roleIDs.guest && book.roles.has(roleID);
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
