import { createFileRoute } from '@tanstack/react-router';
import { authenticatorsQuery, twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { ServiceList } from '#components/administration/setting/service-list.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

const path = '/dashboard/settings/services';

/** The external sign-in services, for administrators. */
export const Route = createFileRoute('/dashboard/settings/services')({
  loader: async ({ context }) => {
    const head = await dashboardHead(context, 'administration.service.title', ['site.manage']);
    await Promise.all([
      context.queryClient.ensureQueryData(authenticatorsQuery(context.api)),
      context.queryClient.ensureQueryData(twoFactorQuery(context.api)),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: () => (
    <DashboardPage title={t('administration.service.title')} description={t('administration.service.text')} path={path}>
      <ServiceList />
    </DashboardPage>
  ),
});
