import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import type {
  TranslatableRecord,
  TranslatableText,
  TranslationProgress,
} from '#api/administration/translation/translation.contract.ts';
import {
  nextMissingQuery,
  type RecordFilter,
  translatableRecordQuery,
  translatableRecordsQuery,
  translationProgressQuery,
} from '#api/administration/translation/translation.queries.ts';
import type { RecordAddress } from '#components/administration/translation/content/content-address.ts';
import { someLocales } from '#stories/administration/category/category-settings-seed.ts';
import type { Seed } from '#stories/support/story-site.tsx';

const text = (key: string, sourceText: string, translation: string | null, isByMachine = false): TranslatableText => ({
  key,
  propertyName: key.replace(/^.*\./, ''),
  label: key.endsWith('name') ? 'Name' : 'Description',
  sourceText,
  isMultiline: key.endsWith('description'),
  isHtml: false,
  maxLength: 1_000,
  translation,
  isByMachine,
});

const category = (recordID: number, name: string, texts: readonly TranslatableText[]): TranslatableRecord => ({
  recordType: 'category',
  recordID,
  name,
  texts: [...texts],
});

/** A category whose description lacks a translation. */
export const workshop = category(4, 'Workshop', [
  text('category.4.name', 'Workshop', 'Werkstatt', true),
  text('category.4.description', 'Benches, tools and half-finished things.', null),
]);

/** Categories in every state. */
export const someRecords: readonly TranslatableRecord[] = [
  workshop,
  category(5, 'Harbour', [text('category.5.name', 'Harbour', null)]),
  category(6, 'Tea', [text('category.6.name', 'Tea', 'Tee')]),
];

/** Resources in every state: some texts, all texts, no texts, and one that was registered by another program. */
export const someResources: readonly TranslationProgress[] = [
  {
    urlCode: 'categories',
    name: 'Categories',
    sourceLocale: null,
    countTexts: 40,
    countTranslated: 12,
    countByMachine: 3,
  },
  { urlCode: 'tags', name: 'Tags', sourceLocale: null, countTexts: 8, countTranslated: 8, countByMachine: 0 },
  {
    urlCode: 'postTypes',
    name: 'Post types',
    sourceLocale: null,
    countTexts: 0,
    countTranslated: 0,
    countByMachine: 0,
  },
  { urlCode: 'kb', name: 'Knowledge base', sourceLocale: null, countTexts: 3, countTranslated: 0, countByMachine: 0 },
];

/** The filter of the categories in German. */
export const germanCategories: RecordFilter = {
  resource: 'categories',
  locale: 'de',
  state: 'all',
  query: '',
  page: 1,
};

/** The address of the page that translates the category into German. */
export const workshopAddress: RecordAddress = { ...germanCategories, recordType: 'category', recordKey: '4' };

/** Returns the data of the pages of translations: the records of a filter, and the category. */
export const contentSeed =
  (records: readonly TranslatableRecord[], filter: RecordFilter = germanCategories): Seed =>
  (client, api) => {
    client.setQueryData(localesQuery(api).queryKey, someLocales(['en', 'de', 'ar']));
    client.setQueryData(translationProgressQuery(api, filter.locale).queryKey, [...someResources]);
    client.setQueryData(translatableRecordsQuery(api, filter).queryKey, {
      records: [...records],
      total: records.length,
      limit: 30,
    });
    client.setQueryData(translatableRecordQuery(api, workshopAddress, 'de').queryKey, workshop);
    client.setQueryData(nextMissingQuery(api, workshopAddress, 'de').queryKey, records[1] ?? null);
  };
