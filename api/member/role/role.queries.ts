import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listRoles } from '#api/member/role/role.client.ts';

/** Returns the query for the roles that the viewer may see. Roles rarely change. */
export const rolesQuery = (api: Api) =>
  queryOptions({ queryKey: ['roles'], queryFn: async () => (await listRoles(api)).body });

/**
 * Returns the query for the roles with the permissions each grants, globally and in categories with permissions of
 * their own (site.manage).
 */
export const roleGrantsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['roles', 'grants'],
    queryFn: async () => (await listRoles(api, { expand: ['permissions'] })).body,
  });

/** Returns the query for the roles, each with whether the viewer may give it to members. */
export const assignableRolesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['roles', 'assignable'],
    queryFn: async () => (await listRoles(api, { expand: ['assignable'] })).body,
  });
