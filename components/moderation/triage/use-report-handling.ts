import { useQueryClient } from '@tanstack/react-query';
import { addEscalation } from '#api/moderation/escalation/escalation.client.ts';
import * as calls from '#api/moderation/report/report.client.ts';
import type { Report } from '#api/moderation/report/report.contract.ts';
import { reportQueueQuery } from '#api/moderation/report/report.queries.ts';
import type { ReportFilter } from '#api/moderation/triage/report-filter.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { TriageAction } from '#machines/moderation/triage/triage-queue.ts';

/** Handles reports with API requests. The list stays unchanged and shows the new status of each report. */
export function useReportHandling(filter: ReportFilter, reports: readonly Report[]) {
  const { api, me } = useSite();
  const client = useQueryClient();
  const { queryKey } = reportQueueQuery(api, filter);
  const find = (reportID: number) => reports.find((report) => report.reportID === reportID) as Report;
  const renew = async (reportID: number) => {
    const { recordType, recordID } = find(reportID);
    const same = reports.filter((one) => one.recordType === recordType && one.recordID === recordID);
    const now = await Promise.all(same.map(async (one) => (await calls.readReport(api, one.reportID)).body));
    client.setQueryData(
      queryKey,
      (data) =>
        data && {
          ...data,
          reports: data.reports.map((one) => now.find((two) => two.reportID === one.reportID) ?? one),
        },
    );
    void client.invalidateQueries({ queryKey: ['me', 'counts'] });
  };
  const act = ({ reportID, act: name }: TriageAction): Promise<unknown> => {
    const { recordType, recordID, recordName, assignedUserID } = find(reportID);
    if (name === 'dismiss') return calls.dismissReport(api, reportID);
    if (name === 'remove') return calls.rejectReportedRecord(api, reportID);
    if (name === 'close') return calls.closeReportedRecord(api, reportID);
    if (name === 'claim')
      return calls.assignReport(api, reportID, { assignedUserID: me.userID, seen: { assignedUserID } });
    return addEscalation(api, { recordType: recordType as 'discussion', recordID, name: recordName, reportID });
  };
  const thenRenew = async (reportID: number, work: Promise<unknown>) => {
    try {
      await work;
    } finally {
      // A failed renewal must not look like a failed action, so the list is refetched when it is shown again.
      await renew(reportID).catch(() => client.invalidateQueries({ queryKey, refetchType: 'none' }));
    }
  };
  return {
    onAct: (step: TriageAction) => thenRenew(step.reportID, act(step)),
    onUndo: ({ reportID }: TriageAction) => thenRenew(reportID, calls.undoReport(api, reportID)),
    renew,
  };
}
