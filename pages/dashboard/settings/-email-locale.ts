import { isBuiltInLanguage, type Language } from '#api/languages.ts';
import { currentTranslations } from '#api/translations.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';

/** Returns the language in which mail templates are shown: from the query, otherwise the site's, otherwise English. */
export function emailLocale(search: SearchText, settings: Readonly<Record<string, unknown>>): Language {
  const wished = [textIn(search, 'locale'), settings['garden.locale']];
  const isKnown = (one: unknown) =>
    isBuiltInLanguage(one) || currentTranslations().offered.some(({ code }) => code === one);
  return (wished.find(isKnown) as Language | undefined) ?? 'en';
}
