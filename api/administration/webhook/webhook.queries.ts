import { queryOptions } from '@tanstack/react-query';
import { listWebhookDeliveries, listWebhooks } from '#api/administration/webhook/webhook.client.ts';
import type { Api } from '#api/api.ts';

/** Returns the query for the webhooks. */
export const webhooksQuery = (api: Api) =>
  queryOptions({ queryKey: ['webhooks'], queryFn: async () => (await listWebhooks(api)).body });

/** Returns the query for the newest deliveries of a webhook. */
export const webhookDeliveriesQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: async () => (await listWebhookDeliveries(api, id)).body,
  });
