import type { Api } from '#api/api.ts';
import type { deletedPostRoutes } from '#api/moderation/revision/deleted-post.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof deletedPostRoutes;

/** Which deleted posts are asked for. */
export type DeletedPostQuery = NonNullable<InputOf<Routes['list']>['query']>;

/** Lists deleted discussions or comments, the last deleted first. */
export const listDeletedPosts = (api: Api, query: DeletedPostQuery, signal?: AbortSignal) =>
  api.call<Routes['list']>('GET', '/deleted-posts', { query }, signal);

/** Brings a deleted discussion back with everything in it. */
export const restoreDiscussion = (api: Api, id: number) =>
  api.call<Routes['restoreDiscussion']>('POST', '/discussions/:id/restore', { params: { id } });

/** Brings a deleted comment back to its place. */
export const restoreComment = (api: Api, id: number) =>
  api.call<Routes['restoreComment']>('POST', '/comments/:id/restore', { params: { id } });
