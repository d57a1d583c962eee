import type { Api } from '#api/api.ts';
import type { heldPostRoutes } from '#api/moderation/approval/held-post.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof heldPostRoutes;
type Body<Name extends 'approve' | 'reject'> = NonNullable<InputOf<Routes[Name]>['body']>;

/** Lists held posts. */
export const listHeldPosts = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/held-posts', { query });

/** Checks whether a text would be published, held for approval or refused. */
export const testPremoderation = (api: Api, body: NonNullable<InputOf<Routes['trial']>['body']>) =>
  api.call<Routes['trial']>('POST', '/held-posts/trial', { body });

/** Returns a held post. */
export const readHeldPost = (api: Api, id: number) =>
  api.call<Routes['get']>('GET', '/held-posts/:id', { params: { id } });

/** Approves a held post and publishes it. */
export const approveHeldPost = (api: Api, id: number, body: Body<'approve'> = {}) =>
  api.call<Routes['approve']>('PATCH', '/held-posts/:id/approve', { params: { id }, body });

/** Rejects a held post. */
export const rejectHeldPost = (api: Api, id: number, body: Body<'reject'> = {}) =>
  api.call<Routes['reject']>('PATCH', '/held-posts/:id/reject', { params: { id }, body });

/** Withdraws the caller's own held post. */
export const removeHeldPost = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/held-posts/:id', { params: { id } });
