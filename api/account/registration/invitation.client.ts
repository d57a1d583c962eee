import type { invitationRoutes } from '#api/account/registration/invitation.contract.ts';
import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof invitationRoutes;

/** Lists the viewer's invitations, and the number they may still send. */
export const listInvitations = (api: Api) => api.call<Routes['list']>('GET', '/invites');

/** Sends an invitation by e-mail. */
export const createInvitation = (api: Api, email: string) =>
  api.call<Routes['create']>('POST', '/invites', { body: { email } });

/** Sends an invitation again. */
export const sendInvitationAgain = (api: Api, id: number) =>
  api.call<Routes['sendAgain']>('POST', '/invites/:id/send', { params: { id } });

/** Withdraws an invitation. */
export const deleteInvitation = (api: Api, id: number) =>
  api.call<Routes['delete']>('DELETE', '/invites/:id', { params: { id } });

/** Lists the invitations of all members, the newest first. */
export const listAllInvitations = (api: Api, query: InputOf<Routes['listAll']>['query'] = {}) =>
  api.call<Routes['listAll']>('GET', '/invites/all', { query });
