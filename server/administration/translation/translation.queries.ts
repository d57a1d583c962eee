import { sql, type Transaction } from 'kysely';
import type { TranslationResource } from '#api/administration/translation/translation.contract.ts';
import type { TextName } from '#api/administration/translation/translation-key.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** Addresses a text of a record in a locale. */
export interface TextAt extends TextName {
  readonly resource: string;
  readonly locale: string;
}

/** A translation with its mark. */
export interface TranslatedText {
  readonly translation: string;
  /** Whether a machine wrote it and no person has confirmed it. */
  readonly isByMachine: boolean;
}

/** The filter for a resource's translations. Omitted properties do not filter. */
export interface AskedTexts {
  readonly locale: string;
  readonly recordType?: string | undefined;
  readonly recordKeys?: readonly string[] | undefined;
  readonly propertyName?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/**
 * Returns a translation resource. With `isHeld`, its row is locked until the transaction ends, so that no other
 * transaction changes its texts.
 */
export async function findTranslationResource(
  db: Queryable,
  urlCode: string,
  { isHeld = false } = {},
): Promise<TranslationResource | undefined> {
  const query = db
    .selectFrom('translation_resource')
    .select(['url_code as urlCode', 'name', 'source_locale as sourceLocale'])
    .where('url_code', '=', urlCode);
  return (isHeld ? query.forNoKeyUpdate() : query).executeTakeFirst();
}

/** Inserts a translation resource. Returns its ID, or undefined when the name is taken. */
export async function insertTranslationResource(
  trx: Transaction<Tables>,
  { urlCode, name, sourceLocale }: TranslationResource,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('translation_resource')
    .values({ url_code: urlCode, name, source_locale: sourceLocale })
    .onConflict((conflict) => conflict.doNothing())
    .returning('translation_resource_id as id')
    .executeTakeFirst();
  return row?.id;
}

/** Returns a page of a resource's translations in a locale, and their total number. */
export async function listTexts(
  db: Queryable,
  resource: string,
  { locale, recordType, recordKeys, propertyName, page, limit }: AskedTexts,
): Promise<{ total: number; texts: (TextAt & TranslatedText)[] }> {
  const { rows } = await sql<TextAt & TranslatedText & { total: number }>`
    select resource, locale, record_type as "recordType", record_key as "recordKey",
      property_name as "propertyName", translated as translation, by_machine as "isByMachine", count(*) over () as total
    from translation
    where resource = ${resource} and locale = ${locale}
      and (${recordType ?? null}::text is null or record_type = ${recordType ?? null})
      and (${recordKeys ?? null}::text[] is null or record_key = any(${recordKeys ?? null}))
      and (${propertyName ?? null}::text is null or property_name = ${propertyName ?? null})
    order by record_type, record_key, property_name
    limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return { total: rows[0]?.total ?? 0, texts: rows.map(({ total: _, ...text }) => text) };
}

const rowsOf = (texts: readonly TextAt[]) => {
  const column = (name: keyof TextAt) => sql`${texts.map((text) => text[name])}::text[]`;
  return sql`unnest(${column('resource')}, ${column('locale')}, ${column('recordType')}, ${column('recordKey')},
    ${column('propertyName')}) with ordinality as asked (resource, locale, record_type, record_key, property_name, place)`;
};

const sameText = sql`kept.resource = asked.resource and kept.locale = asked.locale and kept.record_type = asked.record_type
  and kept.record_key = asked.record_key and kept.property_name = asked.property_name`;

/** Returns the current translations of texts, in the order given. Null means not translated. */
export async function readTexts(
  trx: Transaction<Tables>,
  texts: readonly TextAt[],
): Promise<(TranslatedText | null)[]> {
  const { rows } = await sql<{ translation: string | null; isByMachine: boolean | null }>`
    select kept.translated as translation, kept.by_machine as "isByMachine"
    from ${rowsOf(texts)} left join translation kept on ${sameText} order by asked.place
  `.execute(trx);
  return rows.map(({ translation, isByMachine }) =>
    translation === null ? null : { translation, isByMachine: isByMachine === true },
  );
}

/** Stores translations. Null deletes one. */
export async function writeTexts(
  trx: Transaction<Tables>,
  texts: readonly (TextAt & { readonly translation: string | null; readonly isByMachine?: boolean | undefined })[],
): Promise<void> {
  const kept = texts.filter(({ translation }) => translation !== null);
  const gone = texts.filter(({ translation }) => translation === null);
  if (gone.length > 0) await sql`delete from translation kept using ${rowsOf(gone)} where ${sameText}`.execute(trx);
  if (kept.length === 0) return;
  await sql`
    insert into translation (resource, locale, record_type, record_key, property_name, translated, by_machine)
    select asked.resource, asked.locale, asked.record_type, asked.record_key, asked.property_name,
      (${kept.map(({ translation }) => translation)}::text[])[asked.place],
      (${kept.map(({ isByMachine }) => isByMachine === true)}::boolean[])[asked.place]
    from ${rowsOf(kept)}
    on conflict (resource, record_type, record_key, property_name, locale)
    do update set translated = excluded.translated, by_machine = excluded.by_machine
  `.execute(trx);
}

/** Returns the places of all translations of records, in every resource and language. */
export async function findTextsOf(
  trx: Transaction<Tables>,
  records: readonly Omit<TextName, 'propertyName'>[],
): Promise<readonly TextAt[]> {
  const { rows } = await sql<TextAt>`
    select resource, locale, record_type as "recordType", record_key as "recordKey", property_name as "propertyName"
    from translation
    where (record_type, record_key) in (
      select * from unnest(${records.map(({ recordType }) => recordType)}::text[],
        ${records.map(({ recordKey }) => recordKey)}::text[]))
  `.execute(trx);
  return rows;
}
