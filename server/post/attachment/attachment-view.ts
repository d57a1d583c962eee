import type { AttachedRecordType, Attachment } from '#api/post/attachment/attachment-fields.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { type AttachmentRow, findAttachmentsOf } from './attachment.queries.ts';

/** The permissions to see all attachments and to send posts of other authors. */
export const staff = ['staff.allow', 'community.moderate'] as const;

/** Whether the viewer has one of the staff permissions. */
export const isStaff = (viewer: Viewer): boolean => may(viewer, staff);

/** Maps attachment rows to the API representation, with their senders. */
export async function presentAttachments(db: Queryable, rows: readonly AttachmentRow[]): Promise<Attachment[]> {
  const authors = await findAuthors(
    db,
    rows.map(({ insertUserID }) => insertUserID),
  );
  return rows.map(({ foreignUrl, dateRefreshed: _, ...row }) => ({
    ...row,
    foreignUserID: null,
    source: row.attachmentType,
    sourceID: row.foreignID,
    sourceUrl: foreignUrl,
    state: null,
    insertUser: authors(row.insertUserID),
  }));
}

/** Returns the attachments that the viewer may see on records of one type, by record ID. */
export async function attachmentsOf(
  db: Queryable,
  viewer: Viewer,
  kind: AttachedRecordType,
  recordIDs: readonly number[],
): Promise<ReadonlyMap<number, Attachment[]>> {
  const rows = await findAttachmentsOf(db, kind, recordIDs, isStaff(viewer) ? undefined : viewer.userID);
  if (rows.length === 0) return new Map();
  return Map.groupBy(await presentAttachments(db, rows), ({ recordID }) => recordID);
}
