import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { settingsOrderMachine } from '#machines/moderation/rule/settings-order.machine.ts';
import type { Submission } from '#machines/primitives/submission/submission.connect.ts';

type Key = string | number;

/** A swap of two items of a list: their positions, and the keys of all items in the new order. */
export interface SettingsSwap {
  readonly index: number;
  readonly other: number;
  readonly keys: readonly Key[];
}

/** The submission of a new order of a list, and the function that swaps the items at two positions. */
export interface SettingsOrder extends Submission<SettingsSwap> {
  swap(index: number, other: number): void;
}

/** The parameters of `useSettingsOrder`: the list, its requests, and how it is loaded again. */
export interface SettingsOrderOptions<Item> {
  readonly items: readonly Item[];
  /** Returns what identifies an item, also after the list is loaded again. */
  readonly keyOf: (item: Item) => Key;
  /** Sends the items in their new order. `places` has their positions, counted from 1, by key. */
  readonly sort: (items: readonly Item[], places: Readonly<Record<string, number>>) => Promise<unknown>;
  /** Loads the list again, also after a failure. */
  readonly renew: () => unknown;
}

/**
 * Sends new orders of a list. A retry sends the same order again, also when the list was loaded again meanwhile: then the
 * items are those of the list, and new items are at the end.
 */
export function useSettingsOrder<Item>({ items, keyOf, sort, renew }: SettingsOrderOptions<Item>): SettingsOrder {
  const submission = useSubmission<SettingsSwap>(settingsOrderMachine, {
    send: ({ keys }) => {
      const sorted = inOrder(items, keyOf, keys);
      return sort(sorted, Object.fromEntries(sorted.map((item, place) => [keyOf(item), place + 1])));
    },
    onDone: () => void renew(),
    onFailure: () => void renew(),
  });
  const swap = (index: number, other: number) =>
    submission.submit({ index, other, keys: swapped(items.map(keyOf), index, other) });
  return { ...submission, swap };
}

/** Returns items in the order of their keys. Items whose key is missing are last, in their present order. */
export function inOrder<Item>(items: readonly Item[], keyOf: (item: Item) => Key, keys: readonly Key[]): Item[] {
  const places = new Map(keys.map((key, place) => [key, place]));
  const placeOf = (item: Item) => places.get(keyOf(item)) ?? keys.length;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const swapped = (keys: readonly Key[], one: number, other: number): Key[] =>
  keys.map((key, place) => (place === one ? keys[other] : place === other ? keys[one] : key) as Key);
