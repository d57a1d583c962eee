/** The permissions that can be granted for a single category (docs/behavior/platform.md#permissions). */
export const categoryPermissions = [
  'discussions.view',
  'discussions.add',
  'discussions.edit',
  'discussions.announce',
  'discussions.sink',
  'discussions.close',
  'discussions.delete',
  'comments.add',
  'comments.edit',
  'comments.delete',
  'posts.moderate',
] as const;

/** All permissions that a role can grant. Those of `categoryPermissions` can also be granted for a single category. */
export const permissionNames = [
  ...categoryPermissions,
  'session.valid',
  'site.manage',
  'settings.view',
  'community.manage',
  'community.moderate',
  'curation.manage',
  'staff.allow',
  'personalInfo.view',
  'internalInfo.view',
  'email.view',
  'profiles.view',
  'profiles.edit',
  'profilePicture.edit',
  'profile.editusernames',
  'users.add',
  'users.edit',
  'users.delete',
  'users.ban',
  'applicants.manage',
  'uploads.add',
  'advancedNotifications.allow',
  'tokens.add',
  'exports.manage',
  'noAds.use',
  'reactions.view',
  'reactions.positive.add',
  'reactions.negative.add',
  'flag.add',
  'discussions.closeOwn',
  'approval.require',
  'tags.add',
  'conversations.add',
  'conversations.moderate',
  'schedule.allow',
] as const;

/** The name of a permission that a role can grant. */
export type PermissionName = (typeof permissionNames)[number];

/** A name that a permission check accepts: a grantable permission, a consolidated permission, or `system.only`. */
export type CheckedPermission = PermissionName | 'discussions.moderate' | 'discussions.manage' | 'system.only';

/** The permissions that apply in one scope: the whole site (`global`) or one category. */
export interface PermissionEntry {
  readonly type: 'global' | 'category';
  readonly id?: number | null;
  readonly permissions: Readonly<Record<string, boolean>>;
}

/**
 * The permissions of a user (docs/behavior/platform.md#permissions). `junctions` lists the categories with permissions
 * of their own.
 */
export interface PermissionRecord {
  readonly isAdmin: boolean;
  readonly isSysAdmin?: boolean;
  readonly permissions: readonly PermissionEntry[];
  readonly junctions: Readonly<Record<string, readonly number[]>>;
  readonly junctionAliases: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Selects the entries that a permission check considers (docs/behavior/platform.md#permissions). */
export type PermissionMode = 'global' | 'resource' | 'globalOrResource' | 'resourceIfJunction';

/** The scope of a permission check: the resource, the mode, and the overrides that the record itself defines. */
export interface PermissionScope {
  readonly mode?: PermissionMode;
  readonly resourceType?: 'category';
  readonly resourceID?: number;
  readonly overrides?: Readonly<Record<string, boolean>>;
}

const consolidated: Readonly<Record<string, readonly string[]>> = {
  'discussions.moderate': ['discussions.announce', 'discussions.close', 'discussions.sink'],
  'discussions.manage': ['discussions.delete', 'discussions.edit'],
};

const grants = (entry: PermissionEntry, name: string): boolean => {
  const parts = consolidated[name];
  if (parts) return entry.permissions[name] === true || parts.every((part) => entry.permissions[part] === true);
  return entry.permissions[name] === true;
};

/**
 * Returns the entries with the consolidated permissions added where all their parts are granted. Clients written for
 * the reference API look these up by name.
 */
export const withConsolidated = (entries: readonly PermissionEntry[]): PermissionEntry[] =>
  entries.map((entry) => ({
    ...entry,
    permissions: {
      ...entry.permissions,
      ...Object.fromEntries(
        Object.keys(consolidated)
          .filter((name) => grants(entry, name))
          .map((name) => [name, true]),
      ),
    },
  }));

const entriesFor = (record: PermissionRecord, scope: PermissionScope): readonly PermissionEntry[] => {
  const { resourceType, resourceID } = scope;
  const mode = scope.mode ?? (resourceType && resourceID !== undefined ? 'resourceIfJunction' : 'globalOrResource');
  const globals = record.permissions.filter(({ type }) => type === 'global');
  if (!resourceType || mode === 'global') return mode === 'globalOrResource' ? record.permissions : globals;
  if (mode === 'globalOrResource') return record.permissions;
  const aliased =
    resourceID === undefined ? undefined : (record.junctionAliases[resourceType]?.[resourceID] ?? resourceID);
  const own = record.permissions.filter(({ type, id }) => type === resourceType && id === aliased);
  if (mode === 'resource') return own;
  return aliased !== undefined && record.junctions[resourceType]?.includes(aliased) ? own : globals;
};

/**
 * The reason for the result of a permission check: permissions not loaded, administrator, `system.only`, an override, a
 * grant, or no match.
 */
export type PermissionRule = 'unknown' | 'administrator' | 'system' | 'override' | 'grant' | 'none';

/**
 * The result of a permission check and the rule that determined it. For a grant or an override, `name` is the
 * permission that matched. For a grant, `entry` is where it matched.
 */
export interface PermissionResult {
  readonly granted: boolean;
  readonly rule: PermissionRule;
  readonly name?: CheckedPermission;
  readonly entry?: PermissionEntry;
}

/**
 * Checks whether at least one of the named permissions is granted and returns the rule that determined the result.
 * Denies access while permissions are not loaded. Administrators pass every check, and `system.only` grants everything.
 * An override of the record takes precedence for the permission it names. See docs/behavior/platform.md#permissions.
 */
export function resolvePermission(
  record: PermissionRecord | undefined,
  names: CheckedPermission | readonly CheckedPermission[],
  scope: PermissionScope = {},
): PermissionResult {
  if (!record) return { granted: false, rule: 'unknown' };
  if (record.isAdmin) return { granted: true, rule: 'administrator' };
  if (record.permissions.some((entry) => entry.permissions['system.only'])) return { granted: true, rule: 'system' };
  const entries = entriesFor(record, scope);
  let denied: PermissionResult = { granted: false, rule: 'none' };
  for (const name of [names].flat()) {
    const override = scope.overrides?.[name];
    const entry = override === undefined ? entries.find((one) => grants(one, name)) : undefined;
    if (override) return { granted: true, rule: 'override', name };
    if (entry) return { granted: true, rule: 'grant', name, entry };
    if (override === false) denied = { granted: false, rule: 'override', name };
  }
  return denied;
}

/**
 * Returns true when at least one of the named permissions is granted, by the rules of `resolvePermission`.
 *
 * @example hasPermission(me, 'comments.add', { resourceType: 'category', resourceID: discussion.categoryID })
 */
export const hasPermission = (
  record: PermissionRecord | undefined,
  names: CheckedPermission | readonly CheckedPermission[],
  scope: PermissionScope = {},
): boolean => resolvePermission(record, names, scope).granted;
