import { builtInLanguages, isBuiltInLanguage, type Language, type SiteLanguage } from '#api/languages.ts';
import type { StoredLocale } from '#server/administration/translation/locale.queries.ts';
import type { Forum } from '#server/platform/forum.ts';

/** A language in which the site can be shown. */
export interface KnownLanguage extends SiteLanguage {
  /** The language whose texts stand in for missing ones, before English. */
  readonly derivesFrom: Language | null;
}

/** The languages in which the site can be shown, by tag, in the order that administrators set. */
export type KnownLanguages = ReadonlyMap<Language, KnownLanguage>;

/** Returns the writing direction of a language according to `Intl`. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  // TypeScript does not declare this method yet.
  const locale = new Intl.Locale(code) as Intl.Locale & { getTextInfo: () => { direction?: 'ltr' | 'rtl' } };
  return locale.getTextInfo().direction ?? 'ltr';
}

/** Returns the name of a language in the language itself, or its tag when `Intl` does not know it. */
export const ownNameOf = (code: string): string =>
  new Intl.DisplayNames([code, 'en'], { type: 'language' }).of(code) ?? code;

/**
 * Returns the `Intl` locale of an added language, with Latin digits. A language without rules in `Intl` uses those of
 * the language that it derives from, otherwise those of English, because the default of `Intl` depends on the machine.
 */
function intlOf(code: string, derivesFrom: string | null): string {
  const known = [code, ...(derivesFrom ? [derivesFrom] : []), 'en'].find(
    (one) => Intl.PluralRules.supportedLocalesOf(one).length > 0,
  );
  const locale = known ?? 'en';
  return new Intl.NumberFormat(locale).resolvedOptions().numberingSystem === 'latn' ? locale : `${locale}-u-nu-latn`;
}

const describeStored = (stored: StoredLocale): KnownLanguage | undefined => {
  const { locale: code, name, direction, derivesFrom } = stored;
  if (isBuiltInLanguage(code)) return undefined;
  // A row without a name is a language of translated content only.
  return name === null
    ? undefined
    : { code, name, direction: direction ?? directionOf(code), derivesFrom, intl: intlOf(code, derivesFrom) };
};

const known = new WeakMap<readonly StoredLocale[], KnownLanguages>();

function collect(stored: readonly StoredLocale[]): KnownLanguages {
  const added = stored.flatMap((one) => describeStored(one) ?? []);
  const all: readonly KnownLanguage[] = [...builtInLanguages.map((one) => ({ ...one, derivesFrom: null })), ...added];
  const positions = new Map(stored.map(({ locale, position }) => [locale, position]));
  const positionOf = ({ code }: KnownLanguage) => positions.get(code) ?? 0;
  return new Map(all.toSorted((one, other) => positionOf(one) - positionOf(other)).map((one) => [one.code, one]));
}

/** Returns the languages in which the site can be shown: the built-in ones, and those that administrators added. */
export async function knownLanguages({ locales }: Pick<Forum, 'locales'>): Promise<KnownLanguages> {
  const stored = await locales.get();
  const languages = known.get(stored) ?? collect(stored);
  known.set(stored, languages);
  return languages;
}

function lineage(code: Language, languages: KnownLanguages): readonly Language[] {
  const line: Language[] = [];
  let next: Language | null | undefined = code;
  while (next && !line.includes(next)) {
    line.push(next);
    next = languages.get(next)?.derivesFrom;
  }
  return line;
}

/** Returns a language and those that it derives from, except English, the nearest first. */
export const lineageOf = (code: Language, languages: KnownLanguages): readonly Language[] =>
  lineage(code, languages).filter((one) => one !== 'en');

/**
 * Returns the languages in which content is looked up for a reader: that of the reader and those that it derives from.
 * None for a reader without a language, who gets the originals.
 */
export const contentLanguagesOf = async (
  forum: Pick<Forum, 'locales'>,
  language: Language | null | undefined,
): Promise<readonly Language[]> => (language ? lineage(language, await knownLanguages(forum)) : []);
