import { sql } from 'kysely';
import { languages } from '#api/languages.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { sourceTextOf } from '#server/platform/text/message-check.ts';

/** A locale as stored by the site. */
export interface StoredLocale {
  readonly locale: string;
  readonly enabled: boolean;
  readonly translationService: string | null;
  /** The name of an added language in the language itself. Null for built-in ones and for languages of content only. */
  readonly name: string | null;
  readonly direction: 'ltr' | 'rtl' | null;
  /** The language whose texts stand in for missing ones. */
  readonly derivesFrom: string | null;
  readonly position: number;
}

/** Returns all stored locales in the order that administrators set. Built-in languages come first among equals. */
export async function listLocales(db: Queryable): Promise<StoredLocale[]> {
  const { rows } = await sql<StoredLocale>`
    select locale, enabled, translation_service as "translationService", name, direction,
      derives_from as "derivesFrom", position
    from locale_setting
    order by position, array_position(${[...Object.keys(languages)]}::text[], locale) nulls last, locale
  `.execute(db);
  return rows;
}

/** Returns the interface texts that the site has overridden, by locale. */
export async function findTranslations(db: Queryable): Promise<Map<string, Record<string, string>>> {
  const { rows } = await sql<{ locale: string; key: string; translation: string }>`
    select locale, key, translation from locale_translation order by locale, key
  `.execute(db);
  const byLocale = Map.groupBy(rows, ({ locale }) => locale);
  return new Map(
    [...byLocale].map(([locale, own]) => [
      locale,
      Object.fromEntries(own.map(({ key, translation }) => [key, translation])),
    ]),
  );
}

/** The changeable properties of a stored locale. */
export interface LocaleChange {
  readonly enabled?: boolean | undefined;
  readonly translationService?: string | null | undefined;
  readonly name?: string | undefined;
  readonly direction?: 'ltr' | 'rtl' | undefined;
  readonly derivesFrom?: string | null | undefined;
}

/** Stores properties of a locale, which is created if necessary. Omitted values are preserved. */
export async function writeLocale(db: Queryable, locale: string, change: LocaleChange): Promise<void> {
  const { enabled, translationService, name, direction, derivesFrom } = change;
  await sql`
    insert into locale_setting (locale, enabled, translation_service, name, direction, derives_from, position)
    values (${locale}, ${enabled ?? true}, ${translationService ?? null}, ${name ?? null}, ${direction ?? null},
      ${derivesFrom ?? null}, (select coalesce(max(position), 0) from locale_setting))
    on conflict (locale) do update set
      enabled = coalesce(${enabled ?? null}::boolean, locale_setting.enabled),
      name = coalesce(excluded.name, locale_setting.name),
      direction = coalesce(excluded.direction, locale_setting.direction),
      derives_from = case when ${derivesFrom === undefined}::boolean then locale_setting.derives_from
        else excluded.derives_from end,
      translation_service = case when ${translationService === undefined}::boolean
        then locale_setting.translation_service else excluded.translation_service end
  `.execute(db);
}

/** Stores the order of locales. */
export async function sortLocales(db: Queryable, locales: readonly string[]): Promise<void> {
  await sql`
    insert into locale_setting (locale, enabled, position)
    select locale, true, place from unnest(${[...locales]}::text[]) with ordinality as sorted (locale, place)
    on conflict (locale) do update set position = excluded.position
  `.execute(db);
}

/** Deletes a locale with its texts. */
export async function deleteLocale(db: Queryable, locale: string): Promise<void> {
  await sql`delete from locale_translation where locale = ${locale}`.execute(db);
  await sql`delete from locale_setting where locale = ${locale}`.execute(db);
}

/** A text of the site with its marks. */
export interface StoredWord {
  readonly key: string;
  readonly translation: string;
  /** The English text for which it was written. Null if it was written by an older version of the forum. */
  readonly source: string | null;
  readonly isByMachine: boolean;
}

/** Returns the texts of the site in a locale. */
export async function listStoredWords(db: Queryable, locale: string): Promise<StoredWord[]> {
  const { rows } = await sql<StoredWord>`
    select key, translation, source, by_machine as "isByMachine" from locale_translation where locale = ${locale}
  `.execute(db);
  return rows;
}

/** Stores texts of a locale with the English texts for which they are written. Null restores the original text. */
export async function writeTranslations(
  db: Queryable,
  locale: string,
  translations: Readonly<Record<string, string | null>>,
  isByMachine = false,
): Promise<void> {
  const kept = Object.entries(translations).filter(([, text]) => text !== null);
  const gone = Object.keys(translations).filter((key) => translations[key] === null);
  const keys = kept.map(([key]) => key);
  await sql`
    with gone as (delete from locale_translation where locale = ${locale} and key = any(${gone}::text[]))
    insert into locale_translation (locale, key, translation, source, by_machine)
    select ${locale}::text, key, translation, source, ${isByMachine}::boolean
    from unnest(${keys}::text[], ${kept.map(([, text]) => text)}::text[],
      ${keys.map((key) => sourceTextOf(key) ?? null)}::text[]) as kept (key, translation, source)
    on conflict (locale, key) do update
      set translation = excluded.translation, source = excluded.source, by_machine = excluded.by_machine
  `.execute(db);
}
