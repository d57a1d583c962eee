import type { Api } from '#api/api.ts';
import type { contentDeletionRoutes } from '#api/moderation/sanction/content-deletion.contract.ts';
import type { ContentDeletionMethod } from '#api/moderation/sanction/content-deletion-method.ts';

type Routes = typeof contentDeletionRoutes;

/** Counts a member's posts. */
export const readContent = (api: Api, id: number) =>
  api.call<Routes['preview']>('GET', '/users/:id/content', { params: { id } });

/** Starts the deletion of a member's posts. */
export const deleteContent = (api: Api, id: number, method: ContentDeletionMethod) =>
  api.call<Routes['delete']>('POST', '/users/:id/content-deletion', { params: { id }, body: { method } });
