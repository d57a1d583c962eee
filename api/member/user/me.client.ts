import type { Api } from '#api/api.ts';
import type { meRoutes } from '#api/member/user/me.contract.ts';

type Routes = typeof meRoutes;

/** Reads the current user: a member, or the guest with userID 0. */
export const readMe = (api: Api) => api.call<Routes['read']>('GET', '/users/me');

/** Reads the counts of the account menu. */
export const readMyCounts = (api: Api) => api.call<Routes['counts']>('GET', '/users/me-counts');

/**
 * Reads the permissions of a member, including the categories that have permissions of their own. Without an ID, reads
 * the permissions of the caller.
 */
export const readPermissions = (api: Api, id: number | '$me' = '$me') =>
  api.call<Routes['permissions']>('GET', '/users/:id/permissions', {
    params: { id },
    query: { expand: ['junctions'] },
  });

/** Marks all existing discussions as viewed. */
export const markAllViewed = (api: Api) => api.call<Routes['markAllViewed']>('PUT', '/users/me/all-viewed');
