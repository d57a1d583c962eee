import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { layoutCatalogRoutes } from './layout-catalog.contract.ts';

type Routes = typeof layoutCatalogRoutes;

/** Lists the widgets, sections and conditions of a kind of page (site.manage). */
export const readLayoutCatalog = (api: Api, query: InputOf<Routes['catalog']>['query'] = {}) =>
  api.call<Routes['catalog']>('GET', '/layouts/catalog', { query });

/** Reads the JSON schema of layouts of a kind of page (site.manage). */
export const readLayoutSchema = (api: Api, query: InputOf<Routes['schema']>['query'] = {}) =>
  api.call<Routes['schema']>('GET', '/layouts/schema', { query });
