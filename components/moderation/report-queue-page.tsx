import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { addEscalation } from '#api/moderation/escalation.client.ts';
import * as calls from '#api/moderation/report.client.ts';
import type { Report } from '#api/moderation/report.contract.ts';
import { reportQueueQuery, reportsPerPage } from '#api/moderation/report.queries.ts';
import { type ReportFilter, reportQueueUrl } from '#api/moderation/report-filter.ts';
import { t } from '#api/words.ts';
import { EmptyState } from '#components/primitives/empty-state.tsx';
import { Pager } from '#components/primitives/pager.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import type { TriageStep } from '#machines/moderation/report-triage.machine.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { ReportFilterForm } from './report-filter-form.tsx';
import { ReportTriage } from './report-triage.tsx';

/** The queue of reports (`spec/screens.md` F9): filters, a page of reports, and the way through them. */
export function ReportQueuePage({ filter }: { filter: ReportFilter }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(reportQueueQuery(api, filter));
  const handling = useHandling(filter, data.reports);
  return (
    <DashboardPage
      title={t('report.queue.title')}
      description={t('report.queue.words')}
      path="/dashboard/content/reports"
    >
      <ReportFilterForm filter={filter} />
      {data.reports.length === 0 ? (
        <EmptyState icon={<CircleCheckBig />} title={t('report.queue.clear')}>
          {t('report.queue.clear-words')}
        </EmptyState>
      ) : (
        <ReportTriage key={data.reports.map(({ reportID }) => reportID).join()} reports={data.reports} {...handling} />
      )}
      {data.total > reportsPerPage && (
        <Pager
          label={t('report.queue.pages')}
          href={(page) => reportQueueUrl({ ...filter, page })}
          page={filter.page}
          limit={reportsPerPage}
          total={data.total}
        />
      )}
    </DashboardPage>
  );
}

/** Handles reports by the API; the list stays as it is, and shows what became of each. */
function useHandling(filter: ReportFilter, reports: readonly Report[]) {
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
  const act = ({ reportID, act: name }: TriageStep): Promise<unknown> => {
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
      await renew(reportID);
    }
  };
  return {
    onAct: (step: TriageStep) => thenRenew(step.reportID, act(step)),
    onUndo: ({ reportID }: TriageStep) => thenRenew(reportID, calls.undoReport(api, reportID)),
  };
}
