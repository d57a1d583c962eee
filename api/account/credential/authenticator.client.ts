import type { authenticatorRoutes } from '#api/account/credential/authenticator.contract.ts';
import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof authenticatorRoutes;

/** The fields for creating an authentication service. */
export type AuthenticatorPost = InputOf<Routes['create']>['body'];

/** Lists the services that may be used to sign in. */
export const listAuthenticators = (api: Api) =>
  api.call<Routes['list']>('GET', '/authenticators', { query: { limit: 100 } });

/** Adds a service. Requires `site.manage`. */
export const addAuthenticator = (api: Api, body: AuthenticatorPost) =>
  api.call<Routes['create']>('POST', '/authenticators', { body });

/** Updates a service. Fields that are left out remain unchanged. Requires `site.manage`. */
export const changeAuthenticator = (api: Api, id: number, body: NonNullable<InputOf<Routes['change']>['body']>) =>
  api.call<Routes['change']>('PATCH', '/authenticators/:id', { params: { id }, body });

/** Deletes a service. Requires `site.manage`. */
export const removeAuthenticator = (api: Api, id: number) =>
  api.call<Routes['delete']>('DELETE', '/authenticators/:id', { params: { id } });

/** Lists the services that the viewer can connect, and whether each is connected. */
export const listConnections = (api: Api) => api.call<Routes['connections']>('GET', '/connections');

/** Disconnects a service. */
export const disconnect = (api: Api, id: number) =>
  api.call<Routes['disconnect']>('DELETE', '/connections/:id', { params: { id } });
