import { createFileRoute } from '@tanstack/react-router';
import { fragmentQuery } from '#api/administration/fragment/fragment.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { FragmentEditor } from '#components/administration/fragment/fragment-editor.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The page where administrators edit a fragment. */
export const Route = createFileRoute('/appearance/widget-builder/$fragmentUUID/edit')({
  loader: async ({ context, params: { fragmentUUID } }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'administration.fragment.title', ['site.manage']);
    const [{ name }] = await Promise.all([
      queryClient.ensureQueryData(fragmentQuery(api, fragmentUUID)),
      currentTranslations().need('form'),
      currentTranslations().need('composer'),
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
      <FragmentEditor key={fragmentUUID} fragmentUUID={fragmentUUID} />
    </DashboardPage>
  );
}
