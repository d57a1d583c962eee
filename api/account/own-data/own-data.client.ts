import type { ownDataRoutes } from '#api/account/own-data/own-data.contract.ts';
import type { Api } from '#api/api.ts';

type Routes = typeof ownDataRoutes;

/** Lists the exports of the viewer's data. */
export const listDataExports = (api: Api) => api.call<Routes['list']>('GET', '/data-exports');

/** Requests an export of the viewer's data. */
export const createDataExport = (api: Api) => api.call<Routes['create']>('POST', '/data-exports');
