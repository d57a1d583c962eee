import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { attachmentRoutes } from './attachment.contract.ts';

type Routes = typeof attachmentRoutes;

/** Lists the external services to which records can be sent. */
export const readCatalog = (api: Api) => api.call<Routes['catalog']>('GET', '/attachments/catalog');

/** Loads the form that an external service requires before a record is sent. */
export const readAttachmentForm = (api: Api, query: InputOf<Routes['schema']>['query']) =>
  api.call<Routes['schema']>('GET', '/attachments/schema', { query });

/** Lists the attachments of a record: the items that external services created from it. */
export const listAttachments = (api: Api, query: InputOf<Routes['list']>['query']) =>
  api.call<Routes['list']>('GET', '/attachments', { query });

/** Sends a record to an external service. */
export const addAttachment = (api: Api, body: InputOf<Routes['add']>['body']) =>
  api.call<Routes['add']>('POST', '/attachments', { body });

/** Requests the current state of attachments from their external services. */
export const refreshAttachments = (api: Api, body: InputOf<Routes['refresh']>['body']) =>
  api.call<Routes['refresh']>('POST', '/attachments/refresh', { body });
