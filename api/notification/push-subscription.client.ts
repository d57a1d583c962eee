import type { Api } from '#api/api.ts';
import type { PushSubscription, pushSubscriptionRoutes } from './push-subscription.contract.ts';

type Routes = typeof pushSubscriptionRoutes;

/** Reads the forum's public key, which a browser needs to subscribe to push messages. */
export const readPushKey = (api: Api) => api.call<Routes['key']>('GET', '/push-subscriptions/key');

/** Adds a push subscription of a browser. */
export const addPushSubscription = (api: Api, body: PushSubscription) =>
  api.call<Routes['add']>('POST', '/push-subscriptions', { body });

/** Removes a push subscription of a browser. */
export const removePushSubscription = (api: Api, endpoint: string) =>
  api.call<Routes['remove']>('DELETE', '/push-subscriptions', { body: { endpoint } });
