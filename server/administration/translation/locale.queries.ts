import { sql } from 'kysely';
import type { Queryable } from '#server/category/queryable.ts';

/** A language as the site keeps it. */
export interface StoredLocale {
  readonly locale: string;
  readonly enabled: boolean;
  readonly translationService: string | null;
}

/** All languages the site knows of. */
export async function listLocales(db: Queryable): Promise<StoredLocale[]> {
  const { rows } = await sql<StoredLocale>`
    select locale, enabled, translation_service as "translationService" from locale_setting order by locale
  `.execute(db);
  return rows;
}

/** The words the site has changed, by language. */
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

/** Keeps whether a language is offered, and its translation service; what is left out stays. */
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

/** Keeps changed words of a language; null brings the original ones back. */
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
