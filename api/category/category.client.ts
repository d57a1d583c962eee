import type { Api } from '#api/api.ts';
import type { categoryRoutes } from '#api/category/category.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof categoryRoutes;
type Query<Name extends keyof Routes> = InputOf<Routes[Name]>['query'];
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;
type ID = number | string;

/** Lists the categories the viewer may see: a tree, or a list with `outputFormat: 'flat'`. */
export const listCategories = (api: Api, query?: Query<'list'>) =>
  api.call<Routes['list']>('GET', '/categories', { query: query ?? {} });

/** Finds categories by name; an empty query gives all. */
export const searchCategories = (api: Api, query: Query<'search'>, signal?: AbortSignal) =>
  api.call<Routes['search']>('GET', '/categories/search', { query: query ?? {} }, signal);

/** Suggests open categories that the viewer does not follow yet, the liveliest first. */
export const suggestCategories = (api: Api, query?: Query<'suggested'>) =>
  api.call<Routes['suggested']>('GET', '/categories/suggested', { query: query ?? {} });

/** Reads a category by number or urlcode. */
export const readCategory = (api: Api, id: ID, query?: Query<'get'>) =>
  api.call<Routes['get']>('GET', '/categories/:id', { params: { id: String(id) }, query: query ?? {} });

/** Reads a category for changing it (site.manage). */
export const readCategoryForEdit = (api: Api, id: ID) =>
  api.call<Routes['edit']>('GET', '/categories/:id/edit', { params: { id: String(id) } });

/** Makes a category (site.manage). */
export const addCategory = (api: Api, body: Body<'add'>) => api.call<Routes['add']>('POST', '/categories', { body });

/** Changes a category (site.manage). */
export const changeCategory = (api: Api, id: ID, body: Body<'change'>) =>
  api.call<Routes['change']>('PATCH', '/categories/:id', { params: { id: String(id) }, body });

/** Puts categories into the order given (site.manage). */
export const sortCategories = (api: Api, categoryIDs: number[]) =>
  api.call<Routes['sort']>('PATCH', '/categories/sorts', { body: { categoryIDs } });

/** Puts categories into an order and under parents, unless somebody has arranged them since (site.manage). */
export const arrangeCategories = (api: Api, body: Body<'arrange'>, signal?: AbortSignal) =>
  api.call<Routes['arrange']>('PUT', '/categories/sorts', { body }, signal);

/** Deletes a category (site.manage); one with content only into another category. */
export const removeCategory = (api: Api, id: ID, newCategoryID?: number) =>
  api.call<Routes['remove']>('DELETE', '/categories/:id', {
    params: { id: String(id) },
    query: newCategoryID === undefined ? {} : { newCategoryID },
  });

/** Follows a category, or stops following it. */
export const followCategory = (api: Api, id: ID, followed: boolean) =>
  api.call<Routes['follow']>('PUT', '/categories/:id/follow', { params: { id: String(id) }, body: { followed } });

/** Marks everything in a category, and below it, as read. */
export const markCategoryRead = (api: Api, id: ID) =>
  api.call<Routes['markRead']>('PUT', '/categories/:id/read', { params: { id: String(id) } });

/** Reads what a member (oneself unless named) wants to hear of a category. */
export const readCategoryPreferences = (api: Api, id: ID, userID: number | '$me' = '$me') =>
  api.call<Routes['preferences']>('GET', '/categories/:id/preferences/:userID', {
    params: { id: String(id), userID },
  });

/** Changes what a member (oneself unless named) wants to hear of a category. */
export const changeCategoryPreferences = (
  api: Api,
  id: ID,
  body: Body<'changePreferences'>,
  userID: number | '$me' = '$me',
) =>
  api.call<Routes['changePreferences']>('PATCH', '/categories/:id/preferences/:userID', {
    params: { id: String(id), userID },
    body,
  });

/** Lists the categories a member follows, with what the member wants to hear of each. */
export const listCategoryPreferences = (api: Api, userID: number | '$me' = '$me') =>
  api.call<Routes['preferencesOfMember']>('GET', '/categories/preferences/:userID', { params: { userID } });
