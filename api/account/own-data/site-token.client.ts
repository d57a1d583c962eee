import type { siteTokenRoutes } from '#api/account/own-data/site-token.contract.ts';
import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof siteTokenRoutes;

/** Lists the access tokens of all members. */
export const listSiteTokens = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/site-tokens', { query });

/** Creates an access token of a service account. */
export const createSiteToken = (api: Api, body: InputOf<Routes['create']>['body']) =>
  api.call<Routes['create']>('POST', '/site-tokens', { body });

/** Revokes an access token of any member. */
export const revokeSiteToken = (api: Api, id: number) =>
  api.call<Routes['revoke']>('DELETE', '/site-tokens/:id', { params: { id } });

/** Lists the service accounts. */
export const listServiceAccounts = (api: Api) => api.call<Routes['accounts']>('GET', '/service-accounts');

/** Adds a service account. */
export const addServiceAccount = (api: Api, body: InputOf<Routes['addAccount']>['body']) =>
  api.call<Routes['addAccount']>('POST', '/service-accounts', { body });
