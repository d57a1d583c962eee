import type { firstAdministratorRoutes } from '#api/account/registration/first-administrator.contract.ts';
import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof firstAdministratorRoutes;

/** Creates the first administrator with the token of the one-time link, and signs in. */
export const createFirstAdministrator = (api: Api, body: InputOf<Routes['create']>['body']) =>
  api.call<Routes['create']>('POST', '/users/first-administrator', { body });
