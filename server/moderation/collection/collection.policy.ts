import type { Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { Collection, CollectionRecordPost } from '#api/moderation/collection/collection.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { findCollection, lockCollection } from './collection.queries.ts';
import { findRecords, recordKey } from './collection-record.ts';

/** Throws ApiError `permission.missing` unless the viewer may manage collections. */
export const requireCollecting = (viewer: Viewer): void =>
  requirePermission(viewer, ['community.manage', 'site.manage']);

/**
 * Checks that the records exist and that the viewer may see them.
 *
 * @throws {ApiError} `request.invalid`, about the field `records`.
 */
export async function requireRecords(
  db: Queryable,
  viewer: Viewer,
  records: readonly CollectionRecordPost[],
): Promise<void> {
  const found = await findRecords(db, viewer, records);
  const lost = records.find((record) => !found.has(recordKey(record)));
  if (lost) throw ApiError.fields({ records: `There is no ${lost.recordType} ${lost.recordID}.` });
}

/** Returns the records that a collection does not have yet. */
export function addedRecords(
  { records: present }: Pick<Collection, 'records'>,
  records: readonly CollectionRecordPost[],
): readonly CollectionRecordPost[] {
  const keys = new Set(present.map(recordKey));
  return records.filter((record) => !keys.has(recordKey(record)));
}

/**
 * Locks a collection and checks that it has the known records, in their order.
 *
 * @throws {ApiError} `collection.not-found`, `collection.changed-meanwhile`.
 */
export async function requireUnchanged(
  trx: Transaction<Tables>,
  id: number,
  known: readonly Pick<CollectionRecordPost, 'recordType' | 'recordID'>[],
): Promise<void> {
  await lockCollection(trx, id);
  const present = requireFound(await findCollection(trx, id), 'collection.not-found');
  if (present.records.map(recordKey).join() !== known.map(recordKey).join())
    throw new ApiError('collection.changed-meanwhile');
}
