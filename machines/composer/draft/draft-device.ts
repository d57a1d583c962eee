import { fromCallback, fromPromise } from 'xstate';
import type { TextCopy } from '#machines/composer/form/writing.ts';
import { createTextStore, type TextStore } from './text-store.ts';

/** The events that a draft receives from its device: from other tabs, and about the network. */
export type DeviceEvent =
  | { type: 'copy.appeared'; copy: TextCopy }
  | { type: 'network.lost' }
  | { type: 'network.returned' };

/** A copy to store or delete, its key, and the copies on which it is based. */
export interface DeviceCommand {
  readonly key: string;
  readonly copy: TextCopy;
  readonly grewFrom: readonly TextCopy[];
}

const channelOf = (key: string): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`folkmoot-text/${key}`);

const tellOtherTabs = (key: string, copy: TextCopy) => {
  const channel = channelOf(key);
  channel?.postMessage(copy);
  channel?.close();
};

/** The actors of a draft for its device. They read, store and delete copies in a store, and notify other tabs. */
export const draftDevice = (store: TextStore = createTextStore()) => ({
  openCopies: fromPromise<readonly TextCopy[], { key: string }>(({ input: { key } }) => store.open(key)),
  keepText: fromPromise<void, DeviceCommand>(async ({ input: { key, copy, grewFrom } }) => {
    await store.keep(key, copy, grewFrom);
    tellOtherTabs(key, copy);
  }),
  forgetText: fromPromise<void, DeviceCommand>(({ input: { key, copy, grewFrom } }) =>
    store.forget(key, copy, grewFrom),
  ),
});

/** Receives copies from other tabs that write the same text. */
export const watchTabs = fromCallback<DeviceEvent, { key: string; tab: string }>(
  ({ input: { key, tab }, sendBack }) => {
    const channel = channelOf(key);
    channel?.addEventListener('message', ({ data }) => {
      const copy = data as TextCopy;
      if (copy.tab !== tab) sendBack({ type: 'copy.appeared', copy });
    });
    return () => channel?.close();
  },
);

/** Reports when the network is lost and when it returns. */
export const watchNetwork = fromCallback<DeviceEvent>(({ sendBack }) => {
  if (typeof window === 'undefined') return;
  const lost = () => sendBack({ type: 'network.lost' });
  const returned = () => sendBack({ type: 'network.returned' });
  if (navigator.onLine === false) lost();
  window.addEventListener('offline', lost);
  window.addEventListener('online', returned);
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', returned);
  };
});
