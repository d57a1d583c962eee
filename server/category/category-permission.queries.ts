import { sql, type Transaction } from 'kysely';
import type { CategoryPatch, CategoryRolePermissions } from '#api/category/category-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import { categoryPermissions } from '#api/member/role/permission.ts';
import type { CategoryTree } from '#server/category/category-tree.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';

type Trx = Transaction<Tables>;

/**
 * Enables, changes or disables the custom permissions of a category.
 *
 * A list of permissions excludes every role that it does not contain. When custom permissions are enabled without a
 * list, the category copies its inherited permissions. Custom permissions are stored in role_permission with the
 * resource_type `category`.
 */
export async function setCategoryPermissions(
  trx: Trx,
  tree: CategoryTree,
  categoryID: number,
  { customPermissions, permissions }: Pick<CategoryPatch, 'customPermissions' | 'permissions'>,
): Promise<void> {
  if (customPermissions === undefined && permissions === undefined) return;
  const had = tree.byID(categoryID)?.customPermissions ?? false;
  const wants = customPermissions ?? true;
  await trx.updateTable('category').set({ custom_permissions: wants }).where('category_id', '=', categoryID).execute();
  if (!wants || !had) await clear(trx, categoryID);
  if (wants && permissions) await replace(trx, categoryID, permissions);
  else if (wants && !had) await copyInherited(trx, tree.byID(categoryID)?.permissionCategoryID ?? 0, categoryID);
}

const clear = (trx: Trx, categoryID: number) =>
  trx
    .deleteFrom('role_permission')
    .where('resource_type', '=', 'category')
    .where('resource_id', '=', categoryID)
    .execute();

async function replace(trx: Trx, categoryID: number, roles: readonly CategoryRolePermissions[]): Promise<void> {
  const roleIDs = [...new Set(roles.map(({ roleID }) => roleID))];
  const { rows: known } = await sql`select from role where role_id = any(${roleIDs}::int[])`.execute(trx);
  if (known.length < roleIDs.length) throw ApiError.fields({ permissions: 'This role does not exist.' });
  const granted = roles.flatMap(({ roleID, permissions }) =>
    Object.entries(permissions).flatMap(([name, held]) => (held ? [{ roleID, name }] : [])),
  );
  await sql`
    delete from role_permission
    where resource_type = 'category' and resource_id = ${categoryID} and role_id = any(${roleIDs}::int[])
  `.execute(trx);
  await sql`
    insert into role_permission (role_id, resource_type, resource_id, permission)
    select role_id, 'category', ${categoryID}::bigint, permission
    from unnest(${granted.map(({ roleID }) => roleID)}::int[], ${granted.map(({ name }) => name)}::text[])
      as granted (role_id, permission)
    on conflict do nothing
  `.execute(trx);
}

const copyInherited = (trx: Trx, from: number, categoryID: number) =>
  sql`
    insert into role_permission (role_id, resource_type, resource_id, permission)
    select role_id, 'category', ${categoryID}::bigint, permission from role_permission
    where resource_type = ${from === 0 ? 'global' : 'category'} and resource_id = ${from}
      and permission = any(${[...categoryPermissions]}::text[])
    on conflict do nothing
  `.execute(trx);

/** Returns the custom permissions of each role in a category, including roles without any permission. */
export async function findCategoryPermissions(db: Queryable, categoryID: number): Promise<CategoryRolePermissions[]> {
  const { rows } = await sql<{ roleID: number; names: string[] }>`
    select role.role_id as "roleID", array_remove(array_agg(permission order by permission), null) as names
    from role
    left join role_permission own
      on own.role_id = role.role_id and own.resource_type = 'category' and own.resource_id = ${categoryID}
    group by role.role_id
    order by role.sort, role.role_id
  `.execute(db);
  return rows.map(({ roleID, names }) => ({
    roleID,
    permissions: Object.fromEntries(categoryPermissions.map((name) => [name, names.includes(name)])),
  }));
}
