import type { Api } from '#api/api.ts';
import type { draftRoutes } from '#api/composer/draft/draft.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof draftRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;

/** Lists one's drafts, newest first. */
export const listDrafts = (api: Api, query?: InputOf<Routes['list']>['query']) =>
  api.call<Routes['list']>('GET', '/drafts', { query: query ?? {} });

/** Reads a draft. */
export const readDraft = (api: Api, id: number) => api.call<Routes['get']>('GET', '/drafts/:id', { params: { id } });

/** Reads a draft for going on with it. */
export const readDraftForEdit = (api: Api, id: number) =>
  api.call<Routes['edit']>('GET', '/drafts/:id/edit', { params: { id } });

/** Keeps a new draft. */
export const addDraft = (api: Api, body: Body<'add'>, signal?: AbortSignal) =>
  api.call<Routes['add']>('POST', '/drafts', { body }, signal);

/** Saves a draft. Rejects with `draft.stale` (its `details.record` is the newer copy) when it grew from an older one. */
export const saveDraft = (api: Api, id: number, body: Body<'save'>, signal?: AbortSignal) =>
  api.call<Routes['save']>('PATCH', '/drafts/:id', { params: { id }, body }, signal);

/** Moves the moment at which a scheduled draft is posted (schedule.allow). */
export const scheduleDraft = (api: Api, id: number, dateScheduled: string) =>
  api.call<Routes['schedule']>('PATCH', '/drafts/schedule/:id', { params: { id }, body: { dateScheduled } });

/** Makes a scheduled draft a plain draft again. */
export const cancelDraftSchedule = (api: Api, id: number) =>
  api.call<Routes['cancelSchedule']>('PATCH', '/drafts/cancel-schedule/:id', { params: { id } });

/** Discards a draft. */
export const removeDraft = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/drafts/:id', { params: { id } });
