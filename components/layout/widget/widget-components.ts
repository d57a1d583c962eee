import type { ComponentType } from 'react';
import type { MessageArea } from '#api/message-id.ts';
import { DiscussionTitleWidget } from '#components/layout/discussion-title-widget.tsx';
import { type Preloadable, preloadable } from '#components/primitives/runtime/preloadable.ts';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { panelWidgets } from './panel-widgets.ts';

/** Returns a component with the texts of widgets, as a file of its own. */
const part = (load: () => Promise<ComponentType<never>>, areas: readonly MessageArea[] = []): Preloadable<never> =>
  preloadable(() => withTranslations(['widget', 'search', ...areas], load()));

/** The widgets that load data or are rarely placed. Each is a file of its own. */
const loaded: Readonly<Record<string, Preloadable<never>>> = {
  banner: part(() => import('#components/layout/banner/banner-widget.tsx').then((m) => m.BannerWidget)),
  breadcrumbs: part(() => import('./breadcrumbs-widget.tsx').then((m) => m.BreadcrumbsWidget)),
  categories: part(() => import('./categories-widget.tsx').then((m) => m.CategoriesWidget)),
  communitySearch: part(() => import('./community-search-widget.tsx').then((m) => m.CommunitySearchWidget)),
  contentBanner: part(() =>
    import('#components/layout/banner/content-banner-widget.tsx').then((m) => m.ContentBannerWidget),
  ),
  cta: part(() => import('./call-to-action-widget.tsx').then((m) => m.CallToActionWidget)),
  customFragment: part(() =>
    import('#components/layout/embed/custom-fragment-widget.tsx').then((m) => m.CustomFragmentWidget),
  ),
  'discussion.announcements': part(() => import('./discussions-widget.tsx').then((m) => m.AnnouncementsWidget)),
  'discussion.discussions': part(() => import('./discussions-widget.tsx').then((m) => m.DiscussionsWidget)),
  'discussion.questions': part(() => import('./discussions-widget.tsx').then((m) => m.QuestionsWidget)),
  featuredCollections: part(() => import('./featured-collection-widget.tsx').then((m) => m.FeaturedCollectionWidget)),
  home: part(() => import('#components/layout/home/home-widget.tsx').then((m) => m.HomeWidget)),
  html: part(() => import('#components/layout/embed/html-widget.tsx').then((m) => m.HtmlWidget), ['post']),
  leaderboard: part(() => import('./leaderboard-widget.tsx').then((m) => m.LeaderboardWidget)),
  navigationLinks: part(() => import('./navigation-links-widget.tsx').then((m) => m.NavigationLinksWidget)),
  'newest-members': part(() => import('./newest-members-widget.tsx').then((m) => m.NewestMembersWidget)),
  rss: part(() => import('#components/layout/embed/rss-widget.tsx').then((m) => m.RssWidget)),
  siteTotals: part(() => import('./site-totals-widget.tsx').then((m) => m.SiteTotalsWidget)),
  suggestedContent: part(() =>
    import('#components/layout/home/suggested-content-widget.tsx').then((m) => m.SuggestedContentWidget),
  ),
  tabs: part(() => import('./tabs-widget.tsx').then((m) => m.TabsWidget)),
  tag: part(() => import('./tag-widget.tsx').then((m) => m.TagWidget)),
  userSpotlight: part(() => import('./user-spotlight-widget.tsx').then((m) => m.UserSpotlightWidget)),
};

/** The components of the widgets that can be placed on every page, by widget ID. */
export const widgetComponents: Readonly<Record<string, ComponentType<never>>> = {
  ...panelWidgets,
  // The layouts of discussions contain it when no other widget shows the title.
  discussionTitle: DiscussionTitleWidget,
  ...Object.fromEntries(Object.entries(loaded).map(([id, { Part }]) => [id, Part])),
};

/** Loads the components of some widgets, so that a page renders completely. A failed load is repeated on rendering. */
export const loadWidgetComponents = (widgets: readonly string[]): Promise<unknown> =>
  Promise.allSettled(widgets.map((widget) => loaded[widget]?.load()));
