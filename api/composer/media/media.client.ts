import type { Api } from '#api/api.ts';
import type { mediaRoutes } from '#api/composer/media/media.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof mediaRoutes;

/** Lists the viewer's own uploads, newest first. */
export const listMedia = (api: Api, query?: InputOf<Routes['list']>['query']) =>
  api.call<Routes['list']>('GET', '/media', { query: query ?? {} });

/** Reads the storage that the viewer's uploads use, and the viewer's quota, in bytes. */
export const readMediaUsage = (api: Api) => api.call<Routes['usage']>('GET', '/media/usage');

/** Reads an upload. */
export const readMedia = (api: Api, id: number) => api.call<Routes['get']>('GET', '/media/:id', { params: { id } });

/** Reads an upload by its URL. */
export const readMediaByUrl = (api: Api, url: string) =>
  api.call<Routes['getByUrl']>('GET', '/media/by-url', { query: { url } });

/** Deletes an upload and its file. */
export const removeMedia = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/media/:id', { params: { id } });

/** Deletes several uploads and their files: all of them or none. */
export const removeManyMedia = (api: Api, mediaIDs: number[]) =>
  api.call<Routes['removeMany']>('DELETE', '/media/list', { body: { mediaIDs } });

/** Deletes several uploads by their URLs: all of them or none. */
export const removeManyMediaByUrl = (api: Api, urls: string[]) =>
  api.call<Routes['removeManyByUrl']>('DELETE', '/media/list-by-url', { body: { urls } });

/** Sets the record that an upload belongs to. */
export const attachMedia = (api: Api, id: number, foreignType: 'embed' | 'comment' | 'discussion', foreignID: number) =>
  api.call<Routes['attach']>('PATCH', '/media/:id/attachment', { params: { id }, body: { foreignType, foreignID } });
