import { createFileRoute } from '@tanstack/react-router';
import { themesQuery } from '#api/administration/theme/theme.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { ThemeList } from '#components/administration/theme/theme-list.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

const path = '/appearance/style-guides';

/** The page where administrators manage the themes. */
export const Route = createFileRoute('/appearance/style-guides/')({
  loader: async ({ context }) => {
    const head = await dashboardHead(context, 'administration.theme.title', ['site.manage']);
    await context.queryClient.ensureQueryData(themesQuery(context.api));
    return { head };
  },
  head: headFromLoader,
  component: () => (
    <DashboardPage title={t('administration.theme.title')} description={t('administration.theme.text')} path={path}>
      <ThemeList />
    </DashboardPage>
  ),
});
