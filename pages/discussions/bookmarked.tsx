import { createFileRoute } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/config.queries.ts';
import { type DiscussionListFilter, discussionListQuery } from '#api/discussion/discussion.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { DiscussionListPage } from '#components/discussion/discussion-list-page.tsx';
import { defaultLayouts } from '#components/layout/default-layouts.ts';
import { LayoutView } from '#components/layout/layout-view.tsx';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { panelWidgets } from '#components/layout/panel-widgets.tsx';
import { siteNameOf } from '#components/shell/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

const filterIn = (search: SearchText): DiscussionListFilter => ({
  sort: '-dateLastComment',
  page: pageIn(textIn(search, 'page')),
  limit: 30,
  bookmarked: true,
});

/** What the viewer has bookmarked. Guests are asked to sign in. */
export const Route = createFileRoute('/discussions/bookmarked')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient, api }, deps: { search } }) => {
    const settings = await queryClient.ensureQueryData(siteSettingsQuery(api));
    await queryClient.ensureQueryData(discussionListQuery(api, filterIn(search)));
    return { head: pageHead({ title: 'My Bookmarks', siteName: siteNameOf(settings), noIndex: true }) };
  },
  head: headFromLoader,
  component: () => <LayoutView layout={defaultLayouts.discussionList} widgets={widgets} crumbs={crumbs} />,
});

const crumbs = [
  { name: 'Home', href: '/' },
  { name: 'My Bookmarks', href: '/discussions/bookmarked' },
];

const Heading = () => <PageHeading title="My Bookmarks" description="Discussions you marked to find again." />;

const List = () => (
  <DiscussionListPage
    filter={filterIn(Route.useSearch())}
    path="/discussions/bookmarked"
    label="My Bookmarks"
    hasSorts={false}
    empty="Use the bookmark beside a discussion to keep it here."
  />
);

const widgets = { ...panelWidgets, pageHeading: Heading, discussionList: List };
