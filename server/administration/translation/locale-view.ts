import type { Locale } from '#api/administration/translation/locale.contract.ts';
import { ApiError } from '#api/errors.ts';
import { isBuiltInLanguage } from '#api/languages.ts';
import type { StoredLocale } from '#server/administration/translation/locale.queries.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { directionOf, knownLanguages, ownNameOf } from '#server/platform/text/site-languages.ts';
import { providerFor } from './machine-translation.ts';
import { countWordsOf } from './word-list.ts';

const tagOf = (locale: string): string => locale.replaceAll('_', '-');

const nameIn = (language: string, locale: string): string => {
  try {
    return new Intl.DisplayNames(tagOf(language), { type: 'language' }).of(tagOf(locale)) ?? locale;
  } catch {
    return locale;
  }
};

/** A language as the site stores it when nothing is set. */
const unset = {
  enabled: true,
  translationService: null,
  name: null,
  direction: null,
  derivesFrom: null,
  position: 0,
} as const;

/** Returns the locales of the site, including its default language, in the order that administrators set. */
export async function listSiteLocales(forum: Forum): Promise<readonly StoredLocale[]> {
  const [stored, { 'garden.locale': main }] = await Promise.all([forum.locales.get(), forum.settings.get()]);
  return stored.some(({ locale }) => locale === main) ? stored : [{ ...unset, locale: main }, ...stored];
}

/** Describes a locale. The counts of its texts are for administrators. */
export async function presentLocale(
  forum: Forum,
  all: readonly StoredLocale[],
  { one, withCounts }: { one: StoredLocale; withCounts: boolean },
): Promise<Locale> {
  const known = (await knownLanguages(forum)).get(one.locale);
  const counts = withCounts && known && (await countWordsOf(forum, one.locale));
  return {
    localeID: one.locale,
    localeKey: one.locale,
    regionalKey: one.locale,
    displayNames: Object.fromEntries(all.map(({ locale }) => [locale, nameIn(locale, one.locale)])),
    enabled: one.enabled,
    isDefault: one.locale === (await forum.settings.get())['garden.locale'],
    translationService: one.translationService,
    name: known?.name ?? ownNameOf(tagOf(one.locale)),
    direction: known?.direction ?? directionOf(tagOf(one.locale)),
    isBuiltIn: isBuiltInLanguage(one.locale),
    isShown: known !== undefined,
    derivesFrom: one.derivesFrom,
    ...(withCounts && { machineTranslationService: (await providerFor(forum, one.locale))?.type ?? null }),
    ...(counts && { countWords: counts.total, countTranslated: counts.translated }),
  };
}

/** Describes a locale for administrators. Throws 404 when the site does not have it. */
export async function readSiteLocale(forum: Forum, locale: string): Promise<Locale> {
  const all = await listSiteLocales(forum);
  const one = requireFound(
    all.find((other) => other.locale === locale),
    'locale.not-found',
  );
  return presentLocale(forum, all, { one, withCounts: true });
}

/** Returns the canonical form of a language tag: `pt-BR` for `pt_br`. */
export function canonicalTag(localeKey: string): string {
  try {
    return Intl.getCanonicalLocales(tagOf(localeKey))[0] ?? localeKey;
  } catch {
    throw ApiError.fields({ localeKey: 'This is not a language code.' });
  }
}
