import type { Api } from '#api/api.ts';
import type { userRoutes } from '#api/member/user/user.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof userRoutes;
type ID = number | '$me';

/** Lists members. */
export const listUsers = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/users', { query });

/** Adds a member, as staff. */
export const createUser = (api: Api, body: InputOf<Routes['create']>['body']) =>
  api.call<Routes['create']>('POST', '/users', { body });

/** Finds members whose name begins with a text (`name: 'al*'`). The signal takes the request back. */
export const findUsersByName = (api: Api, query: InputOf<Routes['byNames']>['query'], signal?: AbortSignal) =>
  api.call<Routes['byNames']>('GET', '/users/by-names', { query }, signal);

/** Reads a member, by number or name (`$name:Ada`). */
export const readUser = (api: Api, id: ID | `$name:${string}`, query: InputOf<Routes['read']>['query'] = {}) =>
  api.call<Routes['read']>('GET', '/users/:id', { params: { id: id as ID }, query });

/** Reads what the form that edits a member starts with. */
export const readUserForEdit = (api: Api, id: ID) =>
  api.call<Routes['readForEdit']>('GET', '/users/:id/edit', { params: { id } });

/** Changes a member. */
export const changeUser = (api: Api, id: ID, body: NonNullable<InputOf<Routes['change']>['body']>) =>
  api.call<Routes['change']>('PATCH', '/users/:id', { params: { id }, body });

/** Deletes a member, and what they wrote as the method says. */
export const deleteUser = (api: Api, id: number, deleteMethod: 'keep' | 'wipe' | 'delete' = 'delete') =>
  api.call<Routes['delete']>('DELETE', '/users/:id', { params: { id }, body: { deleteMethod } });

/** Bans a member, or lifts the ban. */
export const banUser = (api: Api, id: number, body: InputOf<Routes['ban']>['body']) =>
  api.call<Routes['ban']>('PUT', '/users/:id/ban', { params: { id }, body });

/** Hides when a member was last active, or shows it. */
export const hideUser = (api: Api, id: ID, hidden: boolean) =>
  api.call<Routes['hide']>('PUT', '/users/:id/hidden', { params: { id }, body: { hidden } });

/** Uploads a photo of a member; of it a part is kept, in hundredths of its width and height. */
export const setUserPhoto = (
  api: Api,
  id: ID,
  photo: Blob,
  area?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
) => {
  const body = new FormData();
  // What tells of the photo comes before it, so that it is known when the photo arrives.
  for (const [name, value] of Object.entries(area ?? {})) body.append(name, String(value));
  body.append('photo', photo);
  return api.call<Routes['setPhoto']>('POST', '/users/:id/photo', { params: { id }, body });
};

/** Removes the photo of a member. */
export const removeUserPhoto = (api: Api, id: ID) =>
  api.call<Routes['removePhoto']>('DELETE', '/users/:id/photo', { params: { id } });
