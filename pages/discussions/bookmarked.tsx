import { createFileRoute } from '@tanstack/react-router';
import { defaultLayouts } from '#api/administration/layout/default-layouts.ts';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { type DiscussionListFilter, discussionListQuery } from '#api/discussion/list/discussion-list.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { t } from '#api/translations.ts';
import { DiscussionListPage } from '#components/discussion/list/discussion-list-page.tsx';
import { crumbsFrom, LayoutView } from '#components/layout/layout-view.tsx';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { panelWidgets } from '#components/layout/widget/panel-widgets.ts';
import { siteNameOf } from '#components/shell/site/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { requireListPage } from '#pages/-list-page.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

const filterIn = (search: SearchText): DiscussionListFilter => ({
  sort: '-dateLastComment',
  page: pageIn(textIn(search, 'page')),
  limit: 30,
  bookmarked: true,
});

/** The viewer's bookmarked discussions. Guests are asked to sign in. */
export const Route = createFileRoute('/discussions/bookmarked')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient, api }, deps: { search } }) => {
    const settings = await queryClient.ensureQueryData(siteSettingsQuery(api));
    const filter = filterIn(search);
    const { discussions } = await queryClient.ensureQueryData(discussionListQuery(api, filter));
    requireListPage(filter.page, discussions);
    return { head: pageHead({ title: t('shell.title.bookmarks'), siteName: siteNameOf(settings), noIndex: true }) };
  },
  head: headFromLoader,
  component: () => (
    <LayoutView
      layout={defaultLayouts.discussionList}
      widgets={widgets}
      crumbs={crumbsFrom([], { name: t('shell.title.bookmarks'), href: '/discussions/bookmarked' })}
    />
  ),
});

const Heading = () => <PageHeading title={t('shell.title.bookmarks')} description={t('shell.bookmarks.description')} />;

const List = () => (
  <DiscussionListPage
    filter={filterIn(Route.useSearch())}
    path="/discussions/bookmarked"
    label={t('shell.title.bookmarks')}
    hasSorts={false}
    empty={t('shell.bookmarks.empty')}
  />
);

const widgets = { ...panelWidgets, pageHeading: Heading, discussionList: List };
