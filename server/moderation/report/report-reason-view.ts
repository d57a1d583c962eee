import type { MessageID } from '#api/message-id.ts';
import type { ReportReason, ReportReasonFragment } from '#api/moderation/report/report-reason.contract.ts';
import type { Translations } from '#api/translations.ts';
import { type ContentTexts, translatedRecord } from '#server/administration/translation/content-text.ts';
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

/** Whether a reason is built in and was never edited. Its texts are those of the interface. */
export const isAsBuiltIn = (row: ReasonRow): boolean =>
  row.insert_user_id === null && row.date_updated === null && Object.hasOwn(builtIn, row.report_reason_id);

/**
 * Maps a reason to the API representation shown with a report: in the viewer's language, or as stored without `words`.
 * `texts` are the translations of reasons that administrators wrote.
 */
export function reasonFragment(
  row: ReasonRow,
  words: Translations | undefined,
  texts?: ContentTexts,
): ReportReasonFragment {
  const t = words?.t;
  const ids = isAsBuiltIn(row) ? builtIn[row.report_reason_id] : undefined;
  const { name, description } = translatedRecord(
    texts,
    { recordType: 'reportReason', recordKey: row.report_reason_id },
    { name: row.name, description: row.description },
  );
  return {
    reportReasonID: row.report_reason_id,
    name: t && ids ? t(ids[0]) : name,
    description: t && ids ? t(ids[1]) : description,
    sort: row.sort,
    deleted: row.date_deleted !== null,
  };
}

/** Maps a reason to the representation for administrators. `counts` is the number of reports for each reason. */
export function presentReason(
  row: ReasonRow,
  {
    words,
    texts,
    roles,
    counts,
  }: {
    words: Translations;
    texts?: ContentTexts | undefined;
    roles: RoleCatalog['roles'];
    counts?: ReadonlyMap<string, number>;
  },
): ReportReason {
  return {
    ...reasonFragment(row, words, texts),
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    insertUserID: row.insert_user_id ?? 0,
    updateUserID: row.update_user_id,
    roleIDs: [...row.role_ids],
    roles: row.role_ids.flatMap((roleID) => roles.get(roleID) ?? []).map(({ roleID, name }) => ({ roleID, name })),
    ...(counts && { countReports: counts.get(row.report_reason_id) ?? 0 }),
  };
}
