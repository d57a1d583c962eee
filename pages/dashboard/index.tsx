import { createFileRoute } from '@tanstack/react-router';
import { dashboardAddress } from '#api/administration/dashboard/dashboard-address.ts';
import { dashboardPermissions } from '#api/administration/dashboard/dashboard-permissions.ts';
import { t } from '#api/translations.ts';
import { DashboardOverview } from '#components/administration/dashboard/dashboard-overview.tsx';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The overview of the dashboard. */
export const Route = createFileRoute('/dashboard/')({
  loader: async ({ context }) => ({ head: await dashboardHead(context, 'dashboard.title', dashboardPermissions) }),
  head: headFromLoader,
  component: () => (
    <DashboardPage title={t('dashboard.title')} description={t('dashboard.words')} path={dashboardAddress}>
      <DashboardOverview />
    </DashboardPage>
  ),
});
