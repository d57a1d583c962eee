/**
 * The languages whose words the forum brings along (`locales/<language>/`): each one's own name, direction of writing,
 * and how `Intl` is asked for it; digits are fixed there, so that every engine writes the same.
 */
export const languages = {
  en: { name: 'English', direction: 'ltr', intl: 'en' },
  fr: { name: 'Français', direction: 'ltr', intl: 'fr' },
  de: { name: 'Deutsch', direction: 'ltr', intl: 'de' },
  ar: { name: 'العربية', direction: 'rtl', intl: 'ar-u-nu-latn' },
  ja: { name: '日本語', direction: 'ltr', intl: 'ja' },
} as const;

/** A language with words of its own. */
export type Language = keyof typeof languages;

/** Whether a text names a language with words of its own. */
export const isLanguage = (name: unknown): name is Language =>
  typeof name === 'string' && Object.hasOwn(languages, name);

/** The cookie that keeps the language a visitor chose. */
export const languageCookie = 'folkmoot-language';
