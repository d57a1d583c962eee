import type { Api } from '#api/api.ts';
import type { longJobRoutes } from '#api/moderation/bulk/long-job.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof longJobRoutes;

/** Resumes a long job with the `callbackPayload` of the previous response. */
export const resumeLongJob = (api: Api, payload: string) =>
  api.call<Routes['run']>('POST', '/calls/run', { body: payload });

/** Returns the progress of one of the caller's own long jobs. */
export const readLongJob = (api: Api, id: string) => api.call<Routes['read']>('GET', '/calls/:id', { params: { id } });

/** Undoes the changes of one of the caller's own long jobs. */
export const undoLongJob = (api: Api, id: string, query: NonNullable<InputOf<Routes['undo']>['query']> = {}) =>
  api.call<Routes['undo']>('POST', '/calls/:id/undo', { params: { id }, query });
