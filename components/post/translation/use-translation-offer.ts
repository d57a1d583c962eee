import { useMemo, useSyncExternalStore } from 'react';
import { baseLanguage, canGuess, guessLanguage, undetermined } from '#api/post/translation/guess-language.ts';
import { currentTranslations } from '#api/translations.ts';

const never = () => () => {};

/**
 * Returns whether the page offers the translation of a post: its language is neither the reader's nor one that the
 * reader's browser lists. A text that is too short for a guess counts as written in the language of `title`.
 */
export function useTranslationOffer(html: string, title: string): boolean {
  const language = useMemo(() => guessLanguage(html) ?? guessLanguage(title), [html, title]);
  // The store holds the result and not the languages, so that only posts whose offer changes render again.
  return useSyncExternalStore(
    never,
    () => isForeign(language, navigator.languages),
    () => isForeign(language, []),
  );
}

function isForeign(language: string | undefined, accepted: readonly string[]): boolean {
  const own = currentTranslations().language;
  if (language === undefined) return false;
  if (language === undetermined) return canGuess(own);
  return ![own, ...accepted].map(baseLanguage).includes(language);
}
