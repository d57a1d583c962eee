import type { Api } from '#api/api.ts';
import type { callRoutes } from '#api/moderation/bulk/call.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof callRoutes;

/** Goes on with a long job by the `callbackPayload` that was answered. */
export const runCall = (api: Api, payload: string) => api.call<Routes['run']>('POST', '/calls/run', { body: payload });

/** Reads how far a long job of one's own has come. */
export const readCall = (api: Api, id: string) => api.call<Routes['read']>('GET', '/calls/:id', { params: { id } });

/** Takes back what a long job of one's own has done. */
export const undoCall = (api: Api, id: string, query: NonNullable<InputOf<Routes['undo']>['query']> = {}) =>
  api.call<Routes['undo']>('POST', '/calls/:id/undo', { params: { id }, query });
