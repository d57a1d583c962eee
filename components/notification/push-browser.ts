import type { Api } from '#api/api.ts';
import {
  addPushSubscription,
  readPushKey,
  removePushSubscription,
} from '#api/notification/push-subscription.client.ts';
import type { PushState } from '#machines/notification/push-permission.machine.ts';

/** The browser functions that push notifications require. */
export interface PushBrowser {
  ask(): Promise<PushState>;
  subscribe(): Promise<PushState>;
  unsubscribe(): Promise<PushState>;
}

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const currentSubscription = async () => {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return registration?.pushManager.getSubscription();
};

/** Creates the push functions of this browser with the forum's API. */
export const pushBrowser = (api: Api): PushBrowser => ({
  async ask() {
    if (!isSupported()) return 'unsupported';
    if (Notification.permission === 'denied') return 'denied';
    return (await currentSubscription()) ? 'on' : 'off';
  },
  async subscribe() {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
    await navigator.serviceWorker.register('/push-worker.js');
    const registration = await navigator.serviceWorker.ready;
    const { publicKey } = (await readPushKey(api)).body;
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys } = made.toJSON();
    await addPushSubscription(api, {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    });
    return 'on';
  },
  async unsubscribe() {
    const subscription = await currentSubscription();
    if (!subscription) return 'off';
    await removePushSubscription(api, subscription.endpoint);
    await subscription.unsubscribe();
    return 'off';
  },
});
