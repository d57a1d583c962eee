import { useSuspenseQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { reportQueueQuery, reportsPerPage } from '#api/moderation/report/report.queries.ts';
import { type ReportFilter, reportQueueUrl } from '#api/moderation/triage/report-filter.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { ReportFilterForm } from './report-filter-form.tsx';
import { ReportTriage } from './report-triage.tsx';
import { useReportHandling } from './use-report-handling.ts';

/** The report queue page (docs/behavior/moderation.md#report-queue): filters, a page of reports, and pagination. */
export function ReportQueuePage({ filter }: { filter: ReportFilter }) {
  const { api, settings } = useSite();
  const { data } = useSuspenseQuery(reportQueueQuery(api, filter));
  const handling = useReportHandling(filter, data.reports);
  return (
    <DashboardPage
      title={t('report.queue.title')}
      description={t('report.queue.words')}
      path="/dashboard/content/reports"
    >
      {settings['featureFlags.escalations.Enabled'] === false && <SwitchedOff />}
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

/** The notice that reporting is turned off, with a link to the settings for viewers who may change them. */
function SwitchedOff() {
  const mayChange = useMay()('site.manage');
  return (
    <Message tone="warning">
      {t('report.queue.off')}{' '}
      {mayChange && <Link href="/dashboard/content/settings">{t('report.queue.settings')}</Link>}
    </Message>
  );
}
