import type { Api } from '#api/api.ts';
import type { tagRoutes } from '#api/category/tag.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof tagRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;

/** Lists or searches tags. */
export const listTags = (api: Api, query?: InputOf<Routes['list']>['query'], signal?: AbortSignal) =>
  api.call<Routes['list']>('GET', '/tags', { query: query ?? {} }, signal);

/** Loads a tag. */
export const readTag = (api: Api, id: number) => api.call<Routes['get']>('GET', '/tags/:id', { params: { id } });

/** Creates a tag (requires tags.add). */
export const addTag = (api: Api, body: Body<'add'>) => api.call<Routes['add']>('POST', '/tags', { body });

/** Changes a tag (requires community.manage). */
export const changeTag = (api: Api, id: number, body: Body<'change'>) =>
  api.call<Routes['change']>('PATCH', '/tags/:id', { params: { id }, body });

/** Deletes an unused tag (requires community.manage). */
export const removeTag = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/tags/:id', { params: { id } });
