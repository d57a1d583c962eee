import { createFileRoute } from '@tanstack/react-router';
import { type CurrentSection, inSection } from '#api/administration/layout/site-section.ts';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { tagQuery } from '#api/category/tag.queries.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import type { DiscussionFilterValues } from '#api/discussion/list/discussion-filter.ts';
import { type DiscussionListFilter, discussionListQuery } from '#api/discussion/list/discussion-list.queries.ts';
import { parseDiscussionSort } from '#api/discussion/list/discussion-sorts.ts';
import { listAddress } from '#api/list-address.ts';
import { pageHead } from '#api/page-head.ts';
import { listData } from '#api/structured-data.ts';
import { t } from '#api/translations.ts';
import { DiscussionListPage } from '#components/discussion/list/discussion-list-page.tsx';
import { MarkRead } from '#components/discussion/reading/mark-read.tsx';
import { crumbsFrom } from '#components/layout/layout-view.tsx';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { TitledLayoutView } from '#components/layout/titled-layout-view.tsx';
import { usePageLayout } from '#components/layout/use-page-layout.ts';
import { panelWidgets } from '#components/layout/widget/panel-widgets.ts';
import { siteNameOf } from '#components/shell/site/site-context.tsx';
import { resolveDiscussionFilter } from '#pages/-discussion-choice.ts';
import { headFromLoader } from '#pages/-head.ts';
import { requireListPage } from '#pages/-list-page.ts';
import { loadPageLayout } from '#pages/-page-layout.ts';
import { loadPartsOfPage } from '#pages/-rendering/page-parts.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

const limitIn = (settings: Readonly<Record<string, unknown>>): number => Number(settings['discussions.perPage'] ?? 30);

interface ListFacts {
  readonly siteName: string;
  readonly siteUrl: string;
  readonly section: CurrentSection | undefined;
  readonly filter: DiscussionListFilter & { readonly choice: DiscussionFilterValues };
  readonly discussions: readonly Discussion[];
  readonly hasMore: boolean;
  readonly tagName: string | undefined;
}

function listHead({ siteName, siteUrl, section, filter, discussions, hasMore, tagName }: ListFacts) {
  const place = (page: number) =>
    listAddress('/discussions', {
      ...(filter.choice.tagID && { tagID: filter.choice.tagID.join() }),
      ...(page > 1 && { page: String(page) }),
    });
  const address = (page: number) => siteUrl + inSection(section, place(page));
  const title = tagName ? t('shell.discussions.tagged', { tag: tagName }) : t('shell.discussions.title');
  return pageHead({
    title: filter.page > 1 ? t('shell.title.of-page', { title, page: filter.page }) : title,
    siteName,
    description: tagName
      ? t('shell.discussions.about-tagged', { tag: tagName, site: siteName })
      : t('shell.discussions.about', { site: siteName }),
    canonical: address(filter.page),
    structured: [listData(siteUrl, { name: title, url: place(filter.page) }, discussions)],
    previous: filter.page > 1 ? address(filter.page - 1) : undefined,
    next: hasMore ? address(filter.page + 1) : undefined,
  });
}

/**
 * All discussions the viewer may see: five sort orders, pages, by tag or by followed categories
 * (docs/behavior/discussion.md#discussion-lists).
 */
export const Route = createFileRoute('/discussions/')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient, api, siteUrl, section }, deps: { search } }) => {
    const settings = await queryClient.ensureQueryData(siteSettingsQuery(api));
    const { choice, isRefused } = await resolveDiscussionFilter({ queryClient, api }, search);
    const sort = parseDiscussionSort(textIn(search, 'sort'));
    const filter = { sort, page: pageIn(textIn(search, 'page')), limit: limitIn(settings), choice };
    // The page of a single tag has the tag's name as its title.
    const [tagID, ...others] = choice.tagID ?? [];
    const [list, tag] = await Promise.all([
      queryClient.ensureQueryData(discussionListQuery(api, filter)),
      tagID === undefined || others.length > 0 ? undefined : queryClient.ensureQueryData(tagQuery(api, tagID)),
      loadPageLayout({ queryClient, api, section }, page),
      loadPartsOfPage({ queryClient, api }),
    ]);
    const { discussions, hasMore } = list;
    requireListPage(filter.page, discussions);
    const site = { siteName: siteNameOf(settings), siteUrl, section };
    const facts = { ...site, filter, discussions, hasMore, tagName: tag?.name };
    return { filter, isRefused, tagName: tag?.name, head: listHead(facts) };
  },
  head: headFromLoader,
  component: ListPage,
});

const page = { viewType: 'discussionList' } as const;

function ListPage() {
  const { tagName } = Route.useLoaderData();
  const layout = usePageLayout(page);
  return (
    <TitledLayoutView
      layout={layout}
      widgets={widgets}
      title={tagName ? t('shell.discussions.tagged', { tag: tagName }) : t('shell.discussions.title')}
      crumbs={crumbsFrom([], { name: t('shell.crumbs.discussions'), href: '/discussions' })}
    />
  );
}

function Heading() {
  const { tagName } = Route.useLoaderData();
  return tagName ? (
    <PageHeading
      title={t('shell.discussions.tagged', { tag: tagName })}
      description={t('shell.discussions.tagged-description')}
    />
  ) : (
    <PageHeading title={t('shell.discussions.title')} description={t('shell.discussions.description')}>
      <MarkRead />
    </PageHeading>
  );
}

function List() {
  const { filter, isRefused } = Route.useLoaderData();
  return (
    <DiscussionListPage
      filter={filter}
      path="/discussions"
      label={t('shell.discussions.title')}
      choice={filter.choice}
      isRefused={isRefused}
      empty={t('shell.discussions.empty')}
    />
  );
}

const widgets = { ...panelWidgets, pageHeading: Heading, discussionList: List };
