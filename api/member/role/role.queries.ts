import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listRoles } from '#api/member/role/role.client.ts';

/** The roles that the viewer may know of; they change seldom. */
export const rolesQuery = (api: Api) =>
  queryOptions({ queryKey: ['roles'], queryFn: async () => (await listRoles(api)).body });

/** The roles with what each grants, everywhere and in categories with permissions of their own (site.manage). */
export const roleGrantsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['roles', 'grants'],
    queryFn: async () => (await listRoles(api, { expand: ['permissions'] })).body,
  });
