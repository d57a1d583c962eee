import { machineResource } from '#api/administration/translation/translatable.ts';
import type { TranslationResource } from '#api/administration/translation/translation.contract.ts';
import type { TextName } from '#api/administration/translation/translation-key.ts';
import type { TranslatedText } from '#server/administration/translation/translation.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { TranslatableResource } from './translatable-resource.ts';

/** Returns the stored resources by URL code, with their names. */
export async function readTranslationResources(db: Queryable): Promise<ReadonlyMap<string, TranslationResource>> {
  const rows = await db
    .selectFrom('translation_resource')
    .select(['url_code as urlCode', 'name', 'source_locale as sourceLocale'])
    .execute();
  return new Map(rows.map((row) => [row.urlCode, row]));
}

/**
 * Returns the translations of the records of resources, into one language or all. Those of other systems for the same
 * records do not count. Human translations come after those of the resource of machine translations, so that they take
 * precedence.
 */
export async function readTextsOfResources(
  db: Queryable,
  resources: readonly Pick<TranslatableResource, 'urlCode' | 'recordTypes'>[],
  locale?: string,
): Promise<readonly (TextName & TranslatedText & { readonly locale: string })[]> {
  let query = db
    .selectFrom('translation')
    .select([
      'resource',
      'record_type as recordType',
      'record_key as recordKey',
      'property_name as propertyName',
      'locale',
      'translated as translation',
      'by_machine as isByMachine',
    ])
    .where((eb) =>
      eb.or(
        resources.map(({ urlCode, recordTypes }) =>
          eb('resource', 'in', [urlCode, machineResource]).and('record_type', 'in', Object.keys(recordTypes)),
        ),
      ),
    )
    .orderBy((eb) => eb('resource', '<>', machineResource));
  if (locale !== undefined) query = query.where('locale', '=', locale);
  return (await query.execute()).map(({ resource, isByMachine, ...text }) => ({
    ...text,
    isByMachine: isByMachine || resource === machineResource,
  }));
}
