import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import type { Report } from '#api/moderation/report/report.contract.ts';
import type { ReportReasonFragment } from '#api/moderation/report/report-reason.contract.ts';
import type { Translations } from '#api/translations.ts';
import { categoryFragment } from '#server/category/category-view.ts';
import { mayViewIn } from '#server/category/viewable.ts';
import { messageUrl } from '#server/conversation/message.queries.ts';
import type { HeldReportRow } from '#server/moderation/approval/held-report.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { excerptOfHtml } from '#server/post/body/render-body.ts';
import { findAuthors } from '#server/post/post-author.ts';
import type { ReportRow } from './report.queries.ts';
import { listReasons } from './report-reason.queries.ts';
import { reasonFragment } from './report-reason-view.ts';
import type { RecordName } from './reported-record.ts';

/** Returns the reasons with the given IDs, in the viewer's language. */
export type Reasons = (ids: readonly string[]) => ReportReasonFragment[];

/** Loads all reasons once. */
export async function findReasons(db: Queryable, words: Translations | undefined): Promise<Reasons> {
  const known = (await listReasons(db)).map((row) => reasonFragment(row, words));
  return (ids) => known.filter(({ reportReasonID }) => ids.includes(reportReasonID));
}

/** Returns the URL of a reported record, also if it has been removed. */
export function recordUrl(
  { recordType, recordID, record_name: name }: RecordName & { readonly record_name: string },
  message?: { conversation_id: number | null; position: number | null },
): string {
  if (recordType === 'discussion') return discussionUrl({ discussionID: recordID, name });
  if (recordType === 'comment') return commentUrl(recordID);
  if (recordType === 'user') return profileUrl({ userID: recordID, name });
  const { conversation_id, position } = message ?? {};
  return conversation_id && position
    ? messageUrl({ message_id: recordID, conversation_id, position })
    : '/messages/inbox';
}

/** Returns the category of a reported record. Name and URL are omitted when the viewer may not view it. */
export function placeOf(viewer: Viewer, categoryID: number | null) {
  const node = categoryID !== null && mayViewIn(viewer, categoryID) ? viewer.categories.byID(categoryID) : undefined;
  const place = node && categoryFragment(node);
  return {
    placeRecordType: categoryID === null ? null : ('category' as const),
    placeRecordID: categoryID,
    placeRecordName: place?.name ?? null,
    placeRecordUrl: place?.url ?? null,
  };
}

/** Maps reports to the API representation. */
export async function presentReports(
  db: Queryable,
  viewer: Viewer,
  rows: readonly (ReportRow | HeldReportRow)[],
  words: Translations,
): Promise<Report[]> {
  const people = rows.flatMap((row) => [
    row.record_user_id,
    row.insert_user_id,
    row.update_user_id,
    row.assigned_user_id,
  ]);
  const authors = await findAuthors(db, people);
  const reasons = await findReasons(db, words);
  const person = (userID: number | null) => (userID === null ? null : authors(userID));
  return rows.map((row) => ({
    reportID: row.reportID,
    recordType: row.recordType,
    recordID: row.recordID,
    recordName: row.record_name,
    recordHtml: row.record_html,
    recordExcerpt: excerptOfHtml(row.record_html),
    recordUrl: 'url' in row ? row.url : recordUrl(row, row),
    recordIsLive: row.is_live,
    recordWasEdited: row.was_edited,
    recordIsClosed: row.is_closed,
    ...placeOf(viewer, row.category_id),
    recordUserID: row.record_user_id,
    recordUser: authors(row.record_user_id),
    recordDateInserted: row.date_record,
    recordDateUpdated: row.date_record_updated,
    isPending: 'isPending' in row && row.isPending,
    isPendingUpdate: 'isPendingUpdate' in row && row.isPendingUpdate,
    reportReasonIDs: [...row.reason_ids],
    reportReasons: reasons(row.reason_ids),
    noteHtml: row.note_html,
    status: row.status,
    countReports: row.count_reports,
    countNotes: row.count_notes,
    assignedUserID: row.assigned_user_id,
    assignedUser: person(row.assigned_user_id),
    dateAssigned: row.date_assigned,
    escalationID: row.escalation_id,
    insertUserID: row.insert_user_id,
    insertUser: authors(row.insert_user_id),
    reportedUserID: row.record_user_id,
    reportedUser: authors(row.record_user_id),
    updateUserID: row.update_user_id,
    updateUser: person(row.update_user_id),
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
  }));
}
