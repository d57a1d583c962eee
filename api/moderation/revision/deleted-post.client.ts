import type { Api } from '#api/api.ts';
import type { deletedPostRoutes } from '#api/moderation/revision/deleted-post.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof deletedPostRoutes;

/** The filter of a deleted posts request. */
export type DeletedPostQuery = NonNullable<InputOf<Routes['list']>['query']>;

/** Lists deleted discussions or comments, last deleted first. */
export const listDeletedPosts = (api: Api, query: DeletedPostQuery, signal?: AbortSignal) =>
  api.call<Routes['list']>('GET', '/deleted-posts', { query }, signal);

/** Restores a deleted discussion with all its comments. */
export const restoreDiscussion = (api: Api, id: number) =>
  api.call<Routes['restoreDiscussion']>('POST', '/discussions/:id/restore', { params: { id } });

/** Restores a deleted comment at its original position. */
export const restoreComment = (api: Api, id: number) =>
  api.call<Routes['restoreComment']>('POST', '/comments/:id/restore', { params: { id } });
