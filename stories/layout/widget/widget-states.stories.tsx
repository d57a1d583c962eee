import { FragmentFrameView } from '#components/administration/fragment/fragment-frame-view.tsx';
import { BannerWidget } from '#components/layout/banner/banner-widget.tsx';
import { ContentBannerWidget } from '#components/layout/banner/content-banner-widget.tsx';
import { CrumbsContext } from '#components/layout/crumbs-context.ts';
import type { CustomFragmentWidgetProps } from '#components/layout/embed/custom-fragment-widget.tsx';
import { HtmlWidget } from '#components/layout/embed/html-widget.tsx';
import { RssWidget } from '#components/layout/embed/rss-widget.tsx';
import { HomeWidget } from '#components/layout/home/home-widget.tsx';
import { SuggestedContentWidget } from '#components/layout/home/suggested-content-widget.tsx';
import { BreadcrumbsWidget } from '#components/layout/widget/breadcrumbs-widget.tsx';
import { CallToActionWidget } from '#components/layout/widget/call-to-action-widget.tsx';
import { CategoriesWidget } from '#components/layout/widget/categories-widget.tsx';
import { CommunitySearchWidget } from '#components/layout/widget/community-search-widget.tsx';
import {
  AnnouncementsWidget,
  DiscussionsWidget,
  QuestionsWidget,
} from '#components/layout/widget/discussions-widget.tsx';
import { FeaturedCollectionWidget } from '#components/layout/widget/featured-collection-widget.tsx';
import { GuestCallToActionWidget } from '#components/layout/widget/guest-call-to-action-widget.tsx';
import { LeaderboardWidget } from '#components/layout/widget/leaderboard-widget.tsx';
import { NavigationLinksWidget } from '#components/layout/widget/navigation-links-widget.tsx';
import { NewPostWidget } from '#components/layout/widget/new-post-widget.tsx';
import { NewestMembersWidget } from '#components/layout/widget/newest-members-widget.tsx';
import { QuickLinksWidget } from '#components/layout/widget/quick-links-widget.tsx';
import { SiteTotalsWidget } from '#components/layout/widget/site-totals-widget.tsx';
import { TabsWidget } from '#components/layout/widget/tabs-widget.tsx';
import { TagWidget } from '#components/layout/widget/tag-widget.tsx';
import { UserSpotlightWidget } from '#components/layout/widget/user-spotlight-widget.tsx';
import { connectFragmentFrame } from '#machines/administration/fragment/fragment-frame.connect.ts';
import { fragmentFrameMachine } from '#machines/administration/fragment/fragment-frame.machine.ts';
import { useStoryMachine } from '#stories/support/use-story-machine.ts';
import { pictures } from './sample-pictures.ts';
import { WidgetStates } from './widget-states.tsx';

export default { title: 'layout / widget-states' };

export const Banner = () => (
  <WidgetStates
    id="banner"
    component={BannerWidget}
    variants={[
      { alignment: 'center', mobileAlignment: 'center' },
      { image: pictures.wide, description: 'Ask, answer, and show your work.' },
      { image: pictures.wide, overlay: false, icon: pictures.icon },
      { rightImage: pictures.square, logo: pictures.icon, logoText: 'Harbour' },
      { titleFrom: 'page', showsSearch: false },
    ]}
  />
);

export const ContentBanner = () => (
  <WidgetStates
    id="contentBanner"
    component={ContentBannerWidget}
    variants={[
      { image: pictures.wide, icon: pictures.icon, alignment: 'center' },
      { image: pictures.wide, overlay: false, logo: pictures.icon, logoText: 'Harbour' },
    ]}
  />
);

const crumbs = [
  { name: 'Home', href: '/' },
  { name: 'Meeting Place', href: '/categories/meeting-place' },
];

const illustrated = (image: string) => ({
  items: ['Woodwork', 'Boats', 'Meeting Place'].map((name) => ({
    name,
    description: 'Joints, tools, finishes, and what to do when they fail.',
    url: '/categories',
    image,
  })),
});

export const Home = () => (
  <WidgetStates
    id="home"
    component={HomeWidget}
    variants={[
      { itemType: 'title', subtitle: 'New here?', viewMore: '/categories' },
      { itemType: 'title-description', border: 'shadow', showsCallToAction: true },
      { itemType: 'title-description-image', ...illustrated(pictures.wide) },
      { itemType: 'title-description-image', imagePlacement: 'left', columns: 2, ...illustrated(pictures.wide) },
      { itemType: 'title-description-icon', ...illustrated(pictures.icon) },
      {
        itemType: 'title-description-icon',
        imagePlacement: 'left',
        border: 'separator',
        ...illustrated(pictures.icon),
      },
      { itemType: 'title-background', ...illustrated(pictures.square) },
      { itemType: 'title-background-description', ...illustrated(pictures.square) },
      { itemType: 'title-chat-bubble', subtitle: 'Ask anything', subtitleType: 'standard' },
      { display: 'list', itemType: 'title-description-image', ...illustrated(pictures.wide) },
      { display: 'list', itemType: 'title-description', border: 'none' },
      { display: 'link', viewMore: '/categories' },
      { display: 'carousel', columns: 2 },
    ]}
  />
);

export const CallToAction = () => (
  <WidgetStates
    id="cta"
    component={CallToActionWidget}
    variants={[
      { secondLabel: 'Opening hours', secondHref: '/hours', alignment: 'center', background: 'tint' },
      { background: 'picture', image: pictures.wide, look: 'standard', alignment: 'center' },
    ]}
  />
);

const listed = [{ display: 'list' }, { display: 'link' }, { display: 'carousel', itemType: 'title-description-image' }];

const cards = [
  { display: 'grid', itemType: 'title-description' },
  { display: 'list', itemType: 'title-description', viewMore: '/discussions' },
  { display: 'carousel', itemType: 'title-chat-bubble' },
] as const;

export const Categories = () => <WidgetStates id="categories" component={CategoriesWidget} variants={cards} />;

export const Discussions = () => (
  <WidgetStates id="discussion.discussions" component={DiscussionsWidget} variants={cards} />
);

export const Announcements = () => <WidgetStates id="discussion.announcements" component={AnnouncementsWidget} />;

export const Questions = () => <WidgetStates id="discussion.questions" component={QuestionsWidget} />;

export const FeaturedCollections = () => (
  <WidgetStates id="featuredCollections" component={FeaturedCollectionWidget} variants={listed} />
);

/** A fragment that is shown. Its own script would report that it is, and a story has none. */
const ShownFragment = ({ fragment: { name, heights } }: CustomFragmentWidgetProps) => {
  const frame = useStoryMachine(fragmentFrameMachine, {
    value: 'shown',
    context: { height: undefined, fault: undefined },
  });
  const shown = connectFragmentFrame(...frame);
  return <FragmentFrameView name={name} src="about:blank" heights={heights} frame={shown} />;
};

export const CustomFragment = () => <WidgetStates id="customFragment" component={ShownFragment} />;

export const Html = () => <WidgetStates id="html" component={HtmlWidget} />;

export const Rss = () => (
  <WidgetStates
    id="rss"
    component={RssWidget}
    variants={[
      { itemType: 'title-description-image', fallbackImage: pictures.wide },
      { display: 'list', viewMore: 'https://example.com' },
      { display: 'link' },
      { problem: 'refused', problemDetail: '404' },
      { problem: 'waiting', items: [] },
    ]}
  />
);

export const NavigationLinks = () => <WidgetStates id="navigationLinks" component={NavigationLinksWidget} />;

export const CommunitySearch = () => (
  <WidgetStates id="communitySearch" component={CommunitySearchWidget} variants={[{ domain: 'places' }]} />
);

export const Breadcrumbs = () => (
  <CrumbsContext value={crumbs}>
    <WidgetStates id="breadcrumbs" component={BreadcrumbsWidget} />
  </CrumbsContext>
);

export const GuestCallToAction = () => (
  <WidgetStates
    id="guestCallToAction"
    component={GuestCallToActionWidget}
    variants={[{ background: 'picture', image: pictures.wide }]}
  />
);

export const Leaderboard = () => (
  <WidgetStates id="leaderboard" component={LeaderboardWidget} variants={[{ display: 'grid' }]} />
);

export const SuggestedContent = () => (
  <WidgetStates
    id="suggestedContent"
    component={SuggestedContentWidget}
    variants={[{ display: 'list' }, { items: [] }]}
  />
);

export const Tabs = () => <WidgetStates id="tabs" component={TabsWidget} variants={[{ items: [] }]} />;

export const TagCloud = () => <WidgetStates id="tag" component={TagWidget} variants={[{ look: 'cloud' }]} />;

export const SiteTotals = () => (
  <WidgetStates
    id="siteTotals"
    component={SiteTotalsWidget}
    variants={[
      { title: 'We are many', alignment: 'center', background: 'tint', counts: { user: null, post: 48_210 } },
      { background: 'picture', image: pictures.wide, showsIcons: false },
    ]}
  />
);

export const UserSpotlight = () => (
  <WidgetStates
    id="userSpotlight"
    component={UserSpotlightWidget}
    variants={[{ alignment: 'center', background: 'tint', photo: pictures.square }]}
  />
);

export const NewPost = () => <WidgetStates id="newPost" component={NewPostWidget} />;

export const NewestMembers = () => <WidgetStates id="newest-members" component={NewestMembersWidget} />;

export const QuickLinks = () => <WidgetStates id="quickLinks" component={QuickLinksWidget} />;
