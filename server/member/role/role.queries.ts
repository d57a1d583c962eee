import { type Kysely, sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { PermissionFragment, Role, RolePatch, RolePost } from '#api/member/role/role.contract.ts';
import { nameKeys } from '#server/member/identity/identity-keys.ts';
import type { Tables } from '#server/platform/database/tables.ts';

type Db = Kysely<Tables>;

/** A role with all properties that administrators see, except its permissions. */
export type RoleRow = Required<Omit<Role, 'permissions' | 'assignable'>>;

const columns = sql`
  r.role_id as "roleID", r.name, r.description, r.type, r.deletable, r.can_session as "canSession",
  r.personal_info as "personalInfo", r.domains, r.is_default as "isDefault",
  (select count(*) from member_role join member using (user_id)
    where role_id = r.role_id and date_deleted is null) as "countUsers"`;

/** Lists all roles in display order. */
export async function listRoles(db: Db): Promise<RoleRow[]> {
  const { rows } = await sql<RoleRow>`select ${columns} from role r order by r.sort, r.role_id`.execute(db);
  return rows;
}

/** Reads a role. Returns undefined when there is none. */
export async function findRole(db: Db, roleID: number): Promise<RoleRow | undefined> {
  if (roleID > 2_147_483_647) return undefined;
  const { rows } = await sql<RoleRow>`select ${columns} from role r where r.role_id = ${roleID}`.execute(db);
  return rows[0];
}

/**
 * Reads the permissions of some roles and returns a function that looks them up by role, site-wide permissions first.
 */
export async function findPermissions(
  db: Db,
  roleIDs: readonly number[],
): Promise<(roleID: number) => PermissionFragment[]> {
  const { rows } = await sql<{ roleID: number; type: 'global' | 'category'; id: number; names: string[] }>`
    select role_id as "roleID", resource_type as type, resource_id as id, array_agg(permission order by permission) as names
    from role_permission
    where role_id = any(${roleIDs}::integer[])
    group by role_id, resource_type, resource_id
    order by resource_type desc, resource_id
  `.execute(db);
  const byRole = Map.groupBy(rows, ({ roleID }) => roleID);
  return (roleID) =>
    (byRole.get(roleID) ?? []).map(({ type, id, names }) => ({
      type,
      id: type === 'global' ? null : id,
      permissions: Object.fromEntries(names.map((name) => [name, true])),
    }));
}

const refuseTakenName = (error: unknown): never => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === '23505' && (constraint === 'role_name_key' || constraint === 'role_name_skeleton'))
    throw ApiError.fields({ name: 'A role with this name already exists.' }, 'taken');
  throw error;
};

const columnsOf = (role: RolePatch) =>
  Object.fromEntries(
    Object.entries({
      name: role.name,
      ...(role.name !== undefined && nameKeys(role.name)),
      description: role.description,
      type: role.type,
      deletable: role.deletable,
      can_session: role.canSession,
      personal_info: role.personalInfo,
      domains: role.domains,
    }).filter(([, value]) => value !== undefined),
  );

/** Adds a role at the end and returns its ID. */
export async function insertRole(trx: Db, role: RolePost): Promise<number> {
  const { role_id } = await trx
    .insertInto('role')
    .values((eb) => ({
      ...columnsOf(role),
      name: role.name,
      sort: eb.selectFrom('role').select(sql<number>`coalesce(max(sort), 0) + 1`.as('next')),
    }))
    .returning('role_id')
    .executeTakeFirstOrThrow()
    .catch(refuseTakenName);
  return role_id;
}

/** Changes the properties of a role, without its permissions. */
export async function updateRole(trx: Db, roleID: number, role: RolePatch): Promise<void> {
  const columns = columnsOf(role);
  if (Object.keys(columns).length === 0) return;
  await trx.updateTable('role').set(columns).where('role_id', '=', roleID).execute().catch(refuseTakenName);
}

interface Grant {
  readonly type: string;
  readonly id: number;
  readonly name: string;
  readonly isGranted: boolean;
}

const grantsIn = (entries: readonly PermissionFragment[]): Grant[] =>
  entries.flatMap(({ type, id, permissions }) =>
    Object.entries(permissions).map(([name, isGranted]) => ({ type, id: id ?? 0, name, isGranted })),
  );

/**
 * Grants and revokes the permissions that the entries name. `isWhole` also revokes those that the entries do not name.
 */
export async function writePermissions(
  trx: Db,
  roleID: number,
  entries: readonly PermissionFragment[],
  isWhole: boolean,
): Promise<void> {
  const grants = JSON.stringify(grantsIn(entries));
  await sql`
    delete from role_permission where role_id = ${roleID} and (${isWhole} or exists (
      select from jsonb_to_recordset(${grants}::jsonb) as asked (type text, id bigint, name text)
      where asked.type = resource_type and asked.id = resource_id and asked.name = permission))
  `.execute(trx);
  await sql`
    insert into role_permission (role_id, resource_type, resource_id, permission)
    select ${roleID}::integer, type, id, name
    from jsonb_to_recordset(${grants}::jsonb) as asked (type text, id bigint, name text, "isGranted" boolean)
    where "isGranted"
    on conflict do nothing
  `.execute(trx);
}

/** Makes a role the default of its type. */
export async function makeDefault(trx: Db, roleID: number): Promise<void> {
  await sql`
    update role set is_default = role_id = ${roleID}
    where type = (select type from role where role_id = ${roleID}) and is_default <> (role_id = ${roleID})
  `.execute(trx);
}

/**
 * Deletes a role. Its members receive the replacement role. Without a replacement, members who would have no role
 * receive `fallbackRoleID`.
 */
export async function deleteRole(
  trx: Db,
  roleID: number,
  { replacementRoleID, fallbackRoleID }: { replacementRoleID: number | undefined; fallbackRoleID: number },
): Promise<void> {
  await sql`
    insert into member_role (user_id, role_id)
    select held.user_id, ${replacementRoleID ?? fallbackRoleID}::integer
    from member_role held
    where held.role_id = ${roleID} and (${replacementRoleID !== undefined} or not exists (
      select from member_role other where other.user_id = held.user_id and other.role_id <> ${roleID}))
    on conflict do nothing
  `.execute(trx);
  await sql`delete from role where role_id = ${roleID}`.execute(trx);
}
