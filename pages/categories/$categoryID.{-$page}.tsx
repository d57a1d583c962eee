import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { defaultLayouts } from '#api/administration/layout/default-layouts.ts';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { categoryQuery, categoryTreeQuery } from '#api/category/category.queries.ts';
import { flattenCategoryTree } from '#api/category/category-branches.ts';
import type { Category, CategoryPreferences } from '#api/category/category-fields.contract.ts';
import { omitListScope } from '#api/discussion/list/discussion-filter.ts';
import { discussionListQuery } from '#api/discussion/list/discussion-list.queries.ts';
import { parseDiscussionSort } from '#api/discussion/list/discussion-sorts.ts';
import { pageHead } from '#api/page-head.ts';
import { breadcrumbData, listData } from '#api/structured-data.ts';
import { t } from '#api/translations.ts';
import { CategoryHeading } from '#components/category/category-heading.tsx';
import { CategoryList } from '#components/category/category-list.tsx';
import { FollowButton } from '#components/category/follow-button.tsx';
import { DiscussionListPage } from '#components/discussion/list/discussion-list-page.tsx';
import { MarkRead } from '#components/discussion/reading/mark-read.tsx';
import { crumbsFrom } from '#components/layout/layout-view.tsx';
import { TitledLayoutView } from '#components/layout/titled-layout-view.tsx';
import { usePageLayout } from '#components/layout/use-page-layout.ts';
import { panelWidgets } from '#components/layout/widget/panel-widgets.ts';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import { siteNameOf, useSite } from '#components/shell/site/site-context.tsx';
import { resolveDiscussionFilter } from '#pages/-discussion-choice.ts';
import { headFromLoader } from '#pages/-head.ts';
import { requireListPage } from '#pages/-list-page.ts';
import { loadPageLayout } from '#pages/-page-layout.ts';
import { loadPartsOfPage } from '#pages/-rendering/page-parts.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

const CategoryFollow = lazyPart(() => import('#components/category/category-follow.tsx').then((m) => m.CategoryFollow));

/** Checks whether a category lists discussions, rather than only its subcategories. */
const hasDiscussions = ({ displayAs }: Category): boolean => displayAs === 'discussions' || displayAs === 'flat';

/** Returns the filters of a category's list. The scope is always the category. */
async function choiceWithin(...requested: Parameters<typeof resolveDiscussionFilter>) {
  const { choice, isRefused } = await resolveDiscussionFilter(...requested);
  return { choice: omitListScope(choice), isRefused };
}

/**
 * Returns the address of a category's page; from the second page on with `/p{page}`
 * (docs/behavior/category.md#category-page).
 */
const addressOf = (category: Category, page = 1): string =>
  `/categories/${encodeURIComponent(category.urlcode)}${page > 1 ? `/p${page}` : ''}`;

interface CategoryFacts {
  readonly siteName: string;
  readonly siteUrl: string;
  readonly category: Category;
  readonly page: number;
  /** The entries of the page: discussions, or the subcategories of a category without discussions. */
  readonly entries: readonly { readonly name: string; readonly url: string }[];
  readonly hasMore: boolean;
}

function categoryHead({ siteName, siteUrl, category, page, entries, hasMore }: CategoryFacts) {
  return pageHead({
    title: page > 1 ? t('shell.title.of-page', { title: category.name, page: page }) : category.name,
    siteName,
    description: category.description ?? t('shell.category.about', { category: category.name, site: siteName }),
    canonical: siteUrl + addressOf(category, page),
    image: category.bannerUrl && new URL(category.bannerUrl, siteUrl).href,
    structured: [
      listData(siteUrl, { name: category.name, url: addressOf(category, page) }, entries),
      ...breadcrumbData(siteUrl, category.breadcrumbs),
    ],
    feed: {
      title: `${siteName}: ${category.name}`,
      href: `${siteUrl}/categories/${encodeURIComponent(category.urlcode)}/feed.atom`,
    },
    previous: page > 1 ? siteUrl + addressOf(category, page - 1) : undefined,
    next: hasMore ? siteUrl + addressOf(category, page + 1) : undefined,
  });
}

/** The page of a category: its description, subcategories and discussions. */
export const Route = createFileRoute('/categories/$categoryID/{-$page}')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient, api, siteUrl, section }, params, deps: { search } }) => {
    if (params.page !== undefined && !/^p[1-9]\d*$/.test(params.page)) throw notFound();
    const [settings, category] = await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(api)),
      queryClient.ensureQueryData(categoryQuery(api, params.categoryID)),
    ]);
    // The form that jumps to a page without scripts sends the page number in the query.
    const page = pageIn(params.page?.slice(1) ?? textIn(search, 'page'));
    const { choice, isRefused } = await choiceWithin({ queryClient, api }, search);
    const filter = {
      categoryID: category.categoryID,
      includeChildCategories: category.displayAs === 'flat',
      sort: parseDiscussionSort(textIn(search, 'sort')),
      page,
      limit: Number(settings['discussions.perPage'] ?? 30),
      choice,
    };
    const [below, list] = await Promise.all([
      queryClient.ensureQueryData(categoryTreeQuery(api, category.categoryID)),
      hasDiscussions(category) ? queryClient.ensureQueryData(discussionListQuery(api, filter)) : undefined,
      loadPageLayout({ queryClient, api, section }, layoutPageOf(category)),
      loadPartsOfPage({ queryClient, api }),
    ]);
    if (list) requireListPage(page, list.discussions);
    else if (page > 1) throw notFound();
    const { discussions: entries = flattenCategoryTree(below), hasMore = false } = list ?? {};
    const facts = { siteName: siteNameOf(settings), siteUrl, category, page, entries, hasMore };
    return { category, filter, isRefused, head: categoryHead(facts) };
  },
  head: headFromLoader,
  component: CategoryPage,
});

/** Returns the page of a category, for its layout. */
const layoutPageOf = ({ categoryID, displayAs }: Category) => ({
  viewType: displayAs === 'discussions' ? ('discussionCategoryPage' as const) : ('nestedCategoryList' as const),
  record: { recordType: 'category' as const, recordID: categoryID },
});

function CategoryPage() {
  const { category } = Route.useLoaderData();
  const crumbs = crumbsFrom(category.breadcrumbs, { name: t('shell.crumbs.categories'), href: '/categories' });
  // A category that lists the discussions of its subcategories (`flat`) has the view type `nestedCategoryList`.
  const layout = usePageLayout(layoutPageOf(category), defaultLayouts.discussionCategoryPage);
  return <TitledLayoutView layout={layout} widgets={widgets} crumbs={crumbs} title={category.name} />;
}

function Heading() {
  const { me } = useSite();
  const { category } = Route.useLoaderData();
  return (
    <CategoryHeading category={category}>
      {me.userID !== 0 && (
        <>
          <MarkRead categoryID={category.categoryID} />
          {category.preferences && <Follow category={category} preferences={category.preferences} />}
        </>
      )}
    </CategoryHeading>
  );
}

function Follow({ category, preferences }: { category: Category; preferences: CategoryPreferences }) {
  const queryClient = useQueryClient();
  return (
    <CategoryFollow
      key={category.categoryID}
      categoryID={category.categoryID}
      name={category.name}
      url={category.url}
      preferences={preferences}
      onFollowed={() => queryClient.removeQueries({ queryKey: ['category'], type: 'inactive' })}
      renderPlaceholder={(waker) => <FollowButton isFollowed={category.followed === true} {...waker} />}
    />
  );
}

function Subcategories() {
  const { api } = useSite();
  const { category } = Route.useLoaderData();
  const { data } = useSuspenseQuery(categoryTreeQuery(api, category.categoryID));
  return data.length > 0 ? <CategoryList categories={data} /> : null;
}

function Discussions() {
  const { category, filter, isRefused } = Route.useLoaderData();
  return (
    <DiscussionListPage
      filter={filter}
      path={(page) => addressOf(category, page)}
      label={t('shell.category.list', { category: category.name })}
      showCategory={category.displayAs === 'flat'}
      choice={filter.choice}
      isRefused={isRefused}
      empty={category.isArchived ? t('shell.category.archived') : t('shell.category.first')}
    />
  );
}

function DiscussionsOfCategory() {
  const { category } = Route.useLoaderData();
  return hasDiscussions(category) ? <Discussions /> : null;
}

function NewPostHere() {
  const { category } = Route.useLoaderData();
  const isOpen = hasDiscussions(category) && !category.isArchived;
  return isOpen ? <panelWidgets.newPost categoryID={category.categoryID} /> : null;
}

const widgets = {
  ...panelWidgets,
  pageHeading: Heading,
  categoryList: Subcategories,
  discussionList: DiscussionsOfCategory,
  newPost: NewPostHere,
};
