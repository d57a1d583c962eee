import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { themeRoutes } from './theme.contract.ts';

type Routes = typeof themeRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;
type Query<Name extends keyof Routes> = InputOf<Routes[Name]>['query'];

/** Lists the themes: built-in templates first, then custom themes. */
export const listThemes = (api: Api, query: Query<'list'> = {}) =>
  api.call<Routes['list']>('GET', '/themes', { query });

/** Reads a theme. The ID `current` addresses the theme that visitors see. */
export const readTheme = (api: Api, id: string, query: Query<'get'> = {}) =>
  api.call<Routes['get']>('GET', '/themes/:id', { params: { id }, query });

/** Creates a theme (site.manage). */
export const addTheme = (api: Api, body: Body<'add'>) => api.call<Routes['add']>('POST', '/themes', { body });

/** Sets the theme that visitors see (site.manage). */
export const applyTheme = (api: Api, themeID: string) =>
  api.call<Routes['apply']>('PUT', '/themes/current', { body: { themeID } });

/** Starts a theme preview for the caller only. An empty `themeID` ends the preview (site.manage). */
export const previewTheme = (api: Api, body: Body<'preview'>) =>
  api.call<Routes['preview']>('PUT', '/themes/preview', { body });

/** Reads the header or footer of a theme as pages show it, without saving it (site.manage). */
export const previewThemeMarkup = (api: Api, body: Body<'previewMarkup'>) =>
  api.call<Routes['previewMarkup']>('POST', '/themes/preview/markup', { body });

/** Changes a theme, or restores an earlier revision (site.manage). */
export const changeTheme = (api: Api, id: string, body: Body<'change'>) =>
  api.call<Routes['change']>('PATCH', '/themes/:id', { params: { id }, body });

/** Deletes a theme that is not the current one (site.manage). */
export const removeTheme = (api: Api, id: string) =>
  api.call<Routes['remove']>('DELETE', '/themes/:id', { params: { id } });

/** Lists the revisions of a theme, newest first. */
export const listThemeRevisions = (api: Api, id: string, query: Query<'revisions'> = {}) =>
  api.call<Routes['revisions']>('GET', '/themes/:id/revisions', { params: { id }, query });
