import { createFileRoute } from '@tanstack/react-router';
import { latestRecountQuery } from '#api/administration/count/recount.queries.ts';
import { backgroundJobsQuery } from '#api/administration/job/background-job.queries.ts';
import { currentTranslations } from '#api/translations.ts';
import { BackgroundJobPage } from '#components/administration/job/background-job-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The background jobs of the forum, for administrators. */
export const Route = createFileRoute('/dashboard/jobs')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'operation.job.title', ['site.manage']);
    await Promise.all([
      queryClient.ensureQueryData(backgroundJobsQuery(api)),
      queryClient.ensureQueryData(latestRecountQuery(api)),
      currentTranslations().need('data'),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: BackgroundJobPage,
});
