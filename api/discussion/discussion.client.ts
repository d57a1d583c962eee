import type { Api } from '#api/api.ts';
import type { discussionRoutes } from '#api/discussion/discussion.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof discussionRoutes;

/** Lists discussions. */
export const listDiscussions = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/discussions', { query });

/** Lists the discussions the viewer has bookmarked. */
export const listBookmarkedDiscussions = (api: Api, query: InputOf<Routes['bookmarked']>['query'] = {}) =>
  api.call<Routes['bookmarked']>('GET', '/discussions/bookmarked', { query });

/** Creates a discussion. */
export const createDiscussion = (api: Api, body: InputOf<Routes['create']>['body']) =>
  api.call<Routes['create']>('POST', '/discussions', { body });

/** Creates a question. */
export const askQuestion = (api: Api, body: InputOf<Routes['createQuestion']>['body']) =>
  api.call<Routes['createQuestion']>('POST', '/discussions/question', { body });

/** Creates an idea. */
export const postIdea = (api: Api, body: InputOf<Routes['createIdea']>['body']) =>
  api.call<Routes['createIdea']>('POST', '/discussions/idea', { body });

/** Loads a discussion and counts the view. */
export const readDiscussion = (api: Api, id: number, query: InputOf<Routes['read']>['query'] = {}) =>
  api.call<Routes['read']>('GET', '/discussions/:id', { params: { id }, query });

/** Loads the editable values of a discussion. */
export const readDiscussionForEdit = (api: Api, id: number) =>
  api.call<Routes['readForEdit']>('GET', '/discussions/:id/edit', { params: { id } });

/** Loads the data from which a quote of a discussion is built. */
export const quoteDiscussion = (api: Api, id: number) =>
  api.call<Routes['quote']>('GET', '/discussions/:id/quote', { params: { id } });

/** Changes a discussion. */
export const changeDiscussion = (
  api: Api,
  id: number,
  body: NonNullable<InputOf<Routes['change']>['body']>,
  query: InputOf<Routes['change']>['query'] = {},
) => api.call<Routes['change']>('PATCH', '/discussions/:id', { params: { id }, body, query });

/** Deletes a discussion. */
export const removeDiscussion = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/discussions/:id', { params: { id } });
