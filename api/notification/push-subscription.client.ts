import type { Api } from '#api/api.ts';
import type { PushSubscription, pushSubscriptionRoutes } from './push-subscription.contract.ts';

type Routes = typeof pushSubscriptionRoutes;

/** Asks for the forum's public key, which a browser needs to take its messages. */
export const readPushKey = (api: Api) => api.call<Routes['key']>('GET', '/push-subscriptions/key');

/** Lets the forum push to a browser. */
export const addPushSubscription = (api: Api, body: PushSubscription) =>
  api.call<Routes['add']>('POST', '/push-subscriptions', { body });

/** Lets the forum push to a browser no more. */
export const removePushSubscription = (api: Api, endpoint: string) =>
  api.call<Routes['remove']>('DELETE', '/push-subscriptions', { body: { endpoint } });
