import type { Api } from '#api/api.ts';
import type { revisionRoutes } from '#api/moderation/revision/revision.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof revisionRoutes;

/** Whose former texts are asked for. */
export type RevisionQuery = NonNullable<InputOf<Routes['list']>['query']>;

/** Lists what a discussion or comment said, the present text first. */
export const listRevisions = (api: Api, query: RevisionQuery, signal?: AbortSignal) =>
  api.call<Routes['list']>('GET', '/revisions', { query }, signal);

/** Lets a discussion or comment say again what it said. */
export const restoreRevision = (api: Api, id: number) =>
  api.call<Routes['restore']>('POST', '/revisions/:id/restore', { params: { id } });
