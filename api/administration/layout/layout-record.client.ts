import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { layoutRecordRoutes } from './layout-record.contract.ts';

type Routes = typeof layoutRecordRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;
type Query<Name extends keyof Routes> = InputOf<Routes[Name]>['query'];

/** Lists the default and stored layouts (site.manage). */
export const listLayouts = (api: Api, query: Query<'list'> = {}) =>
  api.call<Routes['list']>('GET', '/layouts', { query });

/** Creates a layout (site.manage). */
export const addLayout = (api: Api, body: Body<'add'>) => api.call<Routes['add']>('POST', '/layouts', { body });

/** Reads a layout in its wire form (site.manage). */
export const readLayout = (api: Api, id: number | string, query: Query<'get'> = {}) =>
  api.call<Routes['get']>('GET', '/layouts/:id', { params: { id: String(id) }, query });

/** Changes a layout, or restores an earlier revision (site.manage). */
export const changeLayout = (api: Api, id: number | string, body: Body<'change'>) =>
  api.call<Routes['change']>('PATCH', '/layouts/:id', { params: { id: String(id) }, body });

/** Deletes a layout that is not applied anywhere (site.manage). */
export const removeLayout = (api: Api, id: number | string) =>
  api.call<Routes['remove']>('DELETE', '/layouts/:id', { params: { id: String(id) } });

/** Lists the revisions of a layout, newest first (site.manage). */
export const listLayoutRevisions = (api: Api, id: number | string, query: Query<'revisions'> = {}) =>
  api.call<Routes['revisions']>('GET', '/layouts/:id/revisions', { params: { id: String(id) }, query });

/** Hydrates a layout without storing it (site.manage). */
export const hydrateLayout = (api: Api, body: Body<'hydrate'>) =>
  api.call<Routes['hydrate']>('POST', '/layouts/hydrate', { body });
