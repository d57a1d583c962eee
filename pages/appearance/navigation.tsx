import { createFileRoute } from '@tanstack/react-router';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { categoryTreeQuery } from '#api/category/category.queries.ts';
import { roleGrantsQuery } from '#api/member/role/role.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { NavigationEditor } from '#components/administration/layout/navigation-editor.tsx';
import { navigationSettings } from '#components/administration/layout/use-navigation-outline.ts';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The page where administrators edit the navigation of the title bar. */
export const Route = createFileRoute('/appearance/navigation')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'administration.navigation.title', ['site.manage']);
    await Promise.all([
      queryClient.ensureQueryData(chosenSettingsQuery(api, navigationSettings)),
      queryClient.ensureQueryData(roleGrantsQuery(api)),
      queryClient.ensureQueryData(categoryTreeQuery(api)),
      currentTranslations().need('form'),
      currentTranslations().need('composer'),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  return (
    <DashboardPage
      title={t('administration.navigation.title')}
      description={t('administration.navigation.text')}
      path="/appearance/navigation"
    >
      <SettingsNoScriptNotice />
      <NavigationEditor />
    </DashboardPage>
  );
}
