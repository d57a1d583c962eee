import type { Api } from '#api/api.ts';
import type { heldPostBulkRoutes } from '#api/moderation/bulk/held-post-bulk.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof heldPostBulkRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;
type Query<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['query']>;

/** Approves several held posts. */
export const approveHeldPosts = (api: Api, body: Body<'approveMany'>, query: Query<'approveMany'> = {}) =>
  api.call<Routes['approveMany']>('PATCH', '/held-posts/approve', { body, query });

/** Rejects several held posts. */
export const rejectHeldPosts = (api: Api, body: Body<'rejectMany'>, query: Query<'rejectMany'> = {}) =>
  api.call<Routes['rejectMany']>('PATCH', '/held-posts/reject', { body, query });

/** Deletes several held posts. */
export const removeHeldPosts = (api: Api, body: Body<'removeMany'>, query: Query<'removeMany'> = {}) =>
  api.call<Routes['removeMany']>('DELETE', '/held-posts/list', { body, query });
