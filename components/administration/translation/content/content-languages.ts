import type { Locale } from '#api/administration/translation/locale.contract.ts';
import { intlLocale } from '#api/translations.ts';

/** The language of the source texts and the languages into which they are translated. */
export interface ContentLanguages {
  readonly source: string;
  readonly targets: readonly string[];
}

/**
 * Returns the languages of the texts of a site. `sourceLocale` is the language of the texts, if it is not the default
 * language.
 */
export function contentLanguages(locales: readonly Locale[], sourceLocale?: string | null): ContentLanguages {
  const source = sourceLocale ?? locales.find(({ isDefault }) => isDefault)?.localeKey ?? 'en';
  const offered = locales.filter(({ enabled, isDefault }) => enabled || isDefault).map(({ localeKey }) => localeKey);
  return { source, targets: offered.filter((locale) => locale !== source) };
}

/** Returns the name of a language in the language of the viewer. */
export const languageName = (locale: string): string =>
  new Intl.DisplayNames([intlLocale()], { type: 'language' }).of(locale) ?? locale;

/** The requested language, and the language of the viewer. */
interface LocaleWish {
  readonly asked: string | undefined;
  readonly own: string;
}

/**
 * Returns the language into which texts are translated: the requested one, otherwise that of the viewer, otherwise the
 * first one. Returns undefined if the site has only one language.
 */
export function contentLocale(locales: readonly Locale[], { asked, own }: LocaleWish): string | undefined {
  const { targets } = contentLanguages(locales);
  return [asked, own].find((one) => one !== undefined && targets.includes(one)) ?? targets[0];
}
