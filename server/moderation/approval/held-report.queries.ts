import { type RawBuilder, sql } from 'kysely';
import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { askedPlaces, type ReportQuery, type ReportRow } from '#server/moderation/report/report.queries.ts';
import { triagedBy } from '#server/moderation/triage/triage.policy.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { withinNumbers } from '#server/post/body/number-range.ts';
import { heldPlace } from './held-post.queries.ts';

/** A held post in the form of a report without a reporter. */
export interface HeldReportRow extends ReportRow {
  readonly heldPostID: number;
  readonly isPending: boolean;
  readonly isPendingUpdate: boolean;
  /** The URL of the post, or of the approval queue while the post is not published. */
  readonly url: string;
}

const statusNames = { held: 'new', approved: 'dismissed', rejected: 'rejected' } as const;

type HeldStatus = keyof typeof statusNames;

/** Maps report statuses to the statuses of held posts; undefined means all. */
const heldStatuses = (requested: ReportQuery['status']): HeldStatus[] | undefined =>
  requested &&
  (Object.keys(statusNames) as HeldStatus[]).filter((status) =>
    (requested as readonly string[]).includes(statusNames[status]),
  );

/** Returns the SQL condition on `held_post h` for a report list query. */
export function heldReportsWhere(viewer: Viewer, query: ReportQuery): RawBuilder<unknown> {
  const { isPending, recordType, recordID, reportID, recordUserID, assignedUserID } = query;
  const statuses = heldStatuses(query.status);
  const places = askedPlaces(viewer, query);
  const isOfReporters = query.insertUserID ?? query.insertUserRoleID ?? query.reportReasonID;
  const isAssigned = assignedUserID !== undefined && assignedUserID !== 'none';
  return sql.join(
    [
      triagedBy(viewer, heldPlace),
      ...(isOfReporters || isAssigned ? [sql`false`] : []),
      ...(isPending ? [sql`h.status = 'held'`] : []),
      ...(statuses ? [sql`h.status = any(${statuses}::text[])`] : []),
      ...(reportID ? [withinNumbers(sql`h.report_id`, reportID)] : []),
      ...(recordType ? [sql`h.record_type = ${recordType}`] : []),
      ...(recordID ? [withinNumbers(sql`coalesce(h.record_id, h.edit_of)`, recordID)] : []),
      ...(places ? [withinNumbers(heldPlace, places)] : []),
      ...(recordUserID ? [withinNumbers(sql`h.insert_user_id`, recordUserID)] : []),
    ],
    sql` and `,
  );
}

interface StoredRow {
  readonly heldPostID: number;
  readonly reportID: number;
  readonly recordType: 'discussion' | 'comment';
  readonly category_id: number;
  readonly name: string;
  readonly body_html: string;
  readonly status: HeldStatus;
  readonly record_id: number | null;
  readonly edit_of: number | null;
  readonly insert_user_id: number;
  readonly update_user_id: number | null;
  readonly date_inserted: string;
  readonly date_updated: string | null;
}

const queueUrl = '/dashboard/content/approval';

function urlOf({ recordType, name }: StoredRow, id: number | null): string {
  if (id === null) return queueUrl;
  return recordType === 'discussion' ? discussionUrl({ discussionID: id, name }) : commentUrl(id);
}

function reportOf(row: StoredRow): HeldReportRow {
  const id = row.record_id ?? row.edit_of;
  const isHeld = row.status === 'held';
  return {
    heldPostID: row.heldPostID,
    reportID: row.reportID,
    recordType: row.recordType,
    recordID: id ?? 0,
    record_name: row.name,
    record_html: row.body_html,
    record_user_id: row.insert_user_id,
    date_record: row.date_inserted,
    category_id: row.category_id,
    reason_ids: [],
    note_html: '',
    status: statusNames[row.status],
    escalation_id: null,
    assigned_user_id: null,
    date_assigned: null,
    log_ids: [],
    insert_user_id: 0,
    update_user_id: row.update_user_id,
    date_inserted: row.date_inserted,
    date_updated: row.date_updated,
    is_live: id !== null,
    is_closed: false,
    date_record_updated: null,
    was_edited: false,
    conversation_id: null,
    position: null,
    count_reports: isHeld ? 1 : 0,
    count_notes: 0,
    isPending: isHeld && row.edit_of === null,
    isPendingUpdate: isHeld && row.edit_of !== null,
    url: urlOf(row, id),
  };
}

async function readRows(db: Queryable, where: RawBuilder<unknown>): Promise<HeldReportRow[]> {
  const { rows } = await sql<StoredRow>`
    select held_post_id as "heldPostID", report_id as "reportID", record_type as "recordType", ${heldPlace} as category_id,
      name, body_html, status, record_id, edit_of, insert_user_id, update_user_id, date_inserted, date_updated
    from held_post h where ${where}
  `.execute(db);
  return rows.map(reportOf);
}

/** Returns held posts by their report IDs. */
export const findHeldReports = (db: Queryable, reportIDs: readonly number[]): Promise<HeldReportRow[]> =>
  readRows(db, sql`h.report_id = any(${[...reportIDs]}::bigint[])`);
