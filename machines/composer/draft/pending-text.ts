import { blankWriting, isSameText, type TextCopy } from '#machines/composer/form/writing.ts';
import { recordDeviceText } from './stored-text-index.ts';

const placeOf = (key: string, tab: string) => `folkmoot-unkept/${key}#${tab}`;

const copyAt = (place: string): TextCopy | undefined => {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/**
 * Stores a tab's text synchronously in local storage. IndexedDB is asynchronous, and rolls back pending writes when the
 * page is left. Text too long for local storage waits for IndexedDB.
 */
export function storePendingText(key: string, copy: TextCopy): void {
  const isNothing = copy.before === undefined && isSameText(copy.writing, blankWriting);
  try {
    if (isNothing) {
      localStorage.removeItem(placeOf(key, copy.tab));
      return;
    }
    localStorage.setItem(placeOf(key, copy.tab), JSON.stringify(copy));
    recordDeviceText(key, copy.discardedAt === undefined);
  } catch {
    // Local storage is full or unavailable. The store saves the same text next.
  }
}

/** Deletes a synchronously stored text once it is stored elsewhere. Text typed since is preserved. */
export function deletePendingText(key: string, { tab, changedAt }: Pick<TextCopy, 'tab' | 'changedAt'>): void {
  const held = copyAt(placeOf(key, tab));
  if (held && held.changedAt <= changedAt) localStorage.removeItem(placeOf(key, tab));
}

/** Returns the texts that were stored synchronously when a page was left, and are stored nowhere else. */
export function readPendingTexts(key: string): readonly TextCopy[] {
  try {
    const places = Object.keys(localStorage).filter((place) => place.startsWith(placeOf(key, '')));
    return places.flatMap((place) => copyAt(place) ?? []);
  } catch {
    return [];
  }
}
