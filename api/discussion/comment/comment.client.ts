import type { Api } from '#api/api.ts';
import type { commentRoutes } from '#api/discussion/comment/comment.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof commentRoutes;

/** Lists the comments of a discussion or of a member. */
export const listComments = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/comments', { query });

/** Creates a comment. */
export const createComment = (api: Api, body: InputOf<Routes['create']>['body']) =>
  api.call<Routes['create']>('POST', '/comments', { body });

/** Loads a comment. The expand `location` adds its page. */
export const readComment = (api: Api, id: number, query: InputOf<Routes['read']>['query'] = {}) =>
  api.call<Routes['read']>('GET', '/comments/:id', { params: { id }, query });

/** Loads the editable values of a comment. */
export const readCommentForEdit = (api: Api, id: number) =>
  api.call<Routes['readForEdit']>('GET', '/comments/:id/edit', { params: { id } });

/** Loads the data from which a quote of a comment is built. */
export const quoteComment = (api: Api, id: number) =>
  api.call<Routes['quote']>('GET', '/comments/:id/quote', { params: { id } });

/** Changes a comment. */
export const changeComment = (
  api: Api,
  id: number,
  body: NonNullable<InputOf<Routes['change']>['body']>,
  query: InputOf<Routes['change']>['query'] = {},
) => api.call<Routes['change']>('PATCH', '/comments/:id', { params: { id }, body, query });

/** Deletes a comment. */
export const removeComment = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/comments/:id', { params: { id } });
