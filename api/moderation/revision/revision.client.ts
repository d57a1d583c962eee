import type { Api } from '#api/api.ts';
import type { revisionRoutes } from '#api/moderation/revision/revision.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof revisionRoutes;

/** The record and page of a revisions request. */
export type RevisionQuery = NonNullable<InputOf<Routes['list']>['query']>;

/** Lists the revisions of a discussion or comment, current text first. */
export const listRevisions = (api: Api, query: RevisionQuery, signal?: AbortSignal) =>
  api.call<Routes['list']>('GET', '/revisions', { query }, signal);

/** Restores a former text of a discussion or comment. */
export const restoreRevision = (api: Api, id: number) =>
  api.call<Routes['restore']>('POST', '/revisions/:id/restore', { params: { id } });
