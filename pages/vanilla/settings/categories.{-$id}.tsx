import { createFileRoute, notFound } from '@tanstack/react-router';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import { categoryEditQuery, untranslatedCategoriesQuery } from '#api/category/category.queries.ts';
import { roleGrantsQuery } from '#api/member/role/role.queries.ts';
import { allPostTypesQuery } from '#api/post/type/post-type.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { CategoryAddition } from '#components/administration/category/category-addition.tsx';
import { CategoryPage } from '#components/administration/category/category-page.tsx';
import { CategorySettingsList } from '#components/administration/category/category-settings-list.tsx';
import { categorySettings } from '#components/administration/category/category-tree.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';

/**
 * The page where administrators manage the categories: the list to arrange them, one category by its ID, or a new one
 * (`add`, with `?parent=` for a subcategory). One route serves all three, because each route adds to the weight of
 * every page.
 */
export const Route = createFileRoute('/vanilla/settings/categories/{-$id}')({
  loader: async ({ context, params: { id } }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'administration.category.title', ['site.manage']);
    await Promise.all([
      queryClient.ensureQueryData(untranslatedCategoriesQuery(api)),
      queryClient.ensureQueryData(localesQuery(api)),
      queryClient.ensureQueryData(allPostTypesQuery(api)),
      currentTranslations().need('composer'),
    ]);
    if (id === undefined) return { head };
    await queryClient.ensureQueryData(roleGrantsQuery(api));
    if (id === 'add') return { head };
    const categoryID = Number(id);
    if (!Number.isSafeInteger(categoryID) || categoryID < 1) throw notFound();
    const { name } = await queryClient.ensureQueryData(categoryEditQuery(api, categoryID));
    return { head, category: { categoryID, name } };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { category } = Route.useLoaderData();
  if (id === undefined)
    return (
      <DashboardPage
        title={t('administration.category.title')}
        description={t('administration.category.text')}
        path={categorySettings}
      >
        <CategorySettingsList />
      </DashboardPage>
    );
  return (
    <DashboardPage
      title={category?.name ?? t('administration.category.add')}
      path={categorySettings}
      action={<ButtonLink href={categorySettings}>{t('administration.category.form.back')}</ButtonLink>}
    >
      <SettingsNoScriptNotice />
      {category ? <CategoryPage categoryID={category.categoryID} /> : <Addition />}
    </DashboardPage>
  );
}

function Addition() {
  const parent = Number(textIn(Route.useSearch() as SearchText, 'parent'));
  return (
    <CategoryAddition key={parent} parentCategoryID={Number.isSafeInteger(parent) && parent > 0 ? parent : null} />
  );
}
