import { z } from 'zod';
import { fields } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const key = z.string().regex(/^[\w-]{10,200}=*$/, 'This key is not valid.');

/** A push subscription, as the browser describes it. */
export const PushSubscription = z.object({
  endpoint: z.url().max(2_000),
  keys: z.object({ p256dh: key, auth: key }),
});
/** A push subscription. */
export type PushSubscription = z.infer<typeof PushSubscription>;

const tags = ['Notifications'] as const;

/** The routes for notifications sent to browsers while the forum is closed (Web Push). */
export const pushSubscriptionRoutes = {
  key: {
    method: 'GET',
    url: '/push-subscriptions/key',
    schema: {
      tags,
      summary: 'Read the public key for push messages',
      querystring: z.object(fields),
      response: { 200: z.object({ publicKey: z.string() }) },
    },
  },
  add: {
    method: 'POST',
    url: '/push-subscriptions',
    config: { sessionOnly: true },
    schema: {
      tags,
      summary: 'Turn on push notifications',
      description: 'Until it unsubscribes, its push service rejects it, or the session ends.',
      body: PushSubscription,
      response: { 204: z.null() },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/push-subscriptions',
    schema: {
      tags,
      summary: 'Turn off push notifications',
      body: z.object({ endpoint: z.string().max(2_000) }),
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
