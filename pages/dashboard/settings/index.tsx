import { createFileRoute } from '@tanstack/react-router';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { SettingIndex } from '#components/administration/setting/setting-index.tsx';
import { settingPages } from '#components/administration/setting/setting-places.ts';
import { loadSettingTranslations } from '#components/administration/setting/setting-translations.ts';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The page where administrators find every setting of the site. */
export const Route = createFileRoute('/dashboard/settings/')({
  loader: async ({ context }) => {
    const [head] = await Promise.all([
      dashboardHead(context, 'dashboard.place.site', ['site.manage']),
      loadSettingTranslations(settingPages),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: () => (
    <DashboardPage
      title={t('dashboard.place.site')}
      description={t('setting.page.site.words')}
      path="/dashboard/settings"
    >
      <SettingIndex />
    </DashboardPage>
  ),
});
