import { createFileRoute } from '@tanstack/react-router';
import { themeQuery, themeRevisionsQuery } from '#api/administration/theme/theme.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { ThemeHistory } from '#components/administration/theme/theme-history.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The page where administrators view and restore earlier revisions of a theme. */
export const Route = createFileRoute('/appearance/style-guides/$themeID/revisions')({
  loader: async ({ context, params: { themeID } }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'administration.revision.title', ['site.manage']);
    const [{ name }] = await Promise.all([
      queryClient.ensureQueryData(themeQuery(api, themeID)),
      queryClient.ensureQueryData(themeRevisionsQuery(api, themeID)),
    ]);
    return { head, themeID, name };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { themeID, name } = Route.useLoaderData();
  return (
    <DashboardPage title={name} description={t('administration.revision.text')} path="/appearance/style-guides">
      <ThemeHistory themeID={themeID} />
    </DashboardPage>
  );
}
