import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { discussionStatusRoutes } from './discussion-status.contract.ts';

type Routes = typeof discussionStatusRoutes;

/** Lists what discussions can stand at. */
export const listStatuses = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/discussions/statuses', { query });

/** Reads a status. */
export const getStatus = (api: Api, id: number) =>
  api.call<Routes['get']>('GET', '/discussions/statuses/:id', { params: { id } });

/** Makes a status. */
export const addStatus = (api: Api, body: InputOf<Routes['add']>['body']) =>
  api.call<Routes['add']>('POST', '/discussions/statuses', { body });

/** Changes a status. */
export const changeStatus = (api: Api, id: number, body: NonNullable<InputOf<Routes['change']>['body']>) =>
  api.call<Routes['change']>('PATCH', '/discussions/statuses/:id', { params: { id }, body });

/** Deletes a status that no discussion has. */
export const removeStatus = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/discussions/statuses/:id', { params: { id } });

/** Says what a discussion stands at. */
export const setDiscussionStatus = (api: Api, id: number, body: InputOf<Routes['set']>['body']) =>
  api.call<Routes['set']>('PUT', '/discussions/:id/status', { params: { id }, body });

/** Says what an idea stands at, and what everybody is told of it. */
export const setIdeaStatus = (api: Api, id: number, body: InputOf<Routes['setIdea']>['body']) =>
  api.call<Routes['setIdea']>('PATCH', '/discussions/:id/idea', { params: { id }, body });

/** Lists what a discussion was said to stand at, the latest first. */
export const listStatusLog = (api: Api, id: number, query: InputOf<Routes['log']>['query'] = {}) =>
  api.call<Routes['log']>('GET', '/discussions/:id/status-log', { params: { id }, query });
