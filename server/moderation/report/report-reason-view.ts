import type { MessageID } from '#api/message-id.ts';
import type { ReportReason, ReportReasonFragment } from '#api/moderation/report/report-reason.contract.ts';
import type { Translations } from '#api/translations.ts';
import type { RoleCatalog } from '#server/member/role/role-catalog.ts';
import type { ReasonRow } from './report-reason.queries.ts';

/** The built-in reasons. They are shown in the viewer's language until they are edited. */
const builtIn: Readonly<Record<string, readonly [name: MessageID, description: MessageID]>> = {
  spam: ['report.reason.spam', 'report.reason.spam-means'],
  abuse: ['report.reason.abuse', 'report.reason.abuse-means'],
  inappropriate: ['report.reason.inappropriate', 'report.reason.inappropriate-means'],
  misleading: ['report.reason.misleading', 'report.reason.misleading-means'],
  'rule-breaking': ['report.reason.rule-breaking', 'report.reason.rule-breaking-means'],
};

/**
 * Maps a reason to the API representation shown with a report: in the viewer's language, or as stored without `words`.
 */
export function reasonFragment(row: ReasonRow, words: Translations | undefined): ReportReasonFragment {
  const t = words?.t;
  const ids = row.insert_user_id === null && row.date_updated === null ? builtIn[row.report_reason_id] : undefined;
  return {
    reportReasonID: row.report_reason_id,
    name: t && ids ? t(ids[0]) : row.name,
    description: t && ids ? t(ids[1]) : row.description,
    sort: row.sort,
    deleted: row.date_deleted !== null,
  };
}

/** Maps a reason to the representation for administrators. `counts` is the number of reports for each reason. */
export function presentReason(
  row: ReasonRow,
  { words, roles, counts }: { words: Translations; roles: RoleCatalog['roles']; counts?: ReadonlyMap<string, number> },
): ReportReason {
  return {
    ...reasonFragment(row, words),
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    insertUserID: row.insert_user_id ?? 0,
    updateUserID: row.update_user_id,
    roleIDs: [...row.role_ids],
    roles: row.role_ids.flatMap((roleID) => roles.get(roleID) ?? []).map(({ roleID, name }) => ({ roleID, name })),
    ...(counts && { countReports: counts.get(row.report_reason_id) ?? 0 }),
  };
}
