import type { Api } from '#api/api.ts';
import type { discussionBulkRoutes } from '#api/discussion/transfer/discussion-bulk.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof discussionBulkRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;
type Runner = NonNullable<InputOf<Routes['move']>['query']>;

/** Deletes discussions. */
export const removeDiscussions = (api: Api, body: Body<'remove'>, query: Runner = {}) =>
  api.call<Routes['remove']>('DELETE', '/discussions/list', { body, query });

/** Moves discussions into a category. */
export const moveDiscussions = (api: Api, body: Body<'move'>, query: Runner = {}) =>
  api.call<Routes['move']>('PATCH', '/discussions/move', { body, query });

/** Closes discussions to comments, or reopens them. */
export const closeDiscussions = (api: Api, body: Body<'close'>, query: Runner = {}) =>
  api.call<Routes['close']>('PATCH', '/discussions/close', { body, query });

/** Marks discussions as resolved by the team, or as unresolved. */
export const resolveDiscussions = (api: Api, body: Body<'resolve'> = {}, query: Runner = {}) =>
  api.call<Routes['resolve']>('POST', '/discussions/resolve-bulk', { body, query });

/** Merges discussions into one of them. */
export const mergeDiscussions = (api: Api, body: Body<'merge'>, query: Runner = {}) =>
  api.call<Routes['merge']>('PATCH', '/discussions/merge', { body, query });

/** Moves comments into a new discussion. */
export const splitDiscussion = (api: Api, body: Body<'split'>) =>
  api.call<Routes['split']>('POST', '/discussions/split', { body });
