import { useSuspenseQuery } from '@tanstack/react-query';
import { latestRecountQuery } from '#api/administration/count/recount.queries.ts';
import { backgroundJobsQuery } from '#api/administration/job/background-job.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { DashboardSection } from '#components/administration/dashboard/dashboard-section.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { recordNote } from '#theme/layout/record.css.ts';
import { FailedJobList } from './failed-job-list.tsx';
import { JobKindList } from './job-kind-list.tsx';
import { RecountCard } from './recount-card.tsx';

/** The page of background jobs: the failed ones, a recount, and all kinds with their numbers. */
export function BackgroundJobPage() {
  const { api } = useSite();
  const { data } = useSuspenseQuery(backgroundJobsQuery(api));
  const { data: recount } = useSuspenseQuery(latestRecountQuery(api));
  const countFailed = data.kinds.reduce((sum, kind) => sum + kind.countFailed, 0);
  return (
    <DashboardPage title={t('operation.job.title')} description={t('operation.job.words')} path="/dashboard/jobs">
      <div className={stack({ gap: 'large' })}>
        <DashboardSection title={t('operation.job.failed')}>
          {data.failed.length > 0 && <p className={recordNote}>{t('operation.job.failed-words')}</p>}
          <FailedJobList jobs={data.failed} />
          {countFailed > data.failed.length && (
            <p className={recordNote}>{t('operation.job.failed-more', { count: data.failed.length })}</p>
          )}
        </DashboardSection>
        <RecountCard latest={recount.latest} />
        <DashboardSection title={t('operation.job.kinds')}>
          <JobKindList kinds={data.kinds} />
        </DashboardSection>
      </div>
    </DashboardPage>
  );
}
