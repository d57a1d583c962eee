import { blankWriting, isSameText, type WritingCopy } from '#machines/composer/form/writing.ts';
import { noteKeptText } from './kept-text-index.ts';

const placeOf = (key: string, tab: string) => `folkmoot-unkept/${key}#${tab}`;

const copyAt = (place: string): WritingCopy | undefined => {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/**
 * Holds a tab's words at once, before this returns: a database is asked later and takes back what it was told when the
 * page is left in between. Words too long for local storage wait for the database.
 */
export function holdText(key: string, copy: WritingCopy): void {
  const isNothing = copy.before === undefined && isSameText(copy.writing, blankWriting);
  try {
    if (isNothing) {
      localStorage.removeItem(placeOf(key, copy.tab));
      return;
    }
    localStorage.setItem(placeOf(key, copy.tab), JSON.stringify(copy));
    noteKeptText(key, copy.discardedAt === undefined);
  } catch {
    // No room, or no local storage: the store is asked for the same words next.
  }
}

/** Lets held words go, once they are kept elsewhere; words that were typed since stay. */
export function releaseText(key: string, { tab, changedAt }: Pick<WritingCopy, 'tab' | 'changedAt'>): void {
  const held = copyAt(placeOf(key, tab));
  if (held && held.changedAt <= changedAt) localStorage.removeItem(placeOf(key, tab));
}

/** The words that were held when a page was left, and are kept nowhere else. */
export function heldTexts(key: string): readonly WritingCopy[] {
  try {
    const places = Object.keys(localStorage).filter((place) => place.startsWith(placeOf(key, '')));
    return places.flatMap((place) => copyAt(place) ?? []);
  } catch {
    return [];
  }
}
