import type { ownDataRoutes } from '#api/account/own-data.contract.ts';
import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof ownDataRoutes;

/** Lists the exports of the viewer's data. */
export const listDataExports = (api: Api) => api.call<Routes['list']>('GET', '/data-exports');

/** Has the viewer's data exported. */
export const createDataExport = (api: Api) => api.call<Routes['create']>('POST', '/data-exports');

/** Deletes the viewer's account. */
export const deleteOwnAccount = (api: Api, body: InputOf<Routes['deleteAccount']>['body']) =>
  api.call<Routes['deleteAccount']>('DELETE', '/users/me', { body });
