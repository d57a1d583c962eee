import type { Api } from '#api/api.ts';
import type { profileFieldRoutes } from '#api/member/field/profile-field.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof profileFieldRoutes;
type ID = number | '$me';

/** Lists the profile fields that the caller may see, in their order. */
export const listProfileFields = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/profile-fields', { query });

/** Adds a profile field, as the last. */
export const addProfileField = (api: Api, body: NonNullable<InputOf<Routes['create']>['body']>) =>
  api.call<Routes['create']>('POST', '/profile-fields', { body });

/** Changes a profile field. */
export const changeProfileField = (api: Api, apiName: string, body: NonNullable<InputOf<Routes['change']>['body']>) =>
  api.call<Routes['change']>('PATCH', '/profile-fields/:apiName', { params: { apiName }, body });

/** Puts profile fields in order, by a place for each name. */
export const sortProfileFields = (api: Api, body: Readonly<Record<string, number>>) =>
  api.call<Routes['sort']>('PUT', '/profile-fields/sorts', { body });

/** Deletes a profile field and what members answered to it. */
export const removeProfileField = (api: Api, apiName: string) =>
  api.call<Routes['delete']>('DELETE', '/profile-fields/:apiName', { params: { apiName } });

/** Reads what a member answered. */
export const readProfileValues = (api: Api, id: ID) =>
  api.call<Routes['readValues']>('GET', '/users/:id/profile-fields', { params: { id } });

/** Changes what a member answered; null takes an answer away. */
export const changeProfileValues = (api: Api, id: ID, body: NonNullable<InputOf<Routes['changeValues']>['body']>) =>
  api.call<Routes['changeValues']>('PATCH', '/users/:id/profile-fields', { params: { id }, body });
