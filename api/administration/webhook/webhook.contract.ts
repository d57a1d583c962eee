import { z } from 'zod';
import { paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';
import { webhookEvents } from './webhook-event.ts';

const status = z.enum(['active', 'disabled', 'resting']);

/** A webhook. Its secret is only in the response that creates it or changes the secret. */
export const Webhook = z.object({
  webhookID: z.number().int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** Only content that this role may read is sent. */
  roleID: z.number().int(),
  /** Whether content is sent that guests may not read. */
  sendsPrivate: z.boolean(),
  /** `resting` after all attempts have failed for days. */
  status,
  failures: z.number().int(),
  secret: z.string().optional(),
  dateInserted: z.string(),
});
export type Webhook = z.infer<typeof Webhook>;

/** A delivery of a webhook: the request, and the last answer. */
export const WebhookDelivery = z.object({
  webhookDeliveryID: z.uuid(),
  webhookID: z.number().int(),
  event: z.string(),
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  body: z.string(),
  responseStatus: z.number().int().nullable(),
  responseStart: z.string().nullable(),
  /** Why the last attempt failed; null if it did not. */
  problem: z.enum(['private', 'slow', 'unreachable', 'status', 'inactive', 'secret']).nullable(),
  /** In milliseconds. */
  duration: z.number().int().nullable(),
  dateInserted: z.string(),
  dateAttempted: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const WebhookPost = z.object({
  name: visibleText().min(1).max(100),
  url: z
    .string()
    .max(500)
    .regex(/^https?:\/\/[^\s@/]+(\/\S*)?$/i),
  events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
  roleID: z.number().int().min(1),
  sendsPrivate: z.boolean().default(false),
  status: z.enum(['active', 'disabled']).default('active'),
  /** If left out, the forum creates a secret. */
  secret: z.string().min(16).max(200).optional(),
});

const tags = ['Webhooks'] as const;
const path = z.object({ id: recordID });
const deliveryPath = z.object({ id: recordID, deliveryID: z.uuid() });
const description = 'Needs site.manage.';

/** The routes for webhooks, which tell other sites of events (docs/behavior/webhook.md). */
export const webhookRoutes = {
  list: {
    method: 'GET',
    url: '/webhooks',
    schema: { tags, summary: 'List webhooks', description, response: { 200: z.array(Webhook) } },
  },
  create: {
    method: 'POST',
    url: '/webhooks',
    config: { confirmed: true },
    schema: { tags, summary: 'Add a webhook', description, body: WebhookPost, response: { 201: Webhook } },
  },
  read: {
    method: 'GET',
    url: '/webhooks/:id',
    schema: { tags, summary: 'Read a webhook', description, params: path, response: { 200: Webhook } },
  },
  change: {
    method: 'PATCH',
    url: '/webhooks/:id',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Change a webhook',
      description,
      params: path,
      body: WebhookPost.partial(),
      response: { 200: Webhook },
    },
  },
  delete: {
    method: 'DELETE',
    url: '/webhooks/:id',
    schema: { tags, summary: 'Delete a webhook', description, params: path, response: { 204: z.undefined() } },
  },
  ping: {
    method: 'POST',
    url: '/webhooks/:id/pings',
    schema: {
      tags,
      summary: 'Send a test to a webhook',
      description,
      params: path,
      response: { 201: WebhookDelivery },
    },
  },
  deliveries: {
    method: 'GET',
    url: '/webhooks/:id/deliveries',
    schema: {
      tags,
      summary: 'List the deliveries of a webhook',
      description,
      params: path,
      querystring: z.object(paging(30, 100)),
      response: { 200: z.array(WebhookDelivery) },
    },
  },
  again: {
    method: 'POST',
    url: '/webhooks/:id/deliveries/:deliveryID/redeliver',
    schema: {
      tags,
      summary: 'Send a delivery again',
      description,
      params: deliveryPath,
      response: { 200: WebhookDelivery },
    },
  },
} as const satisfies Record<string, ContractRoute>;
