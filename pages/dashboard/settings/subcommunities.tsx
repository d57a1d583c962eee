import { createFileRoute } from '@tanstack/react-router';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { untranslatedCategoriesQuery } from '#api/category/category.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { SectionList, sectionSettings } from '#components/administration/category/section-list.tsx';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The subcommunities, for administrators. */
export const Route = createFileRoute('/dashboard/settings/subcommunities')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'administration.section.title', ['site.manage']);
    await Promise.all([
      queryClient.ensureQueryData(chosenSettingsQuery(api, sectionSettings)),
      queryClient.ensureQueryData(untranslatedCategoriesQuery(api)),
      currentTranslations().need('report'),
      currentTranslations().need('options'),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  return (
    <DashboardPage
      title={t('administration.section.title')}
      description={t('administration.section.text')}
      path="/dashboard/settings/subcommunities"
    >
      <SectionList />
    </DashboardPage>
  );
}
