import type { Api } from '#api/api.ts';
import type { profileFieldRoutes } from '#api/member/profile-field/profile-field.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof profileFieldRoutes;
type ID = number | '$me';

/** Lists the profile fields that the caller may see, in their order. */
export const listProfileFields = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/profile-fields', { query });

/** Adds a profile field at the end of the list. */
export const addProfileField = (api: Api, body: NonNullable<InputOf<Routes['create']>['body']>) =>
  api.call<Routes['create']>('POST', '/profile-fields', { body });

/** Changes a profile field. */
export const changeProfileField = (api: Api, apiName: string, body: NonNullable<InputOf<Routes['change']>['body']>) =>
  api.call<Routes['change']>('PATCH', '/profile-fields/:apiName', { params: { apiName }, body });

/** Sorts profile fields by a position for each name. */
export const sortProfileFields = (api: Api, body: Readonly<Record<string, number>>) =>
  api.call<Routes['sort']>('PUT', '/profile-fields/sorts', { body });

/** Deletes a profile field and the answers of all members to it. */
export const removeProfileField = (api: Api, apiName: string) =>
  api.call<Routes['delete']>('DELETE', '/profile-fields/:apiName', { params: { apiName } });

/** Reads the profile field answers of a member. */
export const readProfileValues = (api: Api, id: ID) =>
  api.call<Routes['readValues']>('GET', '/users/:id/profile-fields', { params: { id } });

/** Changes the profile field answers of a member. `null` deletes an answer. */
export const changeProfileValues = (api: Api, id: ID, body: NonNullable<InputOf<Routes['changeValues']>['body']>) =>
  api.call<Routes['changeValues']>('PATCH', '/users/:id/profile-fields', { params: { id }, body });
