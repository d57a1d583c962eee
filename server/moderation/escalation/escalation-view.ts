import type { Escalation } from '#api/moderation/escalation/escalation.contract.ts';
import { escalationUrl } from '#api/moderation/escalation/escalation-url.ts';
import type { Translations } from '#api/translations.ts';
import { findReasons, placeOf, recordUrl } from '#server/moderation/report/report-view.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import type { EscalationRow } from './escalation.queries.ts';

/** Maps escalations to the API representation. */
export async function presentEscalations(
  db: Queryable,
  viewer: Viewer,
  rows: readonly EscalationRow[],
  words: Translations,
): Promise<Escalation[]> {
  const authors = await findAuthors(
    db,
    rows.flatMap((row) => [row.record_user_id, row.assigned_user_id, row.insert_user_id, ...row.report_user_ids]),
  );
  const reasons = await findReasons(db, words);
  return rows.map((row) => {
    const place = placeOf(viewer, row.category_id);
    return {
      escalationID: row.escalation_id,
      name: row.name,
      url: escalationUrl(row.escalation_id),
      status: row.status,
      assignedUserID: row.assigned_user_id,
      assignedUser: row.assigned_user_id === null ? null : authors(row.assigned_user_id),
      recordType: row.recordType,
      recordID: row.recordID,
      recordName: row.record_name,
      recordHtml: row.record_html,
      recordUrl: recordUrl(row),
      recordIsLive: row.is_live,
      recordWasEdited: row.was_edited,
      recordUserID: row.record_user_id,
      recordUser: authors(row.record_user_id),
      placeRecordType: 'category' as const,
      placeRecordID: row.category_id,
      placeRecordName: place.placeRecordName ?? '',
      placeRecordUrl: place.placeRecordUrl ?? '',
      reportReasons: reasons(row.reason_ids),
      countReports: row.count_reports,
      countReportUsers: row.report_user_ids.length,
      reportUserIDs: [...row.report_user_ids],
      reportUsers: row.report_user_ids.map(authors),
      dateLastReport: row.date_last_report,
      countNotes: row.count_notes,
      insertUserID: row.insert_user_id,
      insertUser: authors(row.insert_user_id),
      dateInserted: row.date_inserted,
      dateUpdated: row.date_updated,
    };
  });
}
