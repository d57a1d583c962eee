import { createFileRoute } from '@tanstack/react-router';
import { layoutsQuery } from '#api/administration/layout/layout-record.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { layoutsAddress } from '#components/administration/layout/layout-address.ts';
import { LayoutList } from '#components/administration/layout/layout-list.tsx';
import { layoutSettings } from '#components/administration/layout/layout-settings.ts';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { loadSettings } from '#pages/-setting-page.ts';

/** The page where administrators manage the layouts of pages. */
export const Route = createFileRoute('/appearance/layouts/')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'layout.list.title', ['site.manage']);
    await Promise.all([queryClient.ensureQueryData(layoutsQuery(api)), loadSettings(context, layoutSettings)]);
    return { head };
  },
  head: headFromLoader,
  component: () => (
    <DashboardPage title={t('layout.list.title')} description={t('layout.list.text')} path={layoutsAddress}>
      <LayoutList />
    </DashboardPage>
  ),
});
