import type { Api } from '#api/api.ts';
import type { permissionCheckRoutes } from '#api/moderation/permission/permission-check.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof permissionCheckRoutes;

/** Explains why a member does or does not have a permission. */
export const checkPermission = (api: Api, id: number, query: InputOf<Routes['check']>['query']) =>
  api.call<Routes['check']>('GET', '/users/:id/permission-check', { params: { id }, query });
