import type { tokenRoutes } from '#api/account/own-data/token.contract.ts';
import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof tokenRoutes;

/** Lists the viewer's access tokens. */
export const listTokens = (api: Api) => api.call<Routes['list']>('GET', '/tokens');

/** Creates an access token. */
export const createToken = (api: Api, body: InputOf<Routes['create']>['body']) =>
  api.call<Routes['create']>('POST', '/tokens', { body });

/** Deletes an access token. */
export const deleteToken = (api: Api, id: number) =>
  api.call<Routes['delete']>('DELETE', '/tokens/:id', { params: { id } });
