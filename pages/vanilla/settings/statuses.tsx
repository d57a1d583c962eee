import { createFileRoute } from '@tanstack/react-router';
import { statusesQuery } from '#api/discussion/status/discussion-status.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { StatusList } from '#components/administration/post-type/status-list.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

const path = '/vanilla/settings/statuses';

/** The page where post statuses are managed; requires the `community.manage` permission. */
export const Route = createFileRoute('/vanilla/settings/statuses')({
  loader: async ({ context }) => {
    const head = await dashboardHead(context, 'administration.status.title', ['community.manage']);
    await Promise.all([
      context.queryClient.ensureQueryData(statusesQuery(context.api)),
      ...(['discussion', 'options', 'report'] as const).map((area) => currentTranslations().need(area)),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: () => (
    <DashboardPage title={t('administration.status.title')} description={t('administration.status.text')} path={path}>
      <StatusList />
    </DashboardPage>
  ),
});
