import type { Api } from '#api/api.ts';
import type { postTypeRoutes } from '#api/post/type/post-type.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof postTypeRoutes;

/** Lists the post types that the caller may see. */
export const listPostTypes = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/post-types', { query });

/** Loads a post type. */
export const readPostType = (api: Api, postTypeID: string, query: InputOf<Routes['read']>['query'] = {}) =>
  api.call<Routes['read']>('GET', '/post-types/:postTypeID', { params: { postTypeID }, query });

/** Adds a post type. */
export const addPostType = (api: Api, body: InputOf<Routes['create']>['body']) =>
  api.call<Routes['create']>('POST', '/post-types', { body });

/** Changes a post type. */
export const changePostType = (api: Api, postTypeID: string, body: NonNullable<InputOf<Routes['change']>['body']>) =>
  api.call<Routes['change']>('PATCH', '/post-types/:postTypeID', { params: { postTypeID }, body });

/** Deletes a post type. Existing posts of that type retain it. */
export const removePostType = (api: Api, postTypeID: string) =>
  api.call<Routes['remove']>('DELETE', '/post-types/:postTypeID', { params: { postTypeID } });
