import type { webhookRoutes } from '#api/administration/webhook/webhook.contract.ts';
import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof webhookRoutes;

/** Lists the webhooks. */
export const listWebhooks = (api: Api) => api.call<Routes['list']>('GET', '/webhooks');

/** Adds a webhook. The response contains its secret. */
export const addWebhook = (api: Api, body: InputOf<Routes['create']>['body']) =>
  api.call<Routes['create']>('POST', '/webhooks', { body });

/** Changes a webhook. */
export const changeWebhook = (api: Api, id: number, body: NonNullable<InputOf<Routes['change']>['body']>) =>
  api.call<Routes['change']>('PATCH', '/webhooks/:id', { params: { id }, body });

/** Deletes a webhook. */
export const deleteWebhook = (api: Api, id: number) =>
  api.call<Routes['delete']>('DELETE', '/webhooks/:id', { params: { id } });

/** Sends a test to a webhook. */
export const pingWebhook = (api: Api, id: number) =>
  api.call<Routes['ping']>('POST', '/webhooks/:id/pings', { params: { id } });

/** Lists the newest deliveries of a webhook. */
export const listWebhookDeliveries = (api: Api, id: number) =>
  api.call<Routes['deliveries']>('GET', '/webhooks/:id/deliveries', { params: { id } });

/** Sends a delivery again. */
export const sendDeliveryAgain = (api: Api, id: number, deliveryID: string) =>
  api.call<Routes['again']>('POST', '/webhooks/:id/deliveries/:deliveryID/redeliver', { params: { id, deliveryID } });
