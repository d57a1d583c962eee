import { createFileRoute } from '@tanstack/react-router';
import { publishedFragmentsQuery } from '#api/administration/fragment/fragment.queries.ts';
import { themeQuery } from '#api/administration/theme/theme.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { ThemeEditor } from '#components/administration/theme/theme-editor.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The page where administrators edit a theme. */
export const Route = createFileRoute('/appearance/style-guides/$themeID/edit')({
  loader: async ({ context, params: { themeID } }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'administration.theme.title', ['site.manage']);
    const [{ name }] = await Promise.all([
      queryClient.ensureQueryData(themeQuery(api, themeID)),
      queryClient.ensureQueryData(publishedFragmentsQuery(api)),
    ]);
    return { head, themeID, name };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { themeID, name } = Route.useLoaderData();
  return (
    <DashboardPage title={name} description={t('administration.theme.text')} path="/appearance/style-guides">
      <ThemeEditor key={themeID} themeID={themeID} />
    </DashboardPage>
  );
}
