import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { roleAssignmentRoutes } from './role-assignment.contract.ts';

type Routes = typeof roleAssignmentRoutes;

/** Assigns roles to many members or removes roles from them. Requires `users.edit`. */
export const assignRoles = (
  api: Api,
  body: NonNullable<InputOf<Routes['assign']>['body']>,
  query: NonNullable<InputOf<Routes['assign']>['query']> = {},
) => api.call<Routes['assign']>('PATCH', '/users/bulk-role-assignment', { body, query });
