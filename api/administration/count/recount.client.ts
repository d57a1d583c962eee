import type { Api } from '#api/api.ts';
import type { recountRoutes } from './recount.contract.ts';

type Routes = typeof recountRoutes;

/** Reads the latest recount. */
export const readLatestRecount = (api: Api) => api.call<Routes['latest']>('GET', '/recounts');

/** Starts a recount. */
export const addRecount = (api: Api) => api.call<Routes['add']>('POST', '/recounts');

/** Cancels a recount. */
export const cancelRecount = (api: Api, id: number) =>
  api.call<Routes['cancel']>('POST', '/recounts/:id/cancel', { params: { id } });
