import { useMemo, useSyncExternalStore } from 'react';
import { baseLanguage, canGuess, guessLanguage, undetermined } from '#api/post/translation/guess-language.ts';
import { currentTranslations } from '#api/translations.ts';

const never = () => () => {};
const languagesOfBrowser = () => navigator.languages.join();
const noLanguages = () => '';

/**
 * Returns whether the page offers the translation of a post: its language is neither the reader's nor one that the
 * reader's browser lists. A text that is too short for a guess counts as written in the language of `title`.
 */
export function useTranslationOffer(html: string, title: string): boolean {
  const accepted = useSyncExternalStore(never, languagesOfBrowser, noLanguages);
  const language = useMemo(() => guessLanguage(html) ?? guessLanguage(title), [html, title]);
  const own = currentTranslations().language;
  if (language === undefined) return false;
  if (language === undetermined) return canGuess(own);
  return ![own, ...accepted.split(',')].map(baseLanguage).includes(language);
}
