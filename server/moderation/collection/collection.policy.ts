import { ApiError } from '#api/errors.ts';
import type { CollectionRecordPost } from '#api/moderation/collection/collection.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
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
