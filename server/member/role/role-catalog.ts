import type { Kysely } from 'kysely';
import type { PermissionEntry, PermissionName, PermissionRecord } from '#api/member/role/permission.ts';
import { domainsIn } from '#api/member/role/role-domain.ts';
import type { DefaultRoleType } from '#api/member/role/role-type.ts';
import type { CategoryTree } from '#server/category/category-tree.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** The IDs of the built-in roles (docs/behavior/platform.md#roles-and-default-grants). */
export const roleIDs = { guest: 2, unconfirmed: 3, applicant: 4, member: 8, administrator: 16, moderator: 32 } as const;

/** A role with the data that permission checks need. */
export interface RoleGrants {
  readonly roleID: number;
  readonly name: string;
  readonly type: string | null;
  readonly canSession: boolean;
  readonly personalInfo: boolean;
  /** Whether the forum assigns the role to everybody of its type. */
  readonly isDefault: boolean;
  /** The domains whose confirmed e-mail addresses receive the role. */
  readonly domains: readonly string[];
  /** Permissions on the whole site. Without `canSession`, `session.valid` is not among them. */
  readonly global: ReadonlySet<string>;
  /** Permissions by category, for categories with permissions of their own. */
  readonly categories: ReadonlyMap<number, ReadonlySet<string>>;
}

/** All roles with the permissions they grant, site-wide and in categories. */
export interface RoleCatalog {
  readonly roles: ReadonlyMap<number, RoleGrants>;
}

/**
 * Returns the role that the forum assigns to everybody of a type: the default one, otherwise the first of the type.
 * `exceptID` is a role that is about to be deleted.
 */
export function defaultRoleIn({ roles }: RoleCatalog, type: DefaultRoleType, exceptID = 0): number {
  const ofType = [...roles.values()].filter((role) => role.type === type && role.roleID !== exceptID);
  return (ofType.find(({ isDefault }) => isDefault) ?? ofType[0])?.roleID ?? roleIDs[type];
}

/** Returns the role assigned to new members, other than `exceptID`. */
export const newMemberRoleIn = (book: RoleCatalog, exceptID = 0): number => defaultRoleIn(book, 'member', exceptID);

/** Reads all roles with their grants. */
export async function loadRoleCatalog(db: Kysely<Tables>): Promise<RoleCatalog> {
  const roles = await db.selectFrom('role').selectAll().orderBy('sort').orderBy('role_id').execute();
  const grants = await db.selectFrom('role_permission').selectAll().execute();
  const byRole = Map.groupBy(grants, ({ role_id }) => role_id);
  return {
    roles: new Map(
      roles.map((role) => {
        const own = byRole.get(role.role_id) ?? [];
        const inCategories = Map.groupBy(
          own.filter(({ resource_type }) => resource_type === 'category'),
          ({ resource_id }) => resource_id,
        );
        return [
          role.role_id,
          {
            roleID: role.role_id,
            name: role.name,
            type: role.type,
            canSession: role.can_session,
            personalInfo: role.personal_info,
            isDefault: role.is_default,
            domains: domainsIn(role.domains),
            global: new Set(
              own
                .filter(({ resource_type }) => resource_type === 'global')
                .map(({ permission }) => permission)
                .filter((permission) => role.can_session || permission !== 'session.valid'),
            ),
            categories: new Map(
              [...inCategories].map(([id, rows]) => [id, new Set(rows.map(({ permission }) => permission))]),
            ),
          },
        ];
      }),
    ),
  };
}

/**
 * The permissions that a muted member retains: to read, to be signed in, and to change data that only concerns them
 * (see `mute-guard.ts`).
 */
export const mutedPermissions: ReadonlySet<string> = new Set<PermissionName>([
  'session.valid',
  'discussions.view',
  'profiles.view',
  'profiles.edit',
  'reactions.view',
  'email.view',
  'noAds.use',
]);

const mapFor =
  ({ isMuted }: Person) =>
  (names: readonly string[]): Record<string, boolean> =>
    Object.fromEntries(names.filter((name) => !isMuted || mutedPermissions.has(name)).map((name) => [name, true]));

/** A user whose permissions are computed. */
interface Person {
  readonly roleIDs: readonly number[];
  readonly isAdmin: boolean;
  /** Whether the user is muted. A muted member retains only the permissions in `mutedPermissions`. */
  readonly isMuted?: boolean;
}

/** The cache of computed records. Entries expire when the roles or categories are reloaded. */
const known = new WeakMap<RoleCatalog, WeakMap<CategoryTree, Map<string, PermissionRecord>>>();

/**
 * Returns the permissions of a user with these roles in the format of the API (docs/behavior/platform.md#permissions).
 * Categories with permissions of their own are junctions, and the categories that inherit from them are aliases. Users
 * with the same roles share one record.
 */
export function permissionRecordOf(book: RoleCatalog, tree: CategoryTree, person: Person): PermissionRecord {
  const ofBook = known.get(book) ?? new WeakMap<CategoryTree, Map<string, PermissionRecord>>();
  known.set(book, ofBook);
  const records = ofBook.get(tree) ?? new Map<string, PermissionRecord>();
  ofBook.set(tree, records);
  const key = `${person.isAdmin} ${person.isMuted === true} ${person.roleIDs.join()}`;
  const record = records.get(key) ?? buildPermissionRecord(book, tree, person);
  records.set(key, record);
  return record;
}

function buildPermissionRecord(book: RoleCatalog, tree: CategoryTree, person: Person): PermissionRecord {
  const roles = person.roleIDs.flatMap((roleID) => book.roles.get(roleID) ?? []);
  const asMap = mapFor(person);
  const custom = tree.all.filter(({ customPermissions }) => customPermissions);
  const inCategory = (categoryID: number): PermissionEntry => ({
    type: 'category',
    id: categoryID,
    permissions: asMap(roles.flatMap(({ categories }) => [...(categories.get(categoryID) ?? [])])),
  });
  const heirs = tree.all.filter(
    (node) => node.permissionCategoryID !== 0 && node.permissionCategoryID !== node.categoryID,
  );
  return {
    isAdmin: person.isAdmin,
    isSysAdmin: false,
    permissions: [
      { type: 'global', id: null, permissions: asMap(roles.flatMap(({ global }) => [...global])) },
      ...custom.map(({ categoryID }) => inCategory(categoryID)),
    ],
    junctions: { category: custom.map(({ categoryID }) => categoryID) },
    junctionAliases: {
      category: Object.fromEntries(heirs.map((node) => [node.categoryID, node.permissionCategoryID])),
    },
  };
}
