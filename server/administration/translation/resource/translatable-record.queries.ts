import { machineResource } from '#api/administration/translation/translatable.ts';
import type { TranslationResource } from '#api/administration/translation/translation.contract.ts';
import type { TextName } from '#api/administration/translation/translation-key.ts';
import type { TranslatedText } from '#server/administration/translation/translation.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** Returns the stored resources by URL code, with their names. */
export async function readTranslationResources(db: Queryable): Promise<ReadonlyMap<string, TranslationResource>> {
  const rows = await db
    .selectFrom('translation_resource')
    .select(['url_code as urlCode', 'name', 'source_locale as sourceLocale'])
    .execute();
  return new Map(rows.map((row) => [row.urlCode, row]));
}

/**
 * Returns the translations of types of records into a language. Human translations come after those of the resource of
 * machine translations, so that they take precedence.
 */
export async function readTextsOfTypes(
  db: Queryable,
  recordTypes: readonly string[],
  locale: string,
): Promise<readonly (TextName & TranslatedText)[]> {
  const rows = await db
    .selectFrom('translation')
    .select([
      'resource',
      'record_type as recordType',
      'record_key as recordKey',
      'property_name as propertyName',
      'translated as translation',
      'by_machine as isByMachine',
    ])
    .where('record_type', 'in', [...recordTypes])
    .where('locale', '=', locale)
    .orderBy((eb) => eb('resource', '<>', machineResource))
    .execute();
  return rows.map(({ resource, isByMachine, ...text }) => ({
    ...text,
    isByMachine: isByMachine || resource === machineResource,
  }));
}
