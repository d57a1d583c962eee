import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { accountDeletionRoutes } from './account-deletion.contract.ts';

type Routes = typeof accountDeletionRoutes;

/** Asks for one's account to be deleted; where that is done at once, one is a guest afterwards. */
export const deleteOwnAccount = (api: Api, body: InputOf<Routes['ask']>['body']) =>
  api.call<Routes['ask']>('DELETE', '/users/me', { body });

/** Reads whether one's account is to be deleted, and when. */
export const readAccountDeletion = (api: Api) => api.call<Routes['read']>('GET', '/users/me/deletion');

/** Keeps one's account after all. */
export const takeBackDeletion = (api: Api) => api.call<Routes['takeBack']>('DELETE', '/users/me/deletion');
