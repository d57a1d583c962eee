import type { Api } from '#api/api.ts';
import type { postFieldRoutes } from '#api/post/type/post-field.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof postFieldRoutes;

/** Lists the fields of posts that the caller may see. */
export const listPostFields = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/post-fields', { query });

/** Reads a field of posts. */
export const readPostField = (api: Api, postFieldID: string) =>
  api.call<Routes['read']>('GET', '/post-fields/:postFieldID', { params: { postFieldID } });

/** Adds a field of posts. */
export const addPostField = (api: Api, body: InputOf<Routes['create']>['body']) =>
  api.call<Routes['create']>('POST', '/post-fields', { body });

/** Changes a field of posts. */
export const changePostField = (api: Api, postFieldID: string, body: NonNullable<InputOf<Routes['change']>['body']>) =>
  api.call<Routes['change']>('PATCH', '/post-fields/:postFieldID', { params: { postFieldID }, body });

/** Deletes a field of posts. */
export const removePostField = (api: Api, postFieldID: string) =>
  api.call<Routes['remove']>('DELETE', '/post-fields/:postFieldID', { params: { postFieldID } });

/** Puts the fields of a type in order, by a place for each name. */
export const sortPostFields = (api: Api, postTypeID: string, body: Readonly<Record<string, number>>) =>
  api.call<Routes['sort']>('PUT', '/post-fields/:postTypeID/sorts', { params: { postTypeID }, body });
