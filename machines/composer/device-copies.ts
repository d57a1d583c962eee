import { fromCallback } from 'xstate';
import { createTextStore, type TextStore } from './text-store.ts';
import type { WritingCopy } from './writing.ts';

/** What a text's machine asks of the device. */
export type DeviceOrder =
  | { type: 'keep'; copy: WritingCopy; grewFrom: readonly WritingCopy[] }
  | { type: 'forget'; copy: WritingCopy; grewFrom: readonly WritingCopy[] };

/** What the device tells a text's machine. */
export type DeviceNews =
  | { type: 'copies.found'; copies: readonly WritingCopy[] }
  | { type: 'copy.kept'; changedAt: number; others: readonly WritingCopy[] }
  | { type: 'copy.lost' }
  | { type: 'copy.appeared'; copy: WritingCopy };

/** Which text, and how the server's copy of it is found; `undefined` when there is none or it cannot be asked now. */
export interface DeviceCopiesInput {
  readonly key: string;
  readonly findOnServer: () => Promise<WritingCopy | undefined>;
}

const channelTo = (key: string): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`folkmoot-text/${key}`);

/** Keeps each change at once, in order, and tells of the copies that other tabs and the server have. */
export const deviceCopies = (store: TextStore = createTextStore()) =>
  fromCallback<DeviceOrder, DeviceCopiesInput>(({ input: { key, findOnServer }, receive, sendBack }) => {
    const channel = channelTo(key);
    const tell = (news: DeviceNews) => sendBack(news);
    const open = async () => {
      const [kept, onServer] = await Promise.all([
        store.open(key).catch(() => []),
        findOnServer().catch(() => undefined),
      ]);
      tell({ type: 'copies.found', copies: onServer ? [...kept, onServer] : kept });
    };
    const keep = ({ copy, grewFrom }: Extract<DeviceOrder, { type: 'keep' }>) =>
      store.keep(key, copy, grewFrom).then(
        (others) => {
          channel?.postMessage(copy);
          tell({ type: 'copy.kept', changedAt: copy.changedAt, others });
        },
        () => tell({ type: 'copy.lost' }),
      );
    channel?.addEventListener('message', ({ data }) => tell({ type: 'copy.appeared', copy: data as WritingCopy }));
    const forget = ({ copy, grewFrom }: DeviceOrder) => store.forget(key, copy, grewFrom).catch(() => {});
    receive((order) => void (order.type === 'keep' ? keep(order) : forget(order)));
    void open();
    return () => channel?.close();
  });
