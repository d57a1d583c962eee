import { useSuspenseQuery } from '@tanstack/react-query';
import { untranslatedCategoriesQuery } from '#api/category/category.queries.ts';
import type { Role } from '#api/member/role/role.contract.ts';
import { roleGrantsQuery } from '#api/member/role/role.queries.ts';
import type { MessageID } from '#api/message-id.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { scopesOf } from './role-grid.ts';

/** The address of the list of roles. */
export const rolePath = '/dashboard/role';

/** The IDs of the roles whose type is fixed, and which cannot be deleted. */
export const builtInRoles: ReadonlySet<number> = new Set([2, 3, 4, 16]);

/** Returns why a role cannot be deleted; undefined if it can. The server checks the same. */
export function deletionRefusal(role: Role, roles: readonly Role[]): MessageID | undefined {
  if (builtInRoles.has(role.roleID) || role.deletable === false) return 'role.fixed.built-in';
  if (role.type === 'member' && roles.filter(({ type }) => type === 'member').length === 1) return 'role.fixed.last';
  return role.isDefault ? 'role.fixed.default' : undefined;
}

/** Returns all roles with their permissions, and the scopes in which permissions are granted. */
export function useRoleFacts() {
  const { api } = useSite();
  const { data: roles } = useSuspenseQuery(roleGrantsQuery(api));
  const { data: categories } = useSuspenseQuery(untranslatedCategoriesQuery(api));
  return { roles, scopes: scopesOf(categories) };
}
