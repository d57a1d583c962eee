import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listRoles } from '#api/member/role.client.ts';

/** The roles that the viewer may know of; they change seldom. */
export const rolesQuery = (api: Api) =>
  queryOptions({ queryKey: ['roles'], queryFn: async () => (await listRoles(api)).body });
