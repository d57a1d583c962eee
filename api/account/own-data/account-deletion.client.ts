import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { accountDeletionRoutes } from './account-deletion.contract.ts';

type Routes = typeof accountDeletionRoutes;

/**
 * Requests the deletion of the viewer's account. If the account is deleted immediately, the viewer is a guest
 * afterwards.
 */
export const deleteOwnAccount = (api: Api, body: InputOf<Routes['ask']>['body']) =>
  api.call<Routes['ask']>('DELETE', '/users/me', { body });

/** Returns whether the viewer's account is scheduled for deletion, and when. */
export const readAccountDeletion = (api: Api) => api.call<Routes['read']>('GET', '/users/me/deletion');

/** Cancels the scheduled deletion of the viewer's account. */
export const cancelDeletion = (api: Api) => api.call<Routes['takeBack']>('DELETE', '/users/me/deletion');
