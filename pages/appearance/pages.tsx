import { createFileRoute } from '@tanstack/react-router';
import { customPagesQuery } from '#api/administration/layout/custom-page.queries.ts';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { CustomPageList, customPageSettings } from '#components/administration/layout/custom-page-list.tsx';
import { customPagesAddress } from '#components/administration/layout/layout-address.ts';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The page where administrators manage the pages at addresses of their own. */
export const Route = createFileRoute('/appearance/pages')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'layout.page.list', ['site.manage']);
    await Promise.all([
      queryClient.ensureQueryData(customPagesQuery(api)),
      queryClient.ensureQueryData(chosenSettingsQuery(api, customPageSettings)),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: () => (
    <DashboardPage title={t('layout.page.list')} description={t('layout.page.text')} path={customPagesAddress}>
      <CustomPageList />
    </DashboardPage>
  ),
});
