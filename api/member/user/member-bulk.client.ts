import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { memberBulkRoutes } from './member-bulk.contract.ts';

type Routes = typeof memberBulkRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;
type Query = NonNullable<InputOf<Routes['ban']>['query']>;

/** Bans many members. */
export const banUsers = (api: Api, body: Body<'ban'>, query: Query = {}) =>
  api.call<Routes['ban']>('POST', '/users/bulk-ban', { body, query });

/** Deletes many members. Requires a confirmed session. */
export const deleteUsers = (api: Api, body: Body<'delete'>, query: Query = {}) =>
  api.call<Routes['delete']>('POST', '/users/bulk-deletion', { body, query });

/** Sends a message to many members, to each in a conversation of their own. */
export const messageUsers = (api: Api, body: Body<'message'>, query: Query = {}) =>
  api.call<Routes['message']>('POST', '/users/bulk-message', { body, query });
