import { createFileRoute } from '@tanstack/react-router';
import { localesQuery } from '#api/administration/locale.queries.ts';
import { writtenCategoriesQuery } from '#api/category/category.queries.ts';
import { t } from '#api/words.ts';
import { CategorySettingsList } from '#components/administration/category-settings-list.tsx';
import { DashboardPage } from '#components/moderation/dashboard-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

const path = '/vanilla/settings/categories';

/** The categories for those who run the site: what they are called, and how in other languages. */
export const Route = createFileRoute('/vanilla/settings/categories/')({
  loader: async ({ context }) => {
    const head = await dashboardHead(context, 'administration.category.title', ['site.manage']);
    await Promise.all([
      context.queryClient.ensureQueryData(writtenCategoriesQuery(context.api)),
      context.queryClient.ensureQueryData(localesQuery(context.api)),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: () => (
    <DashboardPage
      title={t('administration.category.title')}
      description={t('administration.category.text')}
      path={path}
    >
      <CategorySettingsList />
    </DashboardPage>
  ),
});
