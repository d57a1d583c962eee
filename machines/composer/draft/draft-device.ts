import { fromCallback, fromPromise } from 'xstate';
import type { WritingCopy } from '#machines/composer/form/writing.ts';
import { createTextStore, type TextStore } from './text-store.ts';

/** The events that a draft receives from its device: from other tabs, and about the network. */
export type DeviceNews =
  | { type: 'copy.appeared'; copy: WritingCopy }
  | { type: 'network.lost' }
  | { type: 'network.returned' };

/** A copy to store or delete, its key, and the copies on which it is based. */
export interface DeviceOrder {
  readonly key: string;
  readonly copy: WritingCopy;
  readonly grewFrom: readonly WritingCopy[];
}

const channelOf = (key: string): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`folkmoot-text/${key}`);

const tellOtherTabs = (key: string, copy: WritingCopy) => {
  const channel = channelOf(key);
  channel?.postMessage(copy);
  channel?.close();
};

/** The actors of a draft for its device. They read, store and delete copies in a store, and notify other tabs. */
export const draftDevice = (store: TextStore = createTextStore()) => ({
  openCopies: fromPromise<readonly WritingCopy[], { key: string }>(({ input: { key } }) => store.open(key)),
  keepText: fromPromise<void, DeviceOrder>(async ({ input: { key, copy, grewFrom } }) => {
    await store.keep(key, copy, grewFrom);
    tellOtherTabs(key, copy);
  }),
  forgetText: fromPromise<void, DeviceOrder>(({ input: { key, copy, grewFrom } }) => store.forget(key, copy, grewFrom)),
});

/** Receives copies from other tabs that write the same text. */
export const watchTabs = fromCallback<DeviceNews, { key: string; tab: string }>(({ input: { key, tab }, sendBack }) => {
  const channel = channelOf(key);
  channel?.addEventListener('message', ({ data }) => {
    const copy = data as WritingCopy;
    if (copy.tab !== tab) sendBack({ type: 'copy.appeared', copy });
  });
  return () => channel?.close();
});

/** Reports when the network is lost and when it returns. */
export const watchNetwork = fromCallback<DeviceNews>(({ sendBack }) => {
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
