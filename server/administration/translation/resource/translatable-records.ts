import type {
  TranslatableRecord,
  TranslatableText,
  TranslationProgress,
  translationStates,
} from '#api/administration/translation/translation.contract.ts';
import { propertyKeyOf } from '#api/administration/translation/translation-key.ts';
import type { Translations } from '#api/translations.ts';
import { isRecordNumber } from '#server/administration/translation/record-key.ts';
import type { TranslatedText } from '#server/administration/translation/translation.queries.ts';
import type { Forum } from '#server/platform/forum.ts';
import { readTextsOfResources, readTranslationResources } from './translatable-record.queries.ts';
import {
  limitOf,
  type SourceRecord,
  type TranslatableResource,
  translatableResources,
} from './translatable-resources.ts';

/** The language of translations, and the interface texts in the language of the translator. */
interface Reading {
  readonly locale: string;
  readonly words: Pick<Translations, 't'>;
}

/** The filter of a resource's records. Omitted properties do not filter. */
export interface RecordFilter {
  readonly state: (typeof translationStates)[number];
  readonly query?: string | undefined;
  readonly recordType?: string | undefined;
  readonly recordKey?: string | undefined;
}

/** The translations of a language by the key of the text. */
type Translated = ReadonlyMap<string, TranslatedText>;

async function readTranslated(
  forum: Forum,
  resources: readonly TranslatableResource[],
  locale: string,
): Promise<Translated> {
  const texts = await readTextsOfResources(forum.db, resources, locale);
  return new Map(texts.map((text) => [propertyKeyOf(text), text]));
}

/** Returns the texts of a record that are not empty and can be translated. */
function textsOf(
  resource: TranslatableResource,
  record: SourceRecord,
  { translated, words }: { readonly translated: Translated } & Pick<Reading, 'words'>,
): TranslatableText[] {
  const { labels = {} } = resource.recordTypes[record.recordType] ?? {};
  return record.texts.flatMap(({ propertyName, sourceText, label: own }) => {
    const limit = sourceText.trim() === '' ? undefined : limitOf(resource, record, propertyName);
    if (!limit) return [];
    const label = own ?? (labels[propertyName] && words.t(labels[propertyName]));
    const key = propertyKeyOf({ ...record, propertyName });
    const { translation = null, isByMachine = false } = translated.get(key) ?? {};
    const { maxLength, isMultiline = false, isHtml = false } = limit;
    return [
      {
        key,
        propertyName,
        ...(label && { label }),
        sourceText,
        isMultiline,
        isHtml,
        maxLength,
        translation,
        isByMachine,
      },
    ];
  });
}

const hasState = (texts: readonly TranslatableText[], state: RecordFilter['state']): boolean =>
  state === 'all' ||
  texts.some(({ translation, isByMachine }) => (state === 'missing' ? translation === null : isByMachine));

const hasWords = ({ name, texts }: TranslatableRecord, query: string): boolean =>
  [name, ...texts.flatMap(({ sourceText, translation }) => [sourceText, translation ?? ''])].some((text) =>
    text.toLowerCase().includes(query),
  );

/** Returns the records of a resource that match a filter, with their texts and translations. */
export async function findTranslatableRecords(
  forum: Forum,
  resource: TranslatableResource,
  { locale, words, state, query = '', recordType, recordKey }: Reading & RecordFilter,
): Promise<readonly TranslatableRecord[]> {
  const [records, translated] = await Promise.all([
    resource.listRecords(forum, words),
    readTranslated(forum, [resource], locale),
  ]);
  const wanted = query.trim().toLowerCase();
  return records
    .filter((record) => !recordType || record.recordType === recordType)
    .filter((record) => !recordKey || record.recordKey === recordKey)
    .map((record) => ({
      recordType: record.recordType,
      ...(isRecordNumber(record.recordKey) ? { recordID: Number(record.recordKey) } : { recordKey: record.recordKey }),
      name: record.name,
      texts: textsOf(resource, record, { translated, words }),
    }))
    .filter((record) => record.texts.length > 0 && hasState(record.texts, state) && hasWords(record, wanted));
}

/** Returns how much of each resource is translated into a language. */
export async function readTranslationProgress(
  forum: Forum,
  { locale, words }: Reading,
): Promise<readonly TranslationProgress[]> {
  const resources = translatableResources();
  const [translated, stored] = await Promise.all([
    readTranslated(forum, resources, locale),
    readTranslationResources(forum.db),
  ]);
  const progress = await Promise.all(
    resources.map(async (resource) => {
      const facts = stored.get(resource.urlCode);
      if (!facts) return [];
      const records = await resource.listRecords(forum, words);
      const texts = records.flatMap((record) => textsOf(resource, record, { translated, words }));
      return [
        {
          ...facts,
          countTexts: texts.length,
          countTranslated: texts.filter(({ translation }) => translation !== null).length,
          countByMachine: texts.filter(({ isByMachine }) => isByMachine).length,
        },
      ];
    }),
  );
  return progress.flat();
}
