import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { findUserIDByName } from '#api/member/identity/user-by-name.ts';
import { listReports } from '#api/moderation/report/report.client.ts';
import { listReportReasons } from '#api/moderation/report/report-reason.client.ts';
import { listAnswerTemplates } from '#api/moderation/triage/answer-template.client.ts';
import { listModeratorNotes } from '#api/moderation/triage/moderator-note.client.ts';
import { assignedTo, type ReportFilter } from '#api/moderation/triage/report-filter.ts';

/** The query for the report reasons that the viewer may give. */
export const reportReasonsQuery = (api: Api) =>
  queryOptions({ queryKey: ['report-reasons'], queryFn: async () => (await listReportReasons(api)).body });

/** The number of reports on a queue page. */
export const reportsPerPage = 10;

/** The query for a page of the report queue, with the total count. */
export const reportQueueQuery = (api: Api, filter: ReportFilter) =>
  queryOptions({
    queryKey: ['reports', filter],
    queryFn: async () => {
      const { status, reason, place, reporter, reporterRole, author, assignee, ...query } = filter;
      const answer = await listReports(api, {
        ...query,
        // Held posts have their own queue.
        isPending: false,
        ...(status.length > 0 && { status: [...status] }),
        ...(reason && { reportReasonID: [reason] }),
        ...(place && { placeRecordID: place, includeSubcategories: true }),
        ...(reporter && { insertUserID: await findUserIDByName(api, reporter) }),
        ...(reporterRole && { insertUserRoleID: reporterRole }),
        ...(author && { recordUserID: await findUserIDByName(api, author) }),
        ...(assignee && { assignedUserID: assignedTo(assignee) }),
        limit: reportsPerPage,
      });
      return { reports: answer.body, total: answer.paging?.total ?? answer.body.length };
    },
    staleTime: 0,
  });

/** The query for the moderator notes about a record. */
export const moderatorNotesQuery = (api: Api, record: Parameters<typeof listModeratorNotes>[1]) =>
  queryOptions({
    queryKey: ['moderator-notes', record.recordType, record.recordID],
    queryFn: async () => (await listModeratorNotes(api, record)).body,
  });

/** The query for the answer templates. */
export const answerTemplatesQuery = (api: Api) =>
  queryOptions({ queryKey: ['answer-templates'], queryFn: async () => (await listAnswerTemplates(api)).body });
