import { createFileRoute } from '@tanstack/react-router';
import {
  layoutCatalogQuery,
  layoutQuery,
  layoutRevisionsQuery,
} from '#api/administration/layout/layout-record.queries.ts';
import type { LayoutViewType } from '#api/administration/layout/layout-view-type.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { layoutsAddress } from '#components/administration/layout/layout-address.ts';
import { nameOfLayout } from '#components/administration/layout/layout-name.ts';
import { LayoutOverview } from '#components/administration/layout/layout-overview.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The page where administrators see where a layout applies, and its revisions. */
export const Route = createFileRoute('/appearance/layouts/$layoutType/$layoutID/')({
  loader: async ({ context, params: { layoutID, layoutType } }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'layout.list.title', ['site.manage']);
    const [layout] = await Promise.all([
      queryClient.ensureQueryData(layoutQuery(api, layoutID)),
      queryClient.ensureQueryData(layoutRevisionsQuery(api, layoutID)),
      queryClient.ensureQueryData(layoutCatalogQuery(api, layoutType as LayoutViewType)),
      currentTranslations().need('form'),
    ]);
    return { head, layoutID, name: nameOfLayout(layout), layoutType: layout.layoutType };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { layoutID, name, layoutType } = Route.useLoaderData();
  return (
    <DashboardPage title={name} description={t(`layout.type.${layoutType}`)} path={layoutsAddress}>
      <LayoutOverview key={layoutID} layoutID={layoutID} />
    </DashboardPage>
  );
}
