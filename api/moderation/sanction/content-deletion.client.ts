import type { Api } from '#api/api.ts';
import type { contentDeletionRoutes } from '#api/moderation/sanction/content-deletion.contract.ts';
import type { ContentDeletionMethod } from '#api/moderation/sanction/content-deletion-method.ts';

type Routes = typeof contentDeletionRoutes;

/** Counts what a member has written. */
export const readContent = (api: Api, id: number) =>
  api.call<Routes['preview']>('GET', '/users/:id/content', { params: { id } });

/** Begins to delete what a member has written. */
export const deleteContent = (api: Api, id: number, method: ContentDeletionMethod) =>
  api.call<Routes['delete']>('POST', '/users/:id/content-deletion', { params: { id }, body: { method } });
