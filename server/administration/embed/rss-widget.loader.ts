import { rssWidget } from '#api/administration/embed/rss-widget.contract.ts';
import { readWebFeed } from '#api/administration/embed/web-feed.client.ts';
import { defineLoader } from '#server/administration/widget/widget-loader.ts';

/** Loads the stored items of a feed. Empty without items, unless an administrator must know the reason. */
export const rssLoader = defineLoader(rssWidget, async ({ api, settings: { feedUrl, limit } }) => {
  if (!feedUrl) return undefined;
  const { name, items, problem, problemDetail } = (await readWebFeed(api, feedUrl, limit)).body;
  if (items.length === 0 && problem === null) return undefined;
  return { name, items, ...(problem !== null && { problem, problemDetail }) };
});
