import type { Api } from '#api/api.ts';
import type { ignoreRoutes } from '#api/member/identity/ignore.contract.ts';

type Routes = typeof ignoreRoutes;

/** Lists the members that the caller ignores. */
export const listIgnored = (api: Api) =>
  api.call<Routes['list']>('GET', '/users/:id/ignored', { params: { id: '$me' } });

/** Ignores a member. */
export const ignoreUser = (api: Api, ignoredUserID: number) =>
  api.call<Routes['add']>('PUT', '/users/:id/ignored/:ignoredUserID', { params: { id: '$me', ignoredUserID } });

/** Stops ignoring a member. */
export const stopIgnoringUser = (api: Api, ignoredUserID: number) =>
  api.call<Routes['remove']>('DELETE', '/users/:id/ignored/:ignoredUserID', { params: { id: '$me', ignoredUserID } });
