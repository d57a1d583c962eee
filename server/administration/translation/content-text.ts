import type { Kysely } from 'kysely';
import { machineResource } from '#api/administration/translation/translatable.ts';
import { propertyKeyOf, type TextName } from '#api/administration/translation/translation-key.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { translatableResources } from './resource/translatable-resource.ts';

/** The translations of one language by the key of the text (`propertyKeyOf`). */
export type ContentTexts = ReadonlyMap<string, string>;

/** The event bus topic for changed translations of content. It also clears the cached pages of guests. */
export const contentTextsChanged = 'content-texts.changed';

/**
 * Loads the translations of the resources that have no copies of their own, by language. A human translation takes
 * precedence over a machine translation.
 */
export async function loadContentTexts(db: Kysely<Tables>): Promise<ReadonlyMap<string, ContentTexts>> {
  const types = translatableResources().flatMap(({ invalidate, recordTypes }) =>
    invalidate ? [] : Object.keys(recordTypes),
  );
  if (types.length === 0) return new Map();
  const rows = await db
    .selectFrom('translation')
    .select([
      'record_type as recordType',
      'record_key as recordKey',
      'property_name as propertyName',
      'locale',
      'translated as translation',
    ])
    .where('record_type', 'in', types)
    // Later rows override earlier ones.
    .orderBy((eb) => eb('resource', '<>', machineResource))
    .execute();
  const texts = new Map<string, Map<string, string>>();
  for (const { locale, translation, ...name } of rows)
    texts.set(locale, (texts.get(locale) ?? new Map<string, string>()).set(propertyKeyOf(name), translation));
  return texts;
}

/** Returns the translation of a text; the original if it is empty or has none. */
export const translated = (texts: ContentTexts | undefined, name: TextName, original: string): string =>
  (original === '' ? undefined : texts?.get(propertyKeyOf(name))) ?? original;

/** Returns the translation of texts of a record, by property. The originals stand in for missing ones. */
export const translatedRecord = <Texts extends Readonly<Record<string, string | null>>>(
  texts: ContentTexts | undefined,
  record: Omit<TextName, 'propertyName'>,
  originals: Texts,
): Texts =>
  Object.fromEntries(
    Object.entries(originals).map(([propertyName, original]) => [
      propertyName,
      original && translated(texts, { ...record, propertyName }, original),
    ]),
  ) as Texts;
