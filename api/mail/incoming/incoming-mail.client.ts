import type { Api } from '#api/api.ts';
import type { incomingMailRoutes } from './incoming-mail.contract.ts';

type Routes = typeof incomingMailRoutes;

/** Lists the mails that came to the reply address. Requires `site.manage`. */
export const listIncomingMails = (api: Api, query: { page?: number; limit?: number } = {}) =>
  api.call<Routes['list']>('GET', '/incoming-mail', { query });

/** Reads the state of the mailbox. Requires `site.manage`. */
export const readIncomingMailbox = (api: Api) => api.call<Routes['mailbox']>('GET', '/incoming-mail/mailbox');

/** Sets the password of the mailbox. Requires `site.manage`. */
export const changeIncomingMailbox = (api: Api, body: { password: string | null }) =>
  api.call<Routes['changeMailbox']>('PATCH', '/incoming-mail/mailbox', { body });

/** Checks the connection to the mailbox. Requires `site.manage`. */
export const checkIncomingMailbox = (api: Api) => api.call<Routes['check']>('POST', '/incoming-mail/check');

/** Creates a new secret for the webhook. Requires `site.manage`. */
export const renewWebhookSecret = (api: Api) =>
  api.call<Routes['renewSecret']>('POST', '/incoming-mail/webhook-secret');
