import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { discussionStatusRoutes } from './discussion-status.contract.ts';

type Routes = typeof discussionStatusRoutes;

/** Lists the statuses of discussions. */
export const listStatuses = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/discussions/statuses', { query });

/** Loads a status. */
export const getStatus = (api: Api, id: number) =>
  api.call<Routes['get']>('GET', '/discussions/statuses/:id', { params: { id } });

/** Creates a status. */
export const addStatus = (api: Api, body: InputOf<Routes['add']>['body']) =>
  api.call<Routes['add']>('POST', '/discussions/statuses', { body });

/** Changes a status. */
export const changeStatus = (api: Api, id: number, body: NonNullable<InputOf<Routes['change']>['body']>) =>
  api.call<Routes['change']>('PATCH', '/discussions/statuses/:id', { params: { id }, body });

/** Deletes an unused status. */
export const removeStatus = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/discussions/statuses/:id', { params: { id } });

/** Sets the status of a discussion. */
export const setDiscussionStatus = (api: Api, id: number, body: InputOf<Routes['set']>['body']) =>
  api.call<Routes['set']>('PUT', '/discussions/:id/status', { params: { id }, body });

/** Sets the status of an idea and its public note. */
export const setIdeaStatus = (api: Api, id: number, body: InputOf<Routes['setIdea']>['body']) =>
  api.call<Routes['setIdea']>('PATCH', '/discussions/:id/idea', { params: { id }, body });

/** Lists the status history of a discussion, the newest entry first. */
export const listStatusLog = (api: Api, id: number, query: InputOf<Routes['log']>['query'] = {}) =>
  api.call<Routes['log']>('GET', '/discussions/:id/status-log', { params: { id }, query });
