import { customFragmentWidget } from '#api/administration/embed/custom-fragment-widget.contract.ts';
import { htmlWidget } from '#api/administration/embed/html-widget.contract.ts';
import { rssWidget } from '#api/administration/embed/rss-widget.contract.ts';
import { bannerWidget, contentBannerWidget } from './banner-widget.contract.ts';
import { breadcrumbsWidget } from './breadcrumbs-widget.contract.ts';
import { callToActionWidget } from './call-to-action-widget.contract.ts';
import { categoriesWidget } from './categories-widget.contract.ts';
import { communitySearchWidget } from './community-search-widget.contract.ts';
import {
  announcementsWidget,
  discussionsWidget,
  questionsWidget,
  suggestedContentWidget,
} from './discussions-widget.contract.ts';
import { featuredCollectionWidget } from './featured-collection-widget.contract.ts';
import { guestCallToActionWidget } from './guest-call-to-action-widget.contract.ts';
import { homeWidget } from './home-widget.contract.ts';
import { leaderboardWidget } from './leaderboard-widget.contract.ts';
import { navigationLinksWidget } from './navigation-links-widget.contract.ts';
import { newPostWidget } from './new-post-widget.contract.ts';
import { newestMembersWidget } from './newest-members-widget.contract.ts';
import { pageWidgets } from './page-widget.contract.ts';
import { quickLinksWidget } from './quick-links-widget.contract.ts';
import { siteTotalsWidget } from './site-totals-widget.contract.ts';
import { tabsWidget } from './tabs-widget.contract.ts';
import { tagWidget } from './tag-widget.contract.ts';
import { userSpotlightWidget } from './user-spotlight-widget.contract.ts';
import { registerWidgets } from './widget-definition.ts';

/** The widgets of the forum (docs/how-to-add-a-widget.md). */
export const widgetRegistry = registerWidgets([
  announcementsWidget,
  bannerWidget,
  breadcrumbsWidget,
  callToActionWidget,
  categoriesWidget,
  communitySearchWidget,
  contentBannerWidget,
  customFragmentWidget,
  discussionsWidget,
  featuredCollectionWidget,
  guestCallToActionWidget,
  homeWidget,
  htmlWidget,
  leaderboardWidget,
  navigationLinksWidget,
  newPostWidget,
  newestMembersWidget,
  questionsWidget,
  quickLinksWidget,
  rssWidget,
  siteTotalsWidget,
  suggestedContentWidget,
  tabsWidget,
  tagWidget,
  userSpotlightWidget,
  ...pageWidgets,
]);
