import type { Api } from '#api/api.ts';
import type { collectionRoutes } from '#api/moderation/collection/collection.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof collectionRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;

/** Lists collections by name. Requires `community.manage`. */
export const listCollections = (api: Api, query?: InputOf<Routes['list']>['query'], signal?: AbortSignal) =>
  api.call<Routes['list']>('GET', '/collections', { query: query ?? {} }, signal);

/** Lists the collections that contain a record. Requires `community.manage`. */
export const listCollectionsOfRecord = (
  api: Api,
  query: NonNullable<InputOf<Routes['ofRecord']>['query']>,
  signal?: AbortSignal,
) => api.call<Routes['ofRecord']>('GET', '/collections/by-resource', { query }, signal);

/** Adds a record to the given collections and removes it from all others. Requires `community.manage`. */
export const chooseCollections = (api: Api, body: Body<'choose'>) =>
  api.call<Routes['choose']>('PUT', '/collections/by-resource', { body });

/** Lists the records of collections, last added first. Requires `community.manage`. */
export const listCollectionContents = (api: Api, locale: string, query?: InputOf<Routes['contents']>['query']) =>
  api.call<Routes['contents']>('GET', '/collections/contents/:locale', { params: { locale }, query: query ?? {} });

/** Returns a collection. Requires `community.manage`. */
export const readCollection = (api: Api, id: number) =>
  api.call<Routes['get']>('GET', '/collections/:id', { params: { id } });

/** Returns the records of a collection that the viewer may see. */
export const readCollectionContent = (
  api: Api,
  id: number,
  locale: string,
  query?: InputOf<Routes['content']>['query'],
) =>
  api.call<Routes['content']>('GET', '/collections/:id/content/:locale', {
    params: { id, locale },
    query: query ?? {},
  });

/** Creates a collection. Requires `community.manage`. */
export const addCollection = (api: Api, body: Body<'add'>) => api.call<Routes['add']>('POST', '/collections', { body });

/** Renames a collection or replaces its records. Requires `community.manage`. */
export const changeCollection = (api: Api, id: number, body: Body<'change'>) =>
  api.call<Routes['change']>('PATCH', '/collections/:id', { params: { id }, body });

/** Deletes a collection, but not its records. Requires `community.manage`. */
export const removeCollection = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/collections/:id', { params: { id } });
