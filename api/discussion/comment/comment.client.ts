import type { Api } from '#api/api.ts';
import type { commentRoutes } from '#api/discussion/comment/comment.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof commentRoutes;

/** Lists comments, of a discussion or of a member. */
export const listComments = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/comments', { query });

/** Writes a comment. */
export const createComment = (api: Api, body: InputOf<Routes['create']>['body']) =>
  api.call<Routes['create']>('POST', '/comments', { body });

/** Reads a comment; with the expand `location` also which page it is on. */
export const readComment = (api: Api, id: number, query: InputOf<Routes['read']>['query'] = {}) =>
  api.call<Routes['read']>('GET', '/comments/:id', { params: { id }, query });

/** Reads a comment as its editor begins with it. */
export const readCommentForEdit = (api: Api, id: number) =>
  api.call<Routes['readForEdit']>('GET', '/comments/:id/edit', { params: { id } });

/** Reads what a quote of a comment is made of. */
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
