/** A language of the forum, in parts. */
export interface LanguageParts {
  /** The language itself, such as `pt`. */
  readonly language: string;
  /** The region, if the forum names it, such as `BR`. */
  readonly region: string | undefined;
  /** The usual script of the language, such as `Hans`. */
  readonly script: string | undefined;
}

/** Returns the parts of a language of the forum, such as `pt-BR` or `zh_TW`. */
export function languageParts(locale: string): LanguageParts {
  try {
    const own = new Intl.Locale(locale.replaceAll('_', '-'));
    return { language: own.language, region: own.region, script: own.maximize().script };
  } catch {
    return { language: locale.slice(0, 2).toLowerCase(), region: undefined, script: undefined };
  }
}
