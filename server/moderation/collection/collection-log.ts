import { sql, type Transaction } from 'kysely';
import { defineRowUndo, logInsertedRows, type RowSources, withRowLog } from '#server/moderation/log/row-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/** The rows of a collection and its records, for the log. */
const collectionSources: RowSources = async (_, collectionID) => [
  { table: 'collection', key: ['collection_id'], where: sql`collection_id = ${collectionID}` },
  {
    table: 'collection_record',
    key: ['collection_id', 'record_type', 'record_id'],
    where: sql`collection_id = ${collectionID}`,
  },
];

const entryOf = ({ userID }: Viewer, recordID: number) => ({
  recordType: 'collection',
  recordID,
  actorID: userID,
});

/** Logs the creation of a collection. */
export const logMadeCollection = (trx: Transaction<Tables>, viewer: Viewer, collectionID: number): Promise<number> =>
  logInsertedRows(trx, collectionSources, { ...entryOf(viewer, collectionID), action: 'collection.add' });

/** Runs a change or deletion of a collection and logs the result. */
export const withCollectionLog = <T>(
  trx: Transaction<Tables>,
  viewer: Viewer,
  { action, collectionID }: { action: 'collection.change' | 'collection.delete'; collectionID: number },
  work: () => Promise<T>,
): Promise<T> => withRowLog(trx, collectionSources, { ...entryOf(viewer, collectionID), action }, work);

/** Broadcasts to all processes that collections have changed. */
export const announceCollections = ({ bus }: Forum): Promise<void> => bus.publish('collections.changed', {});

defineRowUndo({
  actions: ['collection.add', 'collection.change', 'collection.delete'],
  permission: ['community.manage', 'site.manage'],
  sources: collectionSources,
  afterwards: announceCollections,
});
