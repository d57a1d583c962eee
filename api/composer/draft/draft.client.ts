import type { Api } from '#api/api.ts';
import type { draftRoutes } from '#api/composer/draft/draft.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof draftRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;

/** Lists drafts, by default the viewer's own, newest first. */
export const listDrafts = (api: Api, query?: InputOf<Routes['list']>['query']) =>
  api.call<Routes['list']>('GET', '/drafts', { query: query ?? {} });

/** Reads a draft. */
export const readDraft = (api: Api, id: number) => api.call<Routes['get']>('GET', '/drafts/:id', { params: { id } });

/** Reads a draft for continuing it in the editor. */
export const readDraftForEdit = (api: Api, id: number) =>
  api.call<Routes['edit']>('GET', '/drafts/:id/edit', { params: { id } });

/** Creates a draft. */
export const addDraft = (api: Api, body: Body<'add'>, signal?: AbortSignal) =>
  api.call<Routes['add']>('POST', '/drafts', { body }, signal);

/**
 * Saves a draft. Rejects with `draft.stale` when the save is based on an older copy than the stored one;
 * `details.record` contains the newer copy.
 */
export const saveDraft = (api: Api, id: number, body: Body<'save'>, signal?: AbortSignal) =>
  api.call<Routes['save']>('PATCH', '/drafts/:id', { params: { id }, body }, signal);

/** Changes the publication time of a scheduled draft. Requires `schedule.allow`. */
export const scheduleDraft = (api: Api, id: number, dateScheduled: string) =>
  api.call<Routes['schedule']>('PATCH', '/drafts/schedule/:id', { params: { id }, body: { dateScheduled } });

/** Cancels the schedule of a draft, which makes it an ordinary draft again. */
export const cancelDraftSchedule = (api: Api, id: number) =>
  api.call<Routes['cancelSchedule']>('PATCH', '/drafts/cancel-schedule/:id', { params: { id } });

/** Discards a draft. */
export const removeDraft = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/drafts/:id', { params: { id } });
