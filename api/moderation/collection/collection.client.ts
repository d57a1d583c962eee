import type { Api } from '#api/api.ts';
import type { collectionRoutes } from '#api/moderation/collection/collection.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof collectionRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;

/** Lists collections by name (community.manage). */
export const listCollections = (api: Api, query?: InputOf<Routes['list']>['query'], signal?: AbortSignal) =>
  api.call<Routes['list']>('GET', '/collections', { query: query ?? {} }, signal);

/** Lists the collections that hold a record (community.manage). */
export const listCollectionsOfRecord = (
  api: Api,
  query: NonNullable<InputOf<Routes['ofRecord']>['query']>,
  signal?: AbortSignal,
) => api.call<Routes['ofRecord']>('GET', '/collections/by-resource', { query }, signal);

/** Puts a record into these collections and takes it out of all others (community.manage). */
export const chooseCollections = (api: Api, body: Body<'choose'>) =>
  api.call<Routes['choose']>('PUT', '/collections/by-resource', { body });

/** Lists the records of collections, the last added first (community.manage). */
export const listCollectionContents = (api: Api, locale: string, query?: InputOf<Routes['contents']>['query']) =>
  api.call<Routes['contents']>('GET', '/collections/contents/:locale', { params: { locale }, query: query ?? {} });

/** Reads a collection (community.manage). */
export const readCollection = (api: Api, id: number) =>
  api.call<Routes['get']>('GET', '/collections/:id', { params: { id } });

/** Reads the records of a collection, as far as the viewer may see them. */
export const readCollectionContent = (api: Api, id: number, locale: string) =>
  api.call<Routes['content']>('GET', '/collections/:id/content/:locale', { params: { id, locale } });

/** Makes a collection (community.manage). */
export const addCollection = (api: Api, body: Body<'add'>) => api.call<Routes['add']>('POST', '/collections', { body });

/** Renames a collection, or replaces its records (community.manage). */
export const changeCollection = (api: Api, id: number, body: Body<'change'>) =>
  api.call<Routes['change']>('PATCH', '/collections/:id', { params: { id }, body });

/** Deletes a collection; what it held stays (community.manage). */
export const removeCollection = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/collections/:id', { params: { id } });
