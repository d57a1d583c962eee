import type { Api } from '#api/api.ts';
import type { profileFieldRoutes } from '#api/member/profile-field.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof profileFieldRoutes;
type ID = number | '$me';

/** Lists the profile fields that the caller may see, in their order. */
export const listProfileFields = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/profile-fields', { query });

/** Reads what a member answered. */
export const readProfileValues = (api: Api, id: ID) =>
  api.call<Routes['readValues']>('GET', '/users/:id/profile-fields', { params: { id } });

/** Changes what a member answered; null takes an answer away. */
export const changeProfileValues = (api: Api, id: ID, body: NonNullable<InputOf<Routes['changeValues']>['body']>) =>
  api.call<Routes['changeValues']>('PATCH', '/users/:id/profile-fields', { params: { id }, body });
