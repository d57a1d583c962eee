import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { memberNumber } from '#api/member/identity/user-by-name.ts';
import { listReports } from '#api/moderation/report/report.client.ts';
import { listReportReasons } from '#api/moderation/report/report-reason.client.ts';
import { listAnswerTemplates } from '#api/moderation/triage/answer-template.client.ts';
import { listModeratorNotes } from '#api/moderation/triage/moderator-note.client.ts';
import { assignedTo, type ReportFilter } from '#api/moderation/triage/report-filter.ts';

/** The reasons that one may give. */
export const reportReasonsQuery = (api: Api) =>
  queryOptions({ queryKey: ['report-reasons'], queryFn: async () => (await listReportReasons(api)).body });

/** Reports on a page of the queue. */
export const reportsPerPage = 10;

/** A page of the queue of reports, and how many there are. */
export const reportQueueQuery = (api: Api, filter: ReportFilter) =>
  queryOptions({
    queryKey: ['reports', filter],
    queryFn: async () => {
      const { status, reason, place, reporter, reporterRole, author, assignee, ...query } = filter;
      const answer = await listReports(api, {
        ...query,
        // Posts that wait have a queue of their own.
        isPending: false,
        ...(status.length > 0 && { status: [...status] }),
        ...(reason && { reportReasonID: [reason] }),
        ...(place && { placeRecordID: place, includeSubcategories: true }),
        ...(reporter && { insertUserID: await memberNumber(api, reporter) }),
        ...(reporterRole && { insertUserRoleID: reporterRole }),
        ...(author && { recordUserID: await memberNumber(api, author) }),
        ...(assignee && { assignedUserID: assignedTo(assignee) }),
        limit: reportsPerPage,
      });
      return { reports: answer.body, total: answer.paging?.total ?? answer.body.length };
    },
    staleTime: 0,
  });

/** What those who keep order wrote to each other about a record. */
export const moderatorNotesQuery = (api: Api, record: Parameters<typeof listModeratorNotes>[1]) =>
  queryOptions({
    queryKey: ['moderator-notes', record.recordType, record.recordID],
    queryFn: async () => (await listModeratorNotes(api, record)).body,
  });

/** The words that moderators send again and again. */
export const answerTemplatesQuery = (api: Api) =>
  queryOptions({ queryKey: ['answer-templates'], queryFn: async () => (await listAnswerTemplates(api)).body });
