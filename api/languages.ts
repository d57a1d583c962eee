/**
 * The languages the forum ships with (`locales/<language>/`): the language's own name, its writing direction and its
 * `Intl` locale. The `Intl` locale fixes the digits, so that every engine formats numbers identically.
 */
export const languages = {
  en: { name: 'English', direction: 'ltr', intl: 'en' },
  fr: { name: 'Français', direction: 'ltr', intl: 'fr' },
  de: { name: 'Deutsch', direction: 'ltr', intl: 'de' },
  ar: { name: 'العربية', direction: 'rtl', intl: 'ar-u-nu-latn' },
  ja: { name: '日本語', direction: 'ltr', intl: 'ja' },
} as const;

/** A language for which the forum has translations. */
export type Language = keyof typeof languages;

/** Checks whether a value is a language for which the forum has translations. */
export const isLanguage = (name: unknown): name is Language =>
  typeof name === 'string' && Object.hasOwn(languages, name);

/** The cookie that stores the language a visitor chose. */
export const languageCookie = 'folkmoot-language';
