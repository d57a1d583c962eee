import type { Kysely } from 'kysely';
import type { PermissionEntry, PermissionName, PermissionRecord } from '#api/member/role/permission.ts';
import type { CategoryTree } from '#server/category/category-tree.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** The roles with a fixed meaning (`spec/api.md` §1). */
export const roleIDs = { guest: 2, unconfirmed: 3, applicant: 4, member: 8, administrator: 16, moderator: 32 } as const;

/** A role as permission checks need it. */
export interface RoleGrants {
  readonly roleID: number;
  readonly name: string;
  readonly type: string | null;
  readonly canSession: boolean;
  readonly personalInfo: boolean;
  /** Permissions of the whole site. */
  readonly global: ReadonlySet<string>;
  /** Permissions per category with permissions of its own. */
  readonly categories: ReadonlyMap<number, ReadonlySet<string>>;
}

/** Which role grants what, and where. */
export interface PermissionBook {
  readonly roles: ReadonlyMap<number, RoleGrants>;
}

/** Returns the role that new members get: the first of the type "member", other than `exceptID`. */
export const newMemberRoleIn = ({ roles }: PermissionBook, exceptID = 0): number =>
  [...roles.values()].find(({ type, roleID }) => type === 'member' && roleID !== exceptID)?.roleID ?? roleIDs.member;

/** Reads all roles with their grants. */
export async function loadPermissionBook(db: Kysely<Tables>): Promise<PermissionBook> {
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
            global: new Set(
              own.filter(({ resource_type }) => resource_type === 'global').map(({ permission }) => permission),
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

/** What a muted member may still do: read, be signed in, and change what is theirs alone (see `mute-guard.ts`). */
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

/** Somebody whose permissions are asked for. */
interface Person {
  readonly roleIDs: readonly number[];
  readonly isAdmin: boolean;
  /** Of what the roles grant, a muted member keeps what reading takes. */
  readonly isMuted?: boolean;
}

/** Records that were put together already; they go when the book or the tree is read anew. */
const known = new WeakMap<PermissionBook, WeakMap<CategoryTree, Map<string, PermissionRecord>>>();

/**
 * What a person with these roles may do, in the shape the API answers (specification part 1 §3). Categories with
 * permissions of their own are junctions, their heirs aliases. Everybody with the same roles has the same record.
 */
export function permissionRecordOf(book: PermissionBook, tree: CategoryTree, person: Person): PermissionRecord {
  const ofBook = known.get(book) ?? new WeakMap<CategoryTree, Map<string, PermissionRecord>>();
  known.set(book, ofBook);
  const records = ofBook.get(tree) ?? new Map<string, PermissionRecord>();
  ofBook.set(tree, records);
  const key = `${person.isAdmin} ${person.isMuted === true} ${person.roleIDs.join()}`;
  const record = records.get(key) ?? putTogether(book, tree, person);
  records.set(key, record);
  return record;
}

function putTogether(book: PermissionBook, tree: CategoryTree, person: Person): PermissionRecord {
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
