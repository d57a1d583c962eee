import type { Api } from '#api/api.ts';
import type { OutgoingList } from './mail-queue-filter.ts';
import type { outgoingMailRoutes } from './outgoing-mail.contract.ts';

type Routes = typeof outgoingMailRoutes;

/** Lists the messages of the queue. Requires `site.manage`. */
export const listOutgoingMails = (api: Api, query: { state?: OutgoingList; page?: number; limit?: number } = {}) =>
  api.call<Routes['list']>('GET', '/outgoing-mail', { query });

/** Tries messages again. Requires `site.manage`. */
export const retryOutgoingMails = (api: Api, mailIDs: readonly number[]) =>
  api.call<Routes['retry']>('POST', '/outgoing-mail/retry', { body: { mailIDs: [...mailIDs] } });

/** Discards messages. Requires `site.manage`. */
export const discardOutgoingMails = (api: Api, mailIDs: readonly number[]) =>
  api.call<Routes['discard']>('POST', '/outgoing-mail/discard', { body: { mailIDs: [...mailIDs] } });

/** Lists the addresses that refused a message. Requires `site.manage` and `personalInfo.view`. */
export const listMailBounces = (api: Api, query: { page?: number; limit?: number } = {}) =>
  api.call<Routes['bounces']>('GET', '/mail-bounces', { query });

/** Sends messages to an address again. Requires `site.manage` and `personalInfo.view`. */
export const forgetMailBounce = (api: Api, address: string) =>
  api.call<Routes['forget']>('POST', '/mail-bounces/forget', { body: { address } });
