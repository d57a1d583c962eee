import { createFileRoute, notFound } from '@tanstack/react-router';
import { categoryEditQuery, writtenCategoriesQuery } from '#api/category/category.queries.ts';
import { roleGrantsQuery } from '#api/member/role.queries.ts';
import { t } from '#api/words.ts';
import { CategoryPage } from '#components/administration/category-page.tsx';
import { categorySettings } from '#components/administration/category-tree.ts';
import { SettingsScriptless } from '#components/member/settings-scriptless.tsx';
import { DashboardPage } from '#components/moderation/dashboard-page.tsx';
import { ButtonLink } from '#components/primitives/button.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** One category, changed by those who run the site: what it is, and who may do what in it. */
export const Route = createFileRoute('/vanilla/settings/categories/$id')({
  loader: async ({ context, params }) => {
    const id = Number(params.id);
    if (!Number.isSafeInteger(id) || id < 1) throw notFound();
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'administration.category.title', ['site.manage']);
    const [{ name }] = await Promise.all([
      queryClient.ensureQueryData(categoryEditQuery(api, id)),
      queryClient.ensureQueryData(writtenCategoriesQuery(api)),
      queryClient.ensureQueryData(roleGrantsQuery(api)),
    ]);
    return { head, id, name };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { id, name } = Route.useLoaderData();
  return (
    <DashboardPage
      title={name}
      path={categorySettings}
      action={<ButtonLink href={categorySettings}>{t('administration.category.form.back')}</ButtonLink>}
    >
      <SettingsScriptless />
      <CategoryPage categoryID={id} />
    </DashboardPage>
  );
}
