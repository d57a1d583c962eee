import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/config.queries.ts';
import { categoryQuery, categoryTreeQuery } from '#api/category/category.queries.ts';
import type { Category, CategoryPreferences } from '#api/category/category-fields.contract.ts';
import { discussionListQuery } from '#api/discussion/discussion-list.queries.ts';
import { type DiscussionSort, defaultDiscussionSort, discussionSortIn } from '#api/discussion/discussion-sorts.ts';
import { pageHead } from '#api/page-head.ts';
import { t } from '#api/words.ts';
import { CategoryList } from '#components/category/category-list.tsx';
import { FollowButton } from '#components/category/follow-button.tsx';
import { DiscussionList } from '#components/discussion/discussion-list.tsx';
import { listAddress } from '#components/discussion/discussion-list-page.tsx';
import { MarkRead } from '#components/discussion/mark-read.tsx';
import { defaultLayouts } from '#components/layout/default-layouts.ts';
import { crumbsFrom, LayoutView } from '#components/layout/layout-view.tsx';
import * as styles from '#components/layout/page-heading.css.ts';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { panelWidgets } from '#components/layout/panel-widgets.tsx';
import { lazyPart } from '#components/shell/lazy-part.tsx';
import { siteNameOf, useSite } from '#components/shell/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

const CategoryFollow = lazyPart(() => import('#components/category/category-follow.tsx').then((m) => m.CategoryFollow));

/** Whether a category shows discussions itself, or only what is below it. */
const hasDiscussions = ({ displayAs }: Category): boolean => displayAs === 'discussions' || displayAs === 'flat';

const filterOf = (category: Category, page: number, sort: DiscussionSort, limit: number) => ({
  categoryID: category.categoryID,
  includeChildCategories: category.displayAs === 'flat',
  page,
  sort,
  limit,
});

/** The address of a category's page; from the second on with `/p{page}` (specification part 2 §2). */
const addressOf = (category: Category, page = 1, sort: DiscussionSort = defaultDiscussionSort): string =>
  listAddress(
    `/categories/${encodeURIComponent(category.urlcode)}${page > 1 ? `/p${page}` : ''}`,
    sort === defaultDiscussionSort ? {} : { sort },
  );

interface CategoryFacts {
  readonly siteName: string;
  readonly siteUrl: string;
  readonly category: Category;
  readonly filter: ReturnType<typeof filterOf>;
  readonly hasMore: boolean;
}

function categoryHead({ siteName, siteUrl, category, filter, hasMore }: CategoryFacts) {
  return pageHead({
    title: filter.page > 1 ? t('shell.title.of-page', { title: category.name, page: filter.page }) : category.name,
    siteName,
    description: category.description ?? t('shell.category.about', { category: category.name, site: siteName }),
    canonical: siteUrl + addressOf(category, filter.page),
    image: category.bannerUrl,
    feed: {
      title: `${siteName}: ${category.name}`,
      href: `${siteUrl}/categories/${encodeURIComponent(category.urlcode)}/feed.atom`,
    },
    previous: filter.page > 1 ? siteUrl + addressOf(category, filter.page - 1) : undefined,
    next: hasMore ? siteUrl + addressOf(category, filter.page + 1) : undefined,
  });
}

/** A category: what it is about, its subcategories, its discussions. */
export const Route = createFileRoute('/categories/$categoryID/{-$page}')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient, api, siteUrl }, params, deps: { search } }) => {
    if (params.page !== undefined && !/^p[1-9]\d*$/.test(params.page)) throw notFound();
    const [settings, category] = await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(api)),
      queryClient.ensureQueryData(categoryQuery(api, params.categoryID)),
    ]);
    const limit = Number(settings['discussions.perPage'] ?? 30);
    const filter = filterOf(category, pageIn(params.page?.slice(1)), discussionSortIn(textIn(search, 'sort')), limit);
    const [, list] = await Promise.all([
      queryClient.ensureQueryData(categoryTreeQuery(api, category.categoryID)),
      hasDiscussions(category) ? queryClient.ensureQueryData(discussionListQuery(api, filter)) : undefined,
    ]);
    const facts = { siteName: siteNameOf(settings), siteUrl, category, filter, hasMore: list?.hasMore ?? false };
    return { category, filter, head: categoryHead(facts) };
  },
  head: headFromLoader,
  component: CategoryPage,
});

function CategoryPage() {
  const { category } = Route.useLoaderData();
  const crumbs = crumbsFrom(category.breadcrumbs, { name: t('shell.crumbs.categories'), href: '/categories' });
  return <LayoutView layout={defaultLayouts.discussionCategoryPage} widgets={widgets} crumbs={crumbs} />;
}

function Heading() {
  const { me } = useSite();
  const { category } = Route.useLoaderData();
  return (
    <PageHeading title={category.name} description={category.description}>
      {me.userID !== 0 && (
        <div className={styles.tools}>
          <MarkRead categoryID={category.categoryID} />
          {category.preferences && <Follow category={category} preferences={category.preferences} />}
        </div>
      )}
    </PageHeading>
  );
}

function Follow({ category, preferences }: { category: Category; preferences: CategoryPreferences }) {
  const queryClient = useQueryClient();
  return (
    <CategoryFollow
      key={category.categoryID}
      categoryID={category.categoryID}
      name={category.name}
      preferences={preferences}
      onFollowed={() => queryClient.removeQueries({ queryKey: ['category'], type: 'inactive' })}
      standIn={(waker) => <FollowButton isFollowed={category.followed === true} {...waker} />}
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
  const { category, filter } = Route.useLoaderData();
  const { api } = useSite();
  const { data } = useSuspenseQuery(discussionListQuery(api, filter));
  return (
    <DiscussionList
      discussions={data.discussions}
      label={t('shell.category.list', { category: category.name })}
      showCategory={category.displayAs === 'flat'}
      sort={filter.sort}
      pager={{ page: filter.page, limit: filter.limit, total: data.total, hasMore: data.hasMore }}
      href={({ sort = filter.sort, page = 1 }) => addressOf(category, page, sort)}
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
