import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { layoutViewRoutes } from './layout-view.contract.ts';

type Routes = typeof layoutViewRoutes;

/** Applies a layout to exactly these places (site.manage). */
export const applyLayout = (api: Api, id: number, body: NonNullable<InputOf<Routes['apply']>['body']>) =>
  api.call<Routes['apply']>('PUT', '/layouts/:id/views', { params: { id }, body });

/** Lists the places where a layout applies (site.manage). */
export const listLayoutViews = (api: Api, id: number) =>
  api.call<Routes['list']>('GET', '/layouts/:id/views', { params: { id } });

/** Removes a layout from places (site.manage). */
export const removeLayoutViews = (api: Api, id: number, layoutViewIDs: string) =>
  api.call<Routes['remove']>('DELETE', '/layouts/:id/views', { params: { id }, query: { layoutViewIDs } });
