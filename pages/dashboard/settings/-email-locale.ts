import { isLanguage, type Language } from '#api/languages.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';

/** The language in which messages are shown: the one asked for, else the site's, else English. */
export function emailLocale(search: SearchText, settings: Readonly<Record<string, unknown>>): Language {
  const wished = [textIn(search, 'locale'), settings['garden.locale']];
  return wished.find(isLanguage) ?? 'en';
}
