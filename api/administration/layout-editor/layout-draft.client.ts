import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { layoutDraftRoutes } from './layout-draft.contract.ts';

type Routes = typeof layoutDraftRoutes;

const params = (id: number | string) => ({ id: String(id) });

/** Reads the viewer's unsaved version of a layout (site.manage). */
export const readLayoutDraft = (api: Api, id: number | string) =>
  api.call<Routes['read']>('GET', '/layouts/:id/draft', { params: params(id) });

/** Stores the viewer's unsaved version of a layout (site.manage). */
export const storeLayoutDraft = (api: Api, id: number | string, body: InputOf<Routes['store']>['body']) =>
  api.call<Routes['store']>('PUT', '/layouts/:id/draft', { params: params(id), body });

/** Deletes the viewer's unsaved version of a layout (site.manage). */
export const removeLayoutDraft = (api: Api, id: number | string) =>
  api.call<Routes['remove']>('DELETE', '/layouts/:id/draft', { params: params(id) });
