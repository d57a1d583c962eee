/** Returns a text without case and accents, so that they do not matter in a search. */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Checks whether texts contain what is searched for. */
export interface WordMatch {
  readonly isEmpty: boolean;
  /** Whether the texts together contain all words. */
  contains(...texts: readonly string[]): boolean;
  /** Whether a text contains the words one after the other. */
  names(text: string): boolean;
}

/** Returns the matcher for the words of a text, in any order, without case and accents. */
export function matchWords(text: string): WordMatch {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return {
    isEmpty: words.length === 0,
    contains(...texts) {
      const all = foldText(texts.join(' '));
      return words.every((word) => all.includes(word));
    },
    names: (one) => foldText(one).includes(words.join(' ')),
  };
}
