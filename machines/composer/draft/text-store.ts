import { createStore, get, type UseStore, update } from 'idb-keyval';
import type { DraftMark, TextCopy } from '#machines/composer/form/writing.ts';
import { deletePendingText, readPendingTexts, storePendingText } from './pending-text.ts';
import { recordDeviceText, recordServerText } from './stored-text-index.ts';

/** The storage of texts on a device: one copy for each tab that writes under the same key. */
export interface TextStore {
  /** Stores a tab's copy synchronously, until `keep` has stored that copy or a later one. */
  hold(key: string, copy: TextCopy): void;
  /** Returns all copies under a key, newest first. */
  open(key: string): Promise<readonly TextCopy[]>;
  /** Stores a tab's copy in place of its former one and of those it `grewFrom`. Returns the copies of other tabs. */
  keep(key: string, copy: TextCopy, grewFrom: readonly TextCopy[]): Promise<readonly TextCopy[]>;
  /** Records the draft on the server as which a tab's copy was saved. Text written meanwhile is preserved. */
  mark(key: string, tab: string, draft: DraftMark): Promise<void>;
  /** Deletes a copy and those it `grewFrom`, after the server has acknowledged the post. Other copies are preserved. */
  forget(key: string, copy: TextCopy, grewFrom: readonly TextCopy[]): Promise<void>;
}

type Change = (copies: readonly TextCopy[]) => readonly TextCopy[];

/** A backend that stores a list of copies under a key. */
interface Shelf {
  read(key: string): Promise<readonly TextCopy[]>;
  change(key: string, change: Change): Promise<readonly TextCopy[]>;
}

const database = (): Shelf => {
  let store: UseStore | undefined;
  const opened = () => {
    store ??= createStore('folkmoot', 'texts');
    return store;
  };
  return {
    read: async (key) => (await get<readonly TextCopy[]>(key, opened())) ?? [],
    async change(key, change) {
      let changed: readonly TextCopy[] = [];
      await update<readonly TextCopy[]>(key, (old) => (changed = change(old ?? [])), opened());
      return changed;
    },
  };
};

const shelfKey = (key: string) => `folkmoot-text/${key}`;

const smallShelf: Shelf = {
  read: async (key) => JSON.parse(localStorage.getItem(shelfKey(key)) ?? '[]') as TextCopy[],
  async change(key, change) {
    const changed = change(await this.read(key));
    if (changed.length === 0) localStorage.removeItem(shelfKey(key));
    else localStorage.setItem(shelfKey(key), JSON.stringify(changed));
    return changed;
  },
};

/** Switches permanently to the second backend after the first has failed, as in windows without IndexedDB. */
const eitherShelf = (first: Shelf, second: Shelf): Shelf => {
  let shelf = first;
  const trying = async <T>(use: (shelf: Shelf) => Promise<T>): Promise<T> => {
    try {
      return await use(shelf);
    } catch (error) {
      if (shelf === second) throw error;
      shelf = second;
      return await use(shelf);
    }
  };
  return {
    read: (key) => trying((one) => one.read(key)),
    change: (key, change) => trying((one) => one.change(key, change)),
  };
};

const isReplacedBy = (copy: TextCopy, grewFrom: readonly TextCopy[]) => (old: TextCopy) =>
  old.tab === copy.tab || grewFrom.some(({ tab, changedAt }) => tab === old.tab && changedAt === old.changedAt);

/** Merges stored copies with those that were stored synchronously. Of two copies of one tab, the newer one is used. */
const withHeld = (copies: readonly TextCopy[], held: readonly TextCopy[]): readonly TextCopy[] => {
  const isNewer = (one: TextCopy, others: readonly TextCopy[]) =>
    others.every(({ tab, changedAt }) => tab !== one.tab || changedAt < one.changedAt);
  const news = held.filter((copy) => isNewer(copy, copies));
  return [...news, ...copies.filter((copy) => isNewer(copy, news))];
};

/** Creates a store that uses IndexedDB, or local storage where IndexedDB is unavailable. */
export function createTextStore(shelf: Shelf = eitherShelf(database(), smallShelf)): TextStore {
  return {
    hold: storePendingText,
    async open(key) {
      const copies = withHeld(await shelf.read(key), readPendingTexts(key));
      if (copies.every(({ discardedAt }) => discardedAt !== undefined)) recordDeviceText(key, false);
      return [...copies].sort((one, other) => other.changedAt - one.changedAt);
    },
    async keep(key, copy, grewFrom) {
      storePendingText(key, copy);
      recordDeviceText(key, copy.discardedAt === undefined);
      if (copy.discardedAt !== undefined) recordServerText(key, false);
      const isReplaced = isReplacedBy(copy, grewFrom);
      const copies = await shelf.change(key, (old) => [copy, ...old.filter((one) => !isReplaced(one))]);
      for (const one of [copy, ...grewFrom]) deletePendingText(key, one);
      return copies.filter(({ tab }) => tab !== copy.tab);
    },
    async mark(key, tab, draft) {
      await shelf.change(key, (old) => old.map((one) => (one.tab === tab ? { ...one, draft } : one)));
    },
    async forget(key, copy, grewFrom) {
      recordDeviceText(key, false);
      recordServerText(key, false);
      const isReplaced = isReplacedBy(copy, grewFrom);
      const left = await shelf.change(key, (old) => old.filter((one) => !isReplaced(one)));
      for (const one of [copy, ...grewFrom]) deletePendingText(key, one);
      recordDeviceText(
        key,
        left.some(({ discardedAt }) => discardedAt === undefined),
      );
    },
  };
}
