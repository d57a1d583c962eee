import type { authenticatorRoutes } from '#api/account/authenticator.contract.ts';
import type { Api } from '#api/api.ts';

type Routes = typeof authenticatorRoutes;

/** Lists the services that may be used to sign in. */
export const listAuthenticators = (api: Api) =>
  api.call<Routes['list']>('GET', '/authenticators', { query: { limit: 100 } });

/** Lists the services that the viewer can connect, and which are. */
export const listConnections = (api: Api) => api.call<Routes['connections']>('GET', '/connections');

/** Disconnects a service. */
export const disconnect = (api: Api, id: number) =>
  api.call<Routes['disconnect']>('DELETE', '/connections/:id', { params: { id } });
