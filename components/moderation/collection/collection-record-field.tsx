import { useRef } from 'react';
import type { Api } from '#api/api.ts';
import { readCategory } from '#api/category/category.client.ts';
import { readDiscussion } from '#api/discussion/discussion.client.ts';
import { ApiFailure } from '#api/failure.ts';
import { search } from '#api/search/search.client.ts';
import { t } from '#api/translations.ts';
import { SuggestionField } from '#components/composer/editor/suggestion-field.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { type FoundRecord, recordKey, typeName } from './collection-outline.ts';

/** The maximum number of suggested records. */
const offered = 10;

interface CollectionRecordFieldProps {
  /** The keys of the records that the collection has. They are not suggested. */
  readonly present: ReadonlySet<string>;
  readonly onRecord: (record: FoundRecord) => void;
}

/** A field that finds discussions and categories by their title or by the address of their page. */
export function CollectionRecordField({ present, onRecord }: CollectionRecordFieldProps) {
  const { api } = useSite();
  const found = useRef(new Map<string, FoundRecord>());
  const find = async (text: string, signal: AbortSignal) => {
    const records = await findRecords(api, text, signal);
    for (const record of records) found.current.set(recordKey(record), record);
    return records.map((record) => ({
      key: recordKey(record),
      label: record.name,
      note: present.has(recordKey(record)) ? t('collection.present') : typeName(record.recordType),
    }));
  };
  return (
    <Field label={t('collection.add-record')} help={t('collection.add-record-help')}>
      {(wiring) => (
        <SuggestionField
          wiring={wiring}
          label={t('collection.add-record')}
          find={find}
          onOption={({ key }) => {
            const record = found.current.get(key);
            if (record && !present.has(key)) onRecord(record);
          }}
          nothing={t('collection.not-found')}
        />
      )}
    </Field>
  );
}

/** Returns the record at an address, or the records that a search finds. */
async function findRecords(api: Api, text: string, signal: AbortSignal): Promise<readonly FoundRecord[]> {
  const [, discussionID] = /\/discussion\/(\d{1,15})(?:[/?#]|$)/.exec(text) ?? [];
  const [, urlcode] = /\/categories\/([^/?#]+)/.exec(text) ?? [];
  if (discussionID !== undefined)
    return orNone(
      readDiscussion(api, Number(discussionID)).then(({ body: { discussionID: recordID, name, url } }) => ({
        recordType: 'discussion',
        recordID,
        name,
        url,
      })),
    );
  if (urlcode !== undefined)
    return orNone(
      readCategory(api, decodeURIComponent(urlcode)).then(({ body: { categoryID: recordID, name, url } }) => ({
        recordType: 'category',
        recordID,
        name,
        url,
      })),
    );
  const query = { query: text, recordTypes: ['discussion', 'category'], limit: offered, expand: ['-body'] } as const;
  const { body } = await search(api, query as never, signal);
  return body.map(({ recordType, recordID, name, url }) => ({
    recordType: recordType as FoundRecord['recordType'],
    recordID,
    name,
    url,
  }));
}

/** Returns the record, or nothing when it does not exist or the viewer may not see it. */
const orNone = (record: Promise<FoundRecord>): Promise<readonly FoundRecord[]> =>
  record.then(
    (one) => [one],
    (error: unknown) => {
      if (error instanceof ApiFailure && error.status >= 400 && error.status < 500) return [];
      throw error;
    },
  );
