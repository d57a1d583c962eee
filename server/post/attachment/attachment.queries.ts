import { sql } from 'kysely';
import type { AttachedRecordType } from '#api/post/attachment/attachment-fields.contract.ts';
import { viewableSql } from '#server/category/viewable.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { recordPlace } from '#server/post/record-place.ts';
import type { ForeignState } from './integration.ts';

/** A stored attachment. */
export interface AttachmentRow extends ForeignState {
  readonly attachmentID: number;
  readonly attachmentType: string;
  readonly recordType: AttachedRecordType;
  readonly recordID: number;
  readonly foreignID: string;
  readonly insertUserID: number | null;
  readonly dateInserted: string;
  readonly dateUpdated: string | null;
  readonly dateRefreshed: string;
}

/** The unique key of an attachment: a record and a service. */
export interface AttachmentPlace {
  readonly attachmentType: string;
  readonly recordType: AttachedRecordType;
  readonly recordID: number;
}

const columns = sql`
  attachment_id as "attachmentID", attachment_type as "attachmentType", record_type as "recordType",
  record_id as "recordID", foreign_id as "foreignID", foreign_url as "foreignUrl", status, metadata,
  insert_user_id as "insertUserID", date_inserted as "dateInserted", date_updated as "dateUpdated",
  date_refreshed as "dateRefreshed"`;

/** Returns the attachments of records of one type, oldest first. With `userID`, only those that the member sent. */
export async function findAttachmentsOf(
  db: Queryable,
  recordType: AttachedRecordType,
  recordIDs: readonly number[],
  userID?: number,
): Promise<AttachmentRow[]> {
  const { rows } = await sql<AttachmentRow>`
    select ${columns} from attachment
    where record_type = ${recordType} and record_id = any(${[...recordIDs]}::bigint[]) and foreign_id is not null
      and (${userID ?? null}::bigint is null or insert_user_id = ${userID ?? null}::bigint)
    order by attachment_id
  `.execute(db);
  return rows;
}

/** Returns attachments by ID. With a viewer, only those whose records the viewer may currently see. */
export async function findAttachments(
  db: Queryable,
  ids: readonly number[],
  viewer?: Viewer,
): Promise<AttachmentRow[]> {
  const { rows } = await sql<AttachmentRow>`
    select ${columns} from attachment
    where attachment_id = any(${[...ids]}::bigint[]) and foreign_id is not null
      and ${viewer ? viewableSql(viewer, recordPlace('attachment')) : sql`true`}
    order by attachment_id
  `.execute(db);
  return rows;
}

/** Returns the member who already sent the record, and the date. */
export async function findSender(
  db: Queryable,
  { attachmentType, recordType, recordID }: AttachmentPlace,
): Promise<{ userID: number | null; name: string; date: string }> {
  const { rows } = await sql<{ userID: number | null; name: string; date: string }>`
    select insert_user_id as "userID", coalesce(m.name, '') as name, a.date_inserted as date
    from attachment a left join member m on m.user_id = a.insert_user_id
    where attachment_type = ${attachmentType} and record_type = ${recordType} and record_id = ${recordID}
  `.execute(db);
  return rows[0] ?? { userID: null, name: '', date: '' };
}

/** The duration of a claim, during which no other request can send the record, in milliseconds. */
const claimLifetime = 60_000;

/** A claim on an attachment while the record is being sent. */
export interface AttachmentClaim {
  readonly attachmentID: number;
  /** The idempotency key, which is the same for every attempt to send this record to this service. */
  readonly key: string;
}

/** Claims an attachment for sending. Returns undefined when the attachment exists or another request has claimed it. */
export async function claimAttachment(
  db: Queryable,
  { attachmentType, recordType, recordID }: AttachmentPlace,
  { userID, now }: { userID: number; now: Date },
): Promise<AttachmentClaim | undefined> {
  const until = new Date(now.getTime() + claimLifetime);
  const { rows } = await sql<AttachmentClaim>`
    insert into attachment (attachment_type, record_type, record_id, insert_user_id, date_inserted, date_refreshed,
      claimed_until)
    values (${attachmentType}, ${recordType}, ${recordID}, ${userID}, ${now}, ${now}, ${until})
    on conflict (record_type, record_id, attachment_type) do update
      set insert_user_id = excluded.insert_user_id, date_inserted = excluded.date_inserted,
        date_refreshed = excluded.date_refreshed, claimed_until = excluded.claimed_until
      where attachment.foreign_id is null and attachment.claimed_until < ${now}
    returning attachment_id as "attachmentID", key
  `.execute(db);
  return rows[0];
}

/** Releases a claim after a failed request. The key is retained, because the service may have received the request. */
export async function releaseClaim(db: Queryable, attachmentID: number): Promise<void> {
  await sql`
    update attachment set claimed_until = '-infinity' where attachment_id = ${attachmentID} and foreign_id is null
  `.execute(db);
}

/** Stores the item that a service created. Returns false when a concurrent attempt has already stored one. */
export async function storeForeignItem(
  db: Queryable,
  attachmentID: number,
  { foreignID, foreignUrl, status, metadata }: ForeignState & { foreignID: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update attachment set foreign_id = ${foreignID}, foreign_url = ${foreignUrl}, status = ${status},
      metadata = ${JSON.stringify(metadata)}::jsonb
    where attachment_id = ${attachmentID} and foreign_id is null
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Stores the refreshed state of an attachment. `date_updated` changes only with the status. */
export async function storeForeignState(
  db: Queryable,
  attachmentID: number,
  { foreignUrl, status, metadata, now }: ForeignState & { now: Date },
): Promise<void> {
  await sql`
    update attachment set date_updated = case when status = ${status} then date_updated else ${now} end,
      foreign_url = ${foreignUrl}, status = ${status}, metadata = ${JSON.stringify(metadata)}::jsonb,
      date_refreshed = ${now}
    where attachment_id = ${attachmentID}
  `.execute(db);
}
