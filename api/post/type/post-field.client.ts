import type { Api } from '#api/api.ts';
import type { postFieldRoutes } from '#api/post/type/post-field.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof postFieldRoutes;

/** Lists the post fields that the caller may see. */
export const listPostFields = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/post-fields', { query });

/** Loads a post field. */
export const readPostField = (api: Api, postFieldID: string) =>
  api.call<Routes['read']>('GET', '/post-fields/:postFieldID', { params: { postFieldID } });

/** Adds a post field. */
export const addPostField = (api: Api, body: InputOf<Routes['create']>['body']) =>
  api.call<Routes['create']>('POST', '/post-fields', { body });

/** Changes a post field. */
export const changePostField = (api: Api, postFieldID: string, body: NonNullable<InputOf<Routes['change']>['body']>) =>
  api.call<Routes['change']>('PATCH', '/post-fields/:postFieldID', { params: { postFieldID }, body });

/** Deletes a post field. */
export const removePostField = (api: Api, postFieldID: string) =>
  api.call<Routes['remove']>('DELETE', '/post-fields/:postFieldID', { params: { postFieldID } });

/** Sorts the fields of a post type. The body maps each field ID to its position. */
export const sortPostFields = (api: Api, postTypeID: string, body: Readonly<Record<string, number>>) =>
  api.call<Routes['sort']>('PUT', '/post-fields/:postTypeID/sorts', { params: { postTypeID }, body });
