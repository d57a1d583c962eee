import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { inSection } from '#api/administration/layout/site-section.ts';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { categoryTreeQuery } from '#api/category/category.queries.ts';
import { flattenCategoryTree } from '#api/category/category-branches.ts';
import { pageHead } from '#api/page-head.ts';
import { listData } from '#api/structured-data.ts';
import { t } from '#api/translations.ts';
import { CategoryList } from '#components/category/category-list.tsx';
import { crumbsFrom } from '#components/layout/layout-view.tsx';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { TitledLayoutView } from '#components/layout/titled-layout-view.tsx';
import { usePageLayout } from '#components/layout/use-page-layout.ts';
import { panelWidgets } from '#components/layout/widget/panel-widgets.ts';
import { siteNameOf, useSite } from '#components/shell/site/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { loadPageLayout } from '#pages/-page-layout.ts';
import { loadPartsOfPage } from '#pages/-rendering/page-parts.ts';

/** The page of all categories that the viewer may see. */
export const Route = createFileRoute('/categories/')({
  loader: async ({ context: { queryClient, api, siteUrl, section } }) => {
    const [settings, tree] = await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(api)),
      queryClient.ensureQueryData(categoryTreeQuery(api)),
      loadPageLayout({ queryClient, api, section }, place),
      loadPartsOfPage({ queryClient, api }),
    ]);
    const page = { name: t('shell.categories.title'), url: inSection(section, '/categories') };
    return {
      head: pageHead({
        title: t('shell.categories.title'),
        siteName: siteNameOf(settings),
        description: t('shell.categories.about', { site: siteNameOf(settings) }),
        canonical: siteUrl + inSection(section, '/categories'),
        structured: [listData(siteUrl, page, flattenCategoryTree(tree))],
      }),
    };
  },
  head: headFromLoader,
  component: ListPage,
});

const place = { viewType: 'categoryList' } as const;

function ListPage() {
  const layout = usePageLayout(place);
  return (
    <TitledLayoutView
      layout={layout}
      widgets={widgets}
      title={t('shell.categories.title')}
      crumbs={crumbsFrom([], { name: t('shell.crumbs.categories'), href: '/categories' })}
    />
  );
}

function List() {
  const { api } = useSite();
  const { data } = useSuspenseQuery(categoryTreeQuery(api));
  return <CategoryList categories={data} />;
}

const widgets = {
  ...panelWidgets,
  pageHeading: () => (
    <PageHeading title={t('shell.categories.title')} description={t('shell.categories.description')} />
  ),
  categoryList: List,
};
