import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** A locale as stored by the site. */
export interface StoredLocale {
  readonly locale: string;
  readonly enabled: boolean;
  readonly translationService: string | null;
}

/** Returns all stored locales. */
export async function listLocales(db: Queryable): Promise<StoredLocale[]> {
  const { rows } = await sql<StoredLocale>`
    select locale, enabled, translation_service as "translationService" from locale_setting order by locale
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

/** Stores whether a locale is enabled, and its translation service. Omitted values are preserved. */
export async function writeLocale(
  db: Queryable,
  locale: string,
  { enabled, translationService }: { enabled?: boolean | undefined; translationService?: string | null | undefined },
): Promise<void> {
  const keepsService = translationService === undefined;
  await sql`
    insert into locale_setting (locale, enabled, translation_service)
    values (${locale}, ${enabled ?? true}, ${translationService ?? null})
    on conflict (locale) do update set
      enabled = coalesce(${enabled ?? null}::boolean, locale_setting.enabled),
      translation_service = case when ${keepsService}::boolean then locale_setting.translation_service
        else excluded.translation_service end
  `.execute(db);
}

/** Stores overridden texts of a locale. Null restores the original text. */
export async function writeTranslations(
  db: Queryable,
  locale: string,
  translations: Readonly<Record<string, string | null>>,
): Promise<void> {
  const kept = Object.entries(translations).filter(([, text]) => text !== null);
  const gone = Object.keys(translations).filter((key) => translations[key] === null);
  await sql`
    with gone as (delete from locale_translation where locale = ${locale} and key = any(${gone}::text[]))
    insert into locale_translation (locale, key, translation)
    select ${locale}::text, key, translation
    from unnest(${kept.map(([key]) => key)}::text[], ${kept.map(([, text]) => text)}::text[]) as kept (key, translation)
    on conflict (locale, key) do update set translation = excluded.translation
  `.execute(db);
}
