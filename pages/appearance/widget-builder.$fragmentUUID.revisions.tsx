import { createFileRoute } from '@tanstack/react-router';
import { fragmentQuery, fragmentRevisionsQuery } from '#api/administration/fragment/fragment.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { FragmentHistory } from '#components/administration/fragment/fragment-history.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The page where administrators view and restore earlier revisions of a fragment. */
export const Route = createFileRoute('/appearance/widget-builder/$fragmentUUID/revisions')({
  loader: async ({ context, params: { fragmentUUID } }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'administration.revision.title', ['site.manage']);
    const [{ name }] = await Promise.all([
      queryClient.ensureQueryData(fragmentQuery(api, fragmentUUID)),
      queryClient.ensureQueryData(fragmentRevisionsQuery(api, fragmentUUID)),
    ]);
    return { head, fragmentUUID, name };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { fragmentUUID, name } = Route.useLoaderData();
  return (
    <DashboardPage title={name} description={t('administration.fragment.text')} path="/appearance/widget-builder">
      <FragmentHistory key={fragmentUUID} fragmentUUID={fragmentUUID} />
    </DashboardPage>
  );
}
