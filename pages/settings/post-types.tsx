import { createFileRoute } from '@tanstack/react-router';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import { untranslatedCategoriesQuery } from '#api/category/category.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { allPostFieldsQuery, allPostTypesQuery } from '#api/post/type/post-type.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { PostTypeList } from '#components/administration/post-type/post-type-list.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

const path = '/settings/post-types';

/** The page where administrators manage the post types and their fields. */
export const Route = createFileRoute('/settings/post-types')({
  loader: async ({ context: { queryClient, api }, context }) => {
    const head = await dashboardHead(context, 'administration.post-type.title', ['site.manage']);
    await Promise.all([
      queryClient.ensureQueryData(allPostTypesQuery(api)),
      queryClient.ensureQueryData(allPostFieldsQuery(api)),
      queryClient.ensureQueryData(untranslatedCategoriesQuery(api)),
      queryClient.ensureQueryData(rolesQuery(api)),
      queryClient.ensureQueryData(localesQuery(api)),
      ...(['composer', 'options', 'report'] as const).map((area) => currentTranslations().need(area)),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: () => (
    <DashboardPage
      title={t('administration.post-type.title')}
      description={t('administration.post-type.text')}
      path={path}
    >
      <PostTypeList />
    </DashboardPage>
  ),
});
