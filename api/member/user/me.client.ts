import type { Api } from '#api/api.ts';
import type { meRoutes } from '#api/member/user/me.contract.ts';

type Routes = typeof meRoutes;

/** Asks who is asking: a member, or the guest with userID 0. */
export const readMe = (api: Api) => api.call<Routes['read']>('GET', '/users/me');

/** Asks for the counts of the account menu. */
export const readMyCounts = (api: Api) => api.call<Routes['counts']>('GET', '/users/me-counts');

/** Asks what a member (without an id, whoever asks) may do, with the categories that have permissions of their own. */
export const readPermissions = (api: Api, id: number | '$me' = '$me') =>
  api.call<Routes['permissions']>('GET', '/users/:id/permissions', {
    params: { id },
    query: { expand: ['junctions'] },
  });

/** Marks everything written so far as viewed. */
export const markAllViewed = (api: Api) => api.call<Routes['markAllViewed']>('PUT', '/users/me/all-viewed');
