import type { Api } from '#api/api.ts';
import type { roleRoutes } from '#api/member/role/role.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof roleRoutes;

/** Lists all roles that the caller may see. */
export const listRoles = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/roles', { query });

/** Adds a role. */
export const createRole = (api: Api, body: InputOf<Routes['create']>['body']) =>
  api.call<Routes['create']>('POST', '/roles', { body });

/** Reads a role. */
export const readRole = (api: Api, id: number, query: InputOf<Routes['read']>['query'] = {}) =>
  api.call<Routes['read']>('GET', '/roles/:id', { params: { id }, query });

/** Reads the values with which the role form is prefilled. */
export const readRoleForEdit = (api: Api, id: number) =>
  api.call<Routes['readForEdit']>('GET', '/roles/:id/edit', { params: { id } });

/** Changes a role. */
export const changeRole = (api: Api, id: number, body: NonNullable<InputOf<Routes['change']>['body']>) =>
  api.call<Routes['change']>('PATCH', '/roles/:id', { params: { id }, body });

/** Chooses the roles that the forum assigns by itself. Each must be of the type. */
export const changeDefaultRoles = (api: Api, body: NonNullable<InputOf<Routes['changeDefaults']>['body']>) =>
  api.call<Routes['changeDefaults']>('PATCH', '/roles/defaults', { body });

/** Deletes a role. Its members receive the replacement role, if given. */
export const deleteRole = (api: Api, id: number, query: InputOf<Routes['delete']>['query'] = {}) =>
  api.call<Routes['delete']>('DELETE', '/roles/:id', { params: { id }, query });

/** Sets all permissions of a role. Permissions that the body does not name are revoked. */
export const setRolePermissions = (api: Api, id: number, body: InputOf<Routes['setPermissions']>['body']) =>
  api.call<Routes['setPermissions']>('PUT', '/roles/:id/permissions', { params: { id }, body });

/** Changes the named permissions of a role and leaves the others unchanged. */
export const changeRolePermissions = (api: Api, id: number, body: InputOf<Routes['changePermissions']>['body']) =>
  api.call<Routes['changePermissions']>('PATCH', '/roles/:id/permissions', { params: { id }, body });
