import { createFileRoute } from '@tanstack/react-router';
import { writtenCategoriesQuery } from '#api/category/category.queries.ts';
import { t } from '#api/words.ts';
import { CategoryAddition } from '#components/administration/category-addition.tsx';
import { categorySettings } from '#components/administration/category-tree.ts';
import { SettingsScriptless } from '#components/member/settings-scriptless.tsx';
import { DashboardPage } from '#components/moderation/dashboard-page.tsx';
import { ButtonLink } from '#components/primitives/button.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** A new category, made by those who run the site; `?parent=` is under which other one. */
export const Route = createFileRoute('/vanilla/settings/categories/add')({
  validateSearch: ({ parent }: Record<string, unknown>): { parent?: number } => {
    const id = Number(parent);
    return Number.isSafeInteger(id) && id > 0 ? { parent: id } : {};
  },
  loader: async ({ context }) => {
    const head = await dashboardHead(context, 'administration.category.add', ['site.manage']);
    await context.queryClient.ensureQueryData(writtenCategoriesQuery(context.api));
    return { head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { parent = null } = Route.useSearch();
  return (
    <DashboardPage
      title={t('administration.category.add')}
      path={categorySettings}
      action={<ButtonLink href={categorySettings}>{t('administration.category.form.back')}</ButtonLink>}
    >
      <SettingsScriptless />
      <CategoryAddition parentCategoryID={parent} />
    </DashboardPage>
  );
}
