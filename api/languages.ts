/** A language in which the forum can be shown. */
export interface SiteLanguage {
  /** The language tag, such as `fr` or `pt-BR`. */
  readonly code: string;
  /** The name of the language in the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The `Intl` locale. It fixes the digits, so that every engine formats numbers identically. */
  readonly intl: string;
}

/** The languages the forum ships with (`locales/<language>/`). Administrators can add others (docs/languages.md). */
export const languages = {
  en: { name: 'English', direction: 'ltr', intl: 'en' },
  fr: { name: 'Français', direction: 'ltr', intl: 'fr' },
  de: { name: 'Deutsch', direction: 'ltr', intl: 'de' },
  ar: { name: 'العربية', direction: 'rtl', intl: 'ar-u-nu-latn' },
  ja: { name: '日本語', direction: 'ltr', intl: 'ja' },
} as const satisfies Record<string, Omit<SiteLanguage, 'code'>>;

/** A language the forum ships with. */
export type BuiltInLanguage = keyof typeof languages;

/** The tag of a language that the site knows: a built-in one, or one that its administrators added. */
export type Language = string;

/** Checks whether a value is a language the forum ships with. */
export const isBuiltInLanguage = (name: unknown): name is BuiltInLanguage =>
  typeof name === 'string' && Object.hasOwn(languages, name);

/** Returns a language the forum ships with. English for every other tag. */
export const builtInLanguage = (code: Language): SiteLanguage => {
  const known = isBuiltInLanguage(code) ? code : 'en';
  return { code: known, ...languages[known] };
};

/** The languages the forum ships with. */
export const builtInLanguages: readonly SiteLanguage[] = Object.keys(languages).map(builtInLanguage);

/** The cookie that stores the language a visitor chose. */
export const languageCookie = 'folkmoot-language';
