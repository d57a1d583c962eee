import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listTranslatableRecords, listTranslationProgress } from './translation.client.ts';
import type { TranslatableRecord, translationStates } from './translation.contract.ts';

const recordsOnPage = 30;

/** The most records of a request for the next record. */
const mostRecords = 100;

/** The queries of translations. Each key begins with this one. */
export const translationsKey = 'translations';

/** The state by which the records of a resource are filtered. */
export type TranslationState = (typeof translationStates)[number];

/** The filter of the records of a resource. */
export interface RecordFilter {
  readonly resource: string;
  readonly locale: string;
  readonly state: TranslationState;
  readonly query: string;
  readonly page: number;
}

/** Identifies a record of a resource. `recordKey` is its ID, or its key if it has none. */
export interface RecordName {
  readonly resource: string;
  readonly recordType: string;
  readonly recordKey: string;
}

/** Returns the ID of a record, or its key if it has no ID. */
export const keyOfRecord = ({
  recordID,
  recordKey = '',
}: Pick<TranslatableRecord, 'recordID' | 'recordKey'>): string =>
  recordID === undefined ? recordKey : String(recordID);

/** Returns the query for the resources with their progress in a language. */
export const translationProgressQuery = (api: Api, locale: string) =>
  queryOptions({
    queryKey: [translationsKey, 'progress', locale],
    queryFn: async () => (await listTranslationProgress(api, locale)).body,
  });

/** Returns the query for a page of the records of a resource, with their total count. */
export const translatableRecordsQuery = (api: Api, { resource, locale, state, query, page }: RecordFilter) =>
  queryOptions({
    queryKey: [translationsKey, 'records', resource, locale, state, query, page],
    queryFn: async () => {
      const { body, paging } = await listTranslatableRecords(api, resource, {
        locale,
        state,
        ...(query && { query }),
        limit: recordsOnPage,
        page,
      });
      return { records: body, total: paging?.total ?? body.length, limit: recordsOnPage };
    },
  });

/** Returns the query for a record with its texts. The result is null if the record has no texts to translate. */
export const translatableRecordQuery = (api: Api, { resource, ...name }: RecordName, locale: string) =>
  queryOptions({
    queryKey: [translationsKey, 'record', resource, name.recordType, name.recordKey, locale],
    queryFn: async () => (await listTranslatableRecords(api, resource, { ...name, locale })).body[0] ?? null,
  });

/**
 * Returns the query for the next record with a missing text: the one after the given record, otherwise the first one.
 * The result is null if no other record has a missing text.
 */
export const nextMissingQuery = (api: Api, name: RecordName, locale: string) =>
  queryOptions({
    queryKey: [translationsKey, 'next', name.resource, name.recordType, name.recordKey, locale],
    queryFn: async (): Promise<TranslatableRecord | null> => {
      const isHere = (one: TranslatableRecord) =>
        one.recordType === name.recordType && keyOfRecord(one) === name.recordKey;
      let first: TranslatableRecord | undefined;
      let isPassed = false;
      for (let page = 1, isMore = true; isMore; page += 1) {
        const asked = { locale, state: 'missing', limit: mostRecords, page } as const;
        const { body } = await listTranslatableRecords(api, name.resource, asked);
        for (const record of body) {
          if (isPassed) return record;
          if (isHere(record)) isPassed = true;
          else first ??= record;
        }
        isMore = body.length === mostRecords;
      }
      return first ?? null;
    },
  });
