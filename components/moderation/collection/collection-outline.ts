import type { CollectionContent, CollectionRecord } from '#api/moderation/collection/collection.contract.ts';
import { t } from '#api/translations.ts';
import type { OutlineItem, OutlineItems } from '#machines/administration/outline/outline.machine.ts';

/** The ID of the only list of a collection. */
export const collectionList = 'records';

/** The record types that can be added. */
export type CollectedType = 'discussion' | 'category';

/** A record that can be added to a collection. */
export interface FoundRecord {
  readonly recordType: CollectedType;
  readonly recordID: number;
  readonly name: string;
  readonly url: string;
}

/** Returns the key of a record: `discussion 34`. */
export const recordKey = ({ recordType, recordID }: Pick<CollectionRecord, 'recordType' | 'recordID'>): string =>
  `${recordType} ${recordID}`;

/** Returns the name of a record type. */
export const typeName = (recordType: unknown): string =>
  recordType === 'category' ? t('collection.category') : t('collection.discussion');

/** Returns a record as an item of the outline. */
export const collectedItem = ({ recordType, recordID, name, url }: FoundRecord): OutlineItem => ({
  id: recordKey({ recordType, recordID }),
  parentID: collectionList,
  values: { name, url, recordType, recordID },
});

/** Returns the records of a collection as an outline. Records that the viewer may not see are named by type and ID. */
export function toOutline(records: readonly CollectionRecord[], { records: filled }: CollectionContent): OutlineItems {
  const known = new Map(filled.map((one) => [recordKey(one), one.record]));
  return records.map((one) => {
    const { recordID, recordType } = one;
    const record = known.get(recordKey(one));
    const name = record?.name ?? t('collection.gone', { type: typeName(recordType), id: recordID });
    return {
      id: recordKey(one),
      parentID: collectionList,
      values: { name, url: record?.url ?? '', recordType, recordID },
    };
  });
}

/** Returns an outline as the records of a collection, with their positions. */
export const fromOutline = (items: OutlineItems) =>
  items.map(({ values: { recordID, recordType } }, index) => ({
    recordID: Number(recordID),
    recordType: recordType as CollectedType,
    sort: index + 1,
  }));
