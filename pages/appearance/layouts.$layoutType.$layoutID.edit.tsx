import { createFileRoute } from '@tanstack/react-router';
import { layoutCatalogQuery, layoutQuery } from '#api/administration/layout/layout-record.queries.ts';
import { categoryTreeQuery } from '#api/category/category.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { layoutsAddress } from '#components/administration/layout/layout-address.ts';
import { LayoutEditorPage } from '#components/administration/layout-editor/layout-editor-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The page where administrators edit a layout. */
export const Route = createFileRoute('/appearance/layouts/$layoutType/$layoutID/edit')({
  loader: async ({ context, params: { layoutID } }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'layout.list.title', ['site.manage']);
    const { layoutType } = await queryClient.fetchQuery(layoutQuery(api, layoutID));
    await Promise.all([
      queryClient.ensureQueryData(layoutCatalogQuery(api, layoutType)),
      queryClient.ensureQueryData(rolesQuery(api)),
      queryClient.ensureQueryData(categoryTreeQuery(api)),
      currentTranslations().need('form'),
    ]);
    return { head, layoutID };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { layoutID } = Route.useLoaderData();
  return (
    <DashboardPage title={t('layout.list.title')} description={t('layout.list.text')} path={layoutsAddress}>
      <LayoutEditorPage key={layoutID} layoutID={layoutID} />
    </DashboardPage>
  );
}
