import type { PermissionEntry, PermissionRecord } from '#api/member/role/permission.ts';

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
