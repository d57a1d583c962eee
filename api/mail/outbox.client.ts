import type { Api } from '#api/api.ts';
import type { outboxRoutes } from './outbox.contract.ts';

type Routes = typeof outboxRoutes;

/** Lists the latest messages of the outbox. */
export const listOutbox = (api: Api) => api.call<Routes['list']>('GET', '/outbox');

/** Reads a message of the outbox. */
export const readOutboxMessage = (api: Api, name: string) =>
  api.call<Routes['read']>('GET', '/outbox/:name', { params: { name } });

/** Returns the URL of a message's HTML, for an iframe. */
export const outboxHtmlUrl = (name: string): string => `/api/v2/outbox/${encodeURIComponent(name)}/html`;
