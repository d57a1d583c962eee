import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { customPageRoutes } from './custom-page.contract.ts';

type Routes = typeof customPageRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;

/** Lists the custom pages (site.manage). */
export const listCustomPages = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/custom-pages', { query });

/** Creates a custom page with its layout (site.manage). */
export const addCustomPage = (api: Api, body: Body<'add'>) =>
  api.call<Routes['add']>('POST', '/custom-pages', { body });

/** Reads a custom page (site.manage). */
export const readCustomPage = (api: Api, id: number) =>
  api.call<Routes['get']>('GET', '/custom-pages/:id', { params: { id } });

/** Changes a custom page, or the content of its layout (site.manage). */
export const changeCustomPage = (api: Api, id: number, body: Body<'change'>) =>
  api.call<Routes['change']>('PATCH', '/custom-pages/:id', { params: { id }, body });

/** Deletes a custom page with its layout (site.manage). */
export const removeCustomPage = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/custom-pages/:id', { params: { id } });
