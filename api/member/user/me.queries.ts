import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readMe, readPermissions } from '#api/member/user/me.client.ts';

/** Returns the query for the current user, cached for the visit. */
export const meQuery = (api: Api) => queryOptions({ queryKey: ['me'], queryFn: async () => (await readMe(api)).body });

/** Returns the query for the permissions of the current user, cached for the visit. */
export const myPermissionsQuery = (api: Api) =>
  queryOptions({ queryKey: ['me', 'permissions'], queryFn: async () => (await readPermissions(api)).body });
