import { createFileRoute } from '@tanstack/react-router';
import { fragmentDisclosureQuery, fragmentsQuery } from '#api/administration/fragment/fragment.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { FragmentList } from '#components/administration/fragment/fragment-list.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

const path = '/appearance/widget-builder';

/** The page where administrators manage the fragments. */
export const Route = createFileRoute('/appearance/widget-builder/')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'administration.fragment.title', ['site.manage']);
    await Promise.all([
      queryClient.ensureQueryData(fragmentsQuery(api)),
      queryClient.ensureQueryData(fragmentDisclosureQuery(api)),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: () => (
    <DashboardPage
      title={t('administration.fragment.title')}
      description={t('administration.fragment.text')}
      path={path}
    >
      <FragmentList />
    </DashboardPage>
  ),
});
