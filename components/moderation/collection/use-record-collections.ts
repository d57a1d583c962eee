import { useRef } from 'react';
import {
  addCollection,
  chooseCollections,
  listCollections,
  listCollectionsOfRecord,
} from '#api/moderation/collection/collection.client.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { CollectionChoice } from '#machines/moderation/collection/collection-choice.machine.ts';
import { useCollectionChoice } from './collection-choice.tsx';

/** The maximum number of collections offered. */
const most = 500;

/** The record to add to collections, by type and ID. */
export interface CollectedRecord {
  readonly recordType: 'discussion' | 'category';
  readonly recordID: number;
}

/** Connects the collection dialog of a record to the API and shows the result in a toast. */
export function useRecordCollections(record: CollectedRecord) {
  const { api } = useSite();
  const toasts = useToasts();
  // The collections created before a later request failed. A retry does not create them again.
  const made = useRef(new Map<string, number>());
  const load = async () => {
    const [all, holding] = await Promise.all([
      listCollections(api, { limit: most }),
      listCollectionsOfRecord(api, record),
    ]);
    made.current.clear();
    return { collections: all.body, chosen: holding.body.map(({ collectionID }) => collectionID) };
  };
  const make = async (name: string) => {
    const known = made.current.get(name);
    if (known !== undefined) return known;
    const { body } = await addCollection(api, { name, records: [record] });
    made.current.set(name, body.collectionID);
    return body.collectionID;
  };
  const save = async ({ collectionIDs, names }: CollectionChoice) => {
    const added: number[] = [];
    for (const name of names) added.push(await make(name));
    await chooseCollections(api, { collectionIDs: [...collectionIDs, ...added], record });
  };
  return useCollectionChoice({ load, save, onSaved: (text) => toasts.add({ text, tone: 'success' }) });
}
