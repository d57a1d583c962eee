import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { reportRoutes } from '#api/moderation/report/report.contract.ts';
import type { Range } from '#api/query.ts';
import { outboxSql } from '#server/administration/webhook/webhook-outbox.ts';
import type { CategoryTree } from '#server/category/category-tree.ts';
import { triagedBy } from '#server/moderation/triage/triage.policy.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { withinNumbers } from '#server/post/body/number-range.ts';
import { recordPlace } from '#server/post/record-place.ts';
import type { RecordName } from './reported-record.ts';

/** The query parameters of the report list. */
export type ReportQuery = z.output<(typeof reportRoutes)['list']['schema']['querystring']>;

/** A stored report with the current state of its record. */
export interface ReportRow extends RecordName {
  readonly reportID: number;
  readonly record_name: string;
  readonly record_html: string;
  readonly record_user_id: number;
  readonly date_record: string;
  readonly category_id: number | null;
  readonly reason_ids: readonly string[];
  readonly note_html: string;
  readonly status: 'new' | 'escalated' | 'dismissed' | 'rejected';
  readonly escalation_id: number | null;
  readonly assigned_user_id: number | null;
  readonly date_assigned: string | null;
  readonly log_ids: readonly number[];
  readonly insert_user_id: number;
  readonly update_user_id: number | null;
  readonly date_inserted: string;
  readonly date_updated: string | null;
  readonly is_live: boolean;
  readonly is_closed: boolean;
  readonly date_record_updated: string | null;
  readonly was_edited: boolean;
  readonly conversation_id: number | null;
  readonly position: number | null;
  readonly count_reports: number;
  readonly count_notes: number;
}

const columns = sql`
  r.report_id as "reportID", r.record_type as "recordType", r.record_id as "recordID", r.record_name, r.record_html,
  r.record_user_id, r.date_record, coalesce(d.category_id, r.category_id) as category_id, r.reason_ids, r.note_html, r.status, r.escalation_id,
  r.assigned_user_id, r.date_assigned, r.log_ids, r.insert_user_id, r.update_user_id, r.date_inserted, r.date_updated,
  case r.record_type
    when 'discussion' then d.discussion_id is not null and d.date_deleted is null
    when 'comment' then c.comment_id is not null and c.date_deleted is null and d.date_deleted is null
    when 'message' then msg.message_id is not null
    else exists (select from member where user_id = r.record_id and date_deleted is null) end as is_live,
  coalesce(d.closed, false) as is_closed,
  coalesce(c.date_updated, case when c.comment_id is null then d.date_updated end) as date_record_updated,
  coalesce(coalesce(c.date_updated, case when c.comment_id is null then d.date_updated end) > r.date_inserted, false)
    as was_edited,
  msg.conversation_id, msg.position,
  (select count(*) from report o
    where o.record_type = r.record_type and o.record_id = r.record_id and o.status = 'new') as count_reports,
  (select count(*) from moderator_note n
    where n.record_type = r.record_type and n.record_id = r.record_id) as count_notes`;

const joins = sql`
  left join comment c on r.record_type = 'comment' and c.comment_id = r.record_id
  left join discussion d on d.discussion_id = case r.record_type
    when 'discussion' then r.record_id when 'comment' then c.discussion_id end
  left join conversation_message msg on r.record_type = 'message' and msg.message_id = r.record_id`;

const withBelow = (tree: CategoryTree, range: Range): Range =>
  range.values
    ? { values: range.values.flatMap((id) => [id, ...tree.withDescendants(Number(id)).map(String)]) }
    : range;

const assignedTo = (
  viewer: Viewer,
  requested: Exclude<ReportQuery['assignedUserID'], undefined>,
): RawBuilder<unknown> => {
  if (requested === 'none') return sql`r.assigned_user_id is null`;
  if (requested === '$me') return sql`r.assigned_user_id = ${viewer.userID}`;
  return withinNumbers(sql`r.assigned_user_id`, requested);
};

/** SQL expression for the current category of the record of `report r`. */
export const reportPlace = recordPlace('r', sql`r.category_id`);

type Filter = Partial<Omit<ReportQuery, 'page' | 'limit' | 'sort'>>;

/** Returns the requested categories, with their subcategories if requested. */
export const askedPlaces = (viewer: Viewer, { placeRecordID, includeSubcategories }: Filter): Range | undefined =>
  placeRecordID && includeSubcategories ? withBelow(viewer.categories, placeRecordID) : placeRecordID;

/** Returns the SQL condition on `r` for the requested reports, limited to those that the viewer moderates. */
export function reportsWhere(viewer: Viewer, query: Filter): RawBuilder<unknown> {
  const { recordType, recordID, reportID, reportReasonID, status } = query;
  const { insertUserID, insertUserRoleID, recordUserID, assignedUserID } = query;
  const asked = askedPlaces(viewer, query);
  return sql.join(
    [
      triagedBy(viewer, reportPlace),
      // A single status is compared directly, so that the index of its queue is read in order.
      ...(status ? [status.length === 1 ? sql`r.status = ${status[0]}` : sql`r.status = any(${status}::text[])`] : []),
      ...(reportID ? [withinNumbers(sql`r.report_id`, reportID)] : []),
      ...(recordType ? [sql`r.record_type = ${recordType}`] : []),
      ...(recordID ? [withinNumbers(sql`r.record_id`, recordID)] : []),
      ...(reportReasonID ? [sql`r.reason_ids && ${reportReasonID}::text[]`] : []),
      ...(asked ? [withinNumbers(reportPlace, asked)] : []),
      ...(insertUserID ? [withinNumbers(sql`r.insert_user_id`, insertUserID)] : []),
      ...(recordUserID ? [withinNumbers(sql`r.record_user_id`, recordUserID)] : []),
      ...(assignedUserID ? [assignedTo(viewer, assignedUserID)] : []),
      ...(insertUserRoleID
        ? [
            sql`exists (select from member_role mr where mr.user_id = r.insert_user_id
              and ${withinNumbers(sql`mr.role_id`, insertUserRoleID)})`,
          ]
        : []),
    ],
    sql` and `,
  );
}

/** The limit up to which reports are counted. */
export const countedMost = 10_000;

/** Returns a page of the requested reports with the total count (10,000 at most). */
export async function listReports(
  db: Queryable,
  viewer: Viewer,
  query: ReportQuery,
): Promise<{ rows: readonly ReportRow[]; total: number }> {
  const where = reportsWhere(viewer, query);
  const direction = query.sort === 'dateInserted' ? sql`asc` : sql`desc`;
  const { rows } = await sql<ReportRow>`
    select ${columns} from report r ${joins} where ${where}
    order by r.report_id ${direction} limit ${query.limit} offset ${(query.page - 1) * query.limit}
  `.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from (select from report r where ${where} limit ${countedMost}) counted
  `.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns reports by ID. */
export async function findReports(db: Queryable, reportIDs: readonly number[]): Promise<readonly ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${columns} from report r ${joins} where r.report_id = any(${[...reportIDs]}::bigint[])
  `.execute(db);
  return rows;
}

/** Returns a report, or undefined when it does not exist. */
export const findReport = async (db: Queryable, reportID: number): Promise<ReportRow | undefined> =>
  (await findReports(db, [reportID]))[0];

/** Locks all open reports of the record, then reads the report again. */
export async function lockReport(trx: Transaction<Tables>, reportID: number): Promise<ReportRow | undefined> {
  await sql`
    select from report r join report asked on asked.report_id = ${reportID}
      and asked.record_type = r.record_type and asked.record_id = r.record_id
    where r.status = 'new' or r.report_id = ${reportID}
    order by r.report_id for update of r
  `.execute(trx);
  return findReport(trx, reportID);
}

/** A report to insert. */
export interface NewReport extends RecordName {
  readonly name: string;
  readonly html: string;
  readonly recordUserID: number;
  readonly dateRecord: string;
  readonly categoryID: number | null;
  readonly reasonIDs: readonly string[];
  readonly note: { readonly body: string; readonly format: string; readonly html: string };
  readonly userID: number;
  readonly now: Date;
}

/**
 * Inserts a report and returns its ID. A further report of the same record by the same member is merged into the open
 * one.
 */
export async function insertReport(db: Queryable, made: NewReport): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (insert into report (record_type, record_id, record_name, record_html, record_user_id, date_record, category_id,
      reason_ids, note_body, note_format, note_html, insert_user_id, date_inserted)
    values (${made.recordType}, ${made.recordID}, ${made.name}, ${made.html}, ${made.recordUserID}, ${made.dateRecord},
      ${made.categoryID}, ${[...made.reasonIDs]}::text[], ${made.note.body}, ${made.note.format}, ${made.note.html},
      ${made.userID}, ${made.now})
    on conflict (insert_user_id, record_type, record_id) where status = 'new' do update
    set reason_ids = array(select distinct unnest(report.reason_ids || excluded.reason_ids) order by 1),
      note_body = concat_ws(E'\n\n', nullif(report.note_body, ''), nullif(excluded.note_body, '')),
      note_html = report.note_html || excluded.note_html,
      record_name = excluded.record_name, record_html = excluded.record_html, date_updated = excluded.date_inserted
    returning report_id as id),
    hooks as (${outboxSql({ event: 'report.added', recordType: 'report', recordID: sql`id`, from: sql`made`, actorID: made.userID, now: made.now })})
    select id from made
  `.execute(db);
  return rows[0]?.id ?? 0;
}

/** Assigns all open reports of a record to a member, or unassigns them. */
export async function assignReports(
  db: Queryable,
  { recordType, recordID }: RecordName,
  { userID, now }: { userID: number | null; now: Date | null },
): Promise<void> {
  await sql`
    update report set assigned_user_id = ${userID}::bigint, date_assigned = ${userID === null ? null : now}::timestamptz
    where record_type = ${recordType} and record_id = ${recordID} and status = 'new'
  `.execute(db);
}

/** The result with which open reports are closed. */
export interface ReportEnd {
  readonly status: 'dismissed' | 'rejected' | 'escalated';
  readonly escalationID?: number | undefined;
  readonly userID: number;
  readonly now: Date;
}

/** Closes all open reports of a record. Returns their IDs. */
export async function closeReports(db: Queryable, { recordType, recordID }: RecordName, end: ReportEnd) {
  const { rows } = await sql<{ id: number }>`
    update report set status = ${end.status}, escalation_id = ${end.escalationID ?? null}::bigint,
      update_user_id = ${end.userID}, date_updated = ${end.now}
    where record_type = ${recordType} and record_id = ${recordID} and status = 'new'
    returning report_id as id
  `.execute(db);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** Stores the log entries that closed the reports. */
export async function storeLogIDs(db: Queryable, reportIDs: readonly number[], logIDs: readonly number[]) {
  await sql`
    update report set log_ids = ${[...logIDs]}::bigint[] where report_id = any(${[...reportIDs]}::bigint[])
  `.execute(db);
}

/** Reopens reports, except those whose reporter has an open report of the record again. */
export async function reopenReports(db: Queryable, reportIDs: readonly number[]): Promise<void> {
  await sql`
    update report r set status = 'new', escalation_id = null, update_user_id = null, log_ids = '{}'
    where report_id = any(${[...reportIDs]}::bigint[]) and status <> 'new' and not exists (
      select from report o where o.insert_user_id = r.insert_user_id and o.record_type = r.record_type
        and o.record_id = r.record_id and o.status = 'new')
  `.execute(db);
}

/** Returns the IDs of the log entries of a record after a given entry. */
export async function logIDsAfter(db: Queryable, { recordType, recordID }: RecordName, logID: number) {
  const { rows } = await sql<{ id: number }>`
    select moderation_log_id as id from moderation_log
    where record_type = ${recordType} and record_id = ${recordID} and moderation_log_id > ${logID}
    order by moderation_log_id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the ID of the newest log entry; 0 when the log is empty. */
export async function newestLogID(db: Queryable): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(moderation_log_id) as id from moderation_log`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}
