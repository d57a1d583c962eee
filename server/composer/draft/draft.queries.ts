import { sql } from 'kysely';
import type { z } from 'zod';
import type { Draft, DraftPatch, DraftPost, draftRoutes } from '#api/composer/draft/draft.contract.ts';
import { draftLimits } from '#api/composer/draft/draft-limits.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { withinDates } from '#server/search/search-filter.ts';

/** A draft as stored, without the extras of a list. */
export type StoredDraft = Omit<Draft, 'name' | 'excerpt' | 'editUrl' | 'breadCrumbs' | 'permaLink'>;

type ListQuery = z.output<typeof draftRoutes.list.schema.querystring>;

const columns = sql`draft_id as "draftID", record_type as "recordType", record_id as "recordID",
  parent_record_type as "parentRecordType", parent_record_id as "parentRecordID", attributes,
  draft_status as "draftStatus", date_scheduled as "dateScheduled",
  failed_reason as "failedReason", version, insert_user_id as "insertUserID",
  date_inserted as "dateInserted", update_user_id as "updateUserID", date_updated as "dateUpdated"`;

const orders = {
  draftID: sql`draft_id`,
  '-draftID': sql`draft_id desc`,
  dateUpdated: sql`coalesce(date_updated, date_inserted), draft_id`,
  dateScheduled: sql`date_scheduled, draft_id`,
  '-dateScheduled': sql`date_scheduled desc nulls last, draft_id desc`,
  '-dateUpdated': sql`coalesce(date_updated, date_inserted) desc, draft_id desc`,
} as const;

/** Excludes scheduled drafts, unless a filter requests them. */
const withStatus = ({ draftStatus, dateScheduled }: ListQuery) => {
  if (draftStatus) return [sql`draft_status = ${draftStatus}`];
  return dateScheduled ? [] : [sql`draft_status <> 'scheduled'`];
};

/**
 * Lists a page of members' drafts, with the total number. `withoutMessages` is for any viewer other than the author.
 */
export async function listDrafts(
  db: Queryable,
  insertUserIDs: readonly number[],
  query: ListQuery & { readonly withoutMessages?: boolean },
): Promise<{ drafts: StoredDraft[]; total: number }> {
  const filters = [
    sql`insert_user_id = any(${[...insertUserIDs]}::bigint[])`,
    ...(query.withoutMessages ? [sql`record_type <> 'message'`] : []),
    ...withStatus(query),
    ...(query.recordType ? [sql`record_type = ${query.recordType}`] : []),
    ...(query.recordID === undefined ? [] : [sql`record_id = ${query.recordID}`]),
    ...(query.parentRecordType ? [sql`parent_record_type = ${query.parentRecordType}`] : []),
    ...(query.parentRecordID === undefined ? [] : [sql`parent_record_id = ${query.parentRecordID}`]),
    ...(query.dateUpdated ? [withinDates(sql`coalesce(date_updated, date_inserted)`, query.dateUpdated)] : []),
    ...(query.dateScheduled ? [withinDates(sql`date_scheduled`, query.dateScheduled)] : []),
  ];
  const where = sql.join(filters, sql` and `);
  const { rows: drafts } = await sql<StoredDraft>`
    select ${columns} from draft where ${where}
    order by ${orders[query.sort ?? '-draftID']} limit ${query.limit} offset ${(query.page - 1) * query.limit}
  `.execute(db);
  const { rows } = await sql<{ total: number }>`select count(*) as total from draft where ${where}`.execute(db);
  return { drafts, total: rows[0]?.total ?? 0 };
}

/** Finds a draft. Returns undefined when there is none. */
export async function findDraft(db: Queryable, draftID: number): Promise<StoredDraft | undefined> {
  const { rows } = await sql<StoredDraft>`select ${columns} from draft where draft_id = ${draftID}`.execute(db);
  return rows[0];
}

/** Inserts a draft. Returns undefined when its author has reached the maximum number of drafts. */
export async function insertDraft(
  db: Queryable,
  draft: z.output<typeof DraftPost>,
  by: { userID: number; now: Date },
): Promise<StoredDraft | undefined> {
  const { rows } = await sql<StoredDraft>`
    insert into draft (insert_user_id, record_type, record_id, parent_record_type, parent_record_id, attributes,
      date_inserted)
    select ${by.userID}::bigint, ${draft.recordType}::text, ${draft.recordID ?? null}::bigint, ${draft.parentRecordType ?? null}::text,
      ${draft.parentRecordID ?? null}::bigint, ${JSON.stringify(draft.attributes)}::jsonb, ${by.now}::timestamptz
    where (select count(*) from draft where insert_user_id = ${by.userID}) < ${draftLimits.perMember}
    returning ${columns}
  `.execute(db);
  return rows[0];
}

/**
 * Returns the condition that a change is based on the stored copy. Without version and date, any copy matches. The
 * version takes precedence over the date.
 */
const grewFrom = ({ version, dateUpdated }: z.output<typeof DraftPatch>) =>
  version !== undefined
    ? sql`version = ${version}`
    : dateUpdated === undefined
      ? sql`true`
      : sql`date_trunc('second', date_updated) is not distinct from ${dateUpdated}::timestamptz`;

/**
 * Updates a draft. Returns undefined when the change is based on an older copy than the stored one, or when there is no
 * draft.
 */
export async function updateDraft(
  db: Queryable,
  draftID: number,
  patch: z.output<typeof DraftPatch>,
  by: { userID: number; now: Date },
): Promise<StoredDraft | undefined> {
  const changes = [
    sql`version = version + 1`,
    sql`date_updated = ${by.now}`,
    sql`update_user_id = ${by.userID}`,
    ...(patch.recordType === undefined ? [] : [sql`record_type = ${patch.recordType}`]),
    ...(patch.recordID === undefined ? [] : [sql`record_id = ${patch.recordID}`]),
    ...(patch.parentRecordType === undefined ? [] : [sql`parent_record_type = ${patch.parentRecordType}`]),
    ...(patch.parentRecordID === undefined ? [] : [sql`parent_record_id = ${patch.parentRecordID}`]),
    ...(patch.attributes === undefined ? [] : [sql`attributes = ${JSON.stringify(patch.attributes)}::jsonb`]),
  ];
  const { rows } = await sql<StoredDraft>`
    update draft set ${sql.join(changes)} where draft_id = ${draftID} and ${grewFrom(patch)}
    returning ${columns}
  `.execute(db);
  return rows[0];
}

/** Discards a draft. */
export async function deleteDraft(db: Queryable, draftID: number): Promise<void> {
  await sql`delete from draft where draft_id = ${draftID}`.execute(db);
}
