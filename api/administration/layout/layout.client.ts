import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { layoutRoutes } from './layout.contract.ts';

type Routes = typeof layoutRoutes;

/** Looks up the layout of a page. */
export const lookUpLayout = (api: Api, query: InputOf<Routes['lookup']>['query']) =>
  api.call<Routes['lookup']>('GET', '/layouts/lookup-hydrate', { query });
