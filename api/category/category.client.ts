import type { Api } from '#api/api.ts';
import type { categoryRoutes } from '#api/category/category.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof categoryRoutes;
type Query<Name extends keyof Routes> = InputOf<Routes[Name]>['query'];
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;
type ID = number | string;

/** Lists the categories that the viewer may see: as a tree, or as a list with `outputFormat: 'flat'`. */
export const listCategories = (api: Api, query?: Query<'list'>) =>
  api.call<Routes['list']>('GET', '/categories', { query: query ?? {} });

/** Searches categories by name. An empty query returns all categories. */
export const searchCategories = (api: Api, query: Query<'search'>, signal?: AbortSignal) =>
  api.call<Routes['search']>('GET', '/categories/search', { query: query ?? {} }, signal);

/** Lists suggested categories: not archived and not yet followed by the viewer, the most followed first. */
export const suggestCategories = (api: Api, query?: Query<'suggested'>) =>
  api.call<Routes['suggested']>('GET', '/categories/suggested', { query: query ?? {} });

/** Loads a category by ID or urlcode. */
export const readCategory = (api: Api, id: ID, query?: Query<'get'>) =>
  api.call<Routes['get']>('GET', '/categories/:id', { params: { id: String(id) }, query: query ?? {} });

/** Loads the form values of a category (requires site.manage). */
export const readCategoryForEdit = (api: Api, id: ID) =>
  api.call<Routes['edit']>('GET', '/categories/:id/edit', { params: { id: String(id) } });

/** Creates a category (requires site.manage). */
export const addCategory = (api: Api, body: Body<'add'>) => api.call<Routes['add']>('POST', '/categories', { body });

/** Changes a category (requires site.manage). */
export const changeCategory = (api: Api, id: ID, body: Body<'change'>) =>
  api.call<Routes['change']>('PATCH', '/categories/:id', { params: { id: String(id) }, body });

/** Sorts categories in the given order (requires site.manage). */
export const sortCategories = (api: Api, categoryIDs: number[]) =>
  api.call<Routes['sort']>('PATCH', '/categories/sorts', { body: { categoryIDs } });

/**
 * Sets the order and the parents of categories (requires site.manage). The request fails when another client has
 * rearranged them in the meantime.
 */
export const arrangeCategories = (api: Api, body: Body<'arrange'>, signal?: AbortSignal) =>
  api.call<Routes['arrange']>('PUT', '/categories/sorts', { body }, signal);

/**
 * Deletes a category (requires site.manage). A category with content requires `newCategoryID`, the category that
 * receives the content.
 */
export const removeCategory = (api: Api, id: ID, newCategoryID?: number) =>
  api.call<Routes['remove']>('DELETE', '/categories/:id', {
    params: { id: String(id) },
    query: newCategoryID === undefined ? {} : { newCategoryID },
  });

/** Follows or unfollows a category. */
export const followCategory = (api: Api, id: ID, followed: boolean) =>
  api.call<Routes['follow']>('PUT', '/categories/:id/follow', { params: { id: String(id) }, body: { followed } });

/** Marks all discussions of a category and its descendants as read. */
export const markCategoryRead = (api: Api, id: ID) =>
  api.call<Routes['markRead']>('PUT', '/categories/:id/read', { params: { id: String(id) } });

/** Loads a member's notification preferences for a category. The member defaults to the viewer. */
export const readCategoryPreferences = (api: Api, id: ID, userID: number | '$me' = '$me') =>
  api.call<Routes['preferences']>('GET', '/categories/:id/preferences/:userID', {
    params: { id: String(id), userID },
  });

/** Changes a member's notification preferences for a category. The member defaults to the viewer. */
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

/** Lists the categories that a member follows, with the notification preferences for each. */
export const listCategoryPreferences = (api: Api, userID: number | '$me' = '$me') =>
  api.call<Routes['preferencesOfMember']>('GET', '/categories/preferences/:userID', { params: { userID } });
