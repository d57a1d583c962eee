import type { Api } from '#api/api.ts';
import type { userRoutes } from '#api/member/user/user.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof userRoutes;
type ID = number | '$me';

/** Lists members. */
export const listUsers = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/users', { query });

/** Adds a member on behalf of staff. */
export const createUser = (api: Api, body: InputOf<Routes['create']>['body']) =>
  api.call<Routes['create']>('POST', '/users', { body });

/** Reads what adding a member needs: whether the password may be omitted. */
export const readUserAddition = (api: Api) => api.call<Routes['readAddition']>('GET', '/users/addition');

/** Finds members whose name begins with a text (`name: 'al*'`). The signal aborts the request. */
export const findUsersByName = (api: Api, query: InputOf<Routes['byNames']>['query'], signal?: AbortSignal) =>
  api.call<Routes['byNames']>('GET', '/users/by-names', { query }, signal);

/** Reads a member by ID or name (`$name:Ada`). */
export const readUser = (api: Api, id: ID | `$name:${string}`, query: InputOf<Routes['read']>['query'] = {}) =>
  api.call<Routes['read']>('GET', '/users/:id', { params: { id: id as ID }, query });

/** Reads the values with which the member form is prefilled. */
export const readUserForEdit = (api: Api, id: ID) =>
  api.call<Routes['readForEdit']>('GET', '/users/:id/edit', { params: { id } });

/** Changes a member. */
export const changeUser = (api: Api, id: ID, body: NonNullable<InputOf<Routes['change']>['body']>) =>
  api.call<Routes['change']>('PATCH', '/users/:id', { params: { id }, body });

/** Deletes a member. The method determines what happens to their posts. */
export const deleteUser = (api: Api, id: number, deleteMethod: 'keep' | 'wipe' | 'delete' = 'delete') =>
  api.call<Routes['delete']>('DELETE', '/users/:id', { params: { id }, body: { deleteMethod } });

/** Bans a member, or lifts the ban. */
export const banUser = (api: Api, id: number, body: InputOf<Routes['ban']>['body']) =>
  api.call<Routes['ban']>('PUT', '/users/:id/ban', { params: { id }, body });

/** Hides or shows the time at which a member was last active. */
export const hideUser = (api: Api, id: ID, hidden: boolean) =>
  api.call<Routes['hide']>('PUT', '/users/:id/hidden', { params: { id }, body: { hidden } });

/** Uploads a photo of a member. The area, in percent of the width and height, is the part that the server stores. */
export const setUserPhoto = (
  api: Api,
  id: ID,
  photo: Blob,
  area?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
) => {
  const body = new FormData();
  // The area fields precede the photo so that the server has received them when the photo arrives.
  for (const [name, value] of Object.entries(area ?? {})) body.append(name, String(value));
  body.append('photo', photo);
  return api.call<Routes['setPhoto']>('POST', '/users/:id/photo', { params: { id }, body });
};

/** Removes the photo of a member. */
export const removeUserPhoto = (api: Api, id: ID) =>
  api.call<Routes['removePhoto']>('DELETE', '/users/:id/photo', { params: { id } });
