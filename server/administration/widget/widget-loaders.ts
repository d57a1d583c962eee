import { customFragmentLoader } from '#server/administration/embed/custom-fragment-widget.loader.ts';
import { htmlLoader } from '#server/administration/embed/html-widget.loader.ts';
import { rssLoader } from '#server/administration/embed/rss-widget.loader.ts';
import { bannerLoader } from './banner-widget.loader.ts';
import { categoriesLoader } from './categories-widget.loader.ts';
import {
  announcementsLoader,
  discussionsLoader,
  questionsLoader,
  suggestedContentLoader,
} from './discussions-widget.loader.ts';
import { featuredCollectionLoader } from './featured-collection-widget.loader.ts';
import { leaderboardLoader } from './leaderboard-widget.loader.ts';
import { newestMembersLoader } from './newest-members-widget.loader.ts';
import { siteTotalsLoader } from './site-totals-widget.loader.ts';
import { tabsLoader } from './tabs-widget.loader.ts';
import { tagLoader } from './tag-widget.loader.ts';
import { userSpotlightLoader } from './user-spotlight-widget.loader.ts';
import type { WidgetLoader } from './widget-loader.ts';

/** The loaders of the widgets that load data, by widget ID. */
export const widgetLoaders: ReadonlyMap<string, WidgetLoader> = new Map(
  [
    bannerLoader,
    categoriesLoader,
    customFragmentLoader,
    discussionsLoader,
    announcementsLoader,
    questionsLoader,
    featuredCollectionLoader,
    htmlLoader,
    leaderboardLoader,
    newestMembersLoader,
    rssLoader,
    siteTotalsLoader,
    suggestedContentLoader,
    tabsLoader,
    tagLoader,
    userSpotlightLoader,
  ].map((loader) => [loader.definition.id, loader]),
);
