import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { attachmentRoutes } from './attachment.contract.ts';

type Routes = typeof attachmentRoutes;

/** Reads to which services records can be sent. */
export const readCatalog = (api: Api) => api.call<Routes['catalog']>('GET', '/attachments/catalog');

/** Reads what a service asks for before a record is sent. */
export const readAttachmentForm = (api: Api, query: InputOf<Routes['schema']>['query']) =>
  api.call<Routes['schema']>('GET', '/attachments/schema', { query });

/** Lists what a record became in other services. */
export const listAttachments = (api: Api, query: InputOf<Routes['list']>['query']) =>
  api.call<Routes['list']>('GET', '/attachments', { query });

/** Sends a record to a service. */
export const addAttachment = (api: Api, body: InputOf<Routes['add']>['body']) =>
  api.call<Routes['add']>('POST', '/attachments', { body });

/** Asks services how things stand with what they made. */
export const refreshAttachments = (api: Api, body: InputOf<Routes['refresh']>['body']) =>
  api.call<Routes['refresh']>('POST', '/attachments/refresh', { body });
