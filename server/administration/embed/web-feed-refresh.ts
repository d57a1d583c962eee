import type { Web } from '#server/composer/media/public-address.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findDueFeeds, findUsedFeeds, storeFeedResult, storeUsedFeeds } from './web-feed.queries.ts';
import { requestWebFeed } from './web-feed-request.ts';

/** The time for which a feed is not requested again, in milliseconds. It is shorter than the interval of the job. */
const rest = 600_000;

/** The number of feeds that one run requests, and of those that it requests at the same time. */
const inOneGo = 200;
const atOnce = 4;

/** The event bus topic for changed feeds. */
const webFeedsChanged = 'web-feeds.changed';

/**
 * Requests the feeds that layouts show and stores their items. Feeds that no layout shows are deleted. Pages show the new
 * items at once.
 */
export async function refreshWebFeeds(forum: Forum, web: Web): Promise<void> {
  const { db, bus } = forum;
  await storeUsedFeeds(db, await findUsedFeeds(db));
  const due = [...(await findDueFeeds(db, { before: new Date(forum.now().getTime() - rest), limit: inOneGo }))];
  const requestNext = async (): Promise<void> => {
    for (let feed = due.shift(); feed; feed = due.shift()) {
      const result = await requestWebFeed(feed.url, feed, web);
      if (result.is === 'failed') forum.log.debug({ ...result, url: feed.url }, 'A feed could not be read.');
      try {
        if (await storeFeedResult(db, feed.url, result, forum.now())) await bus.publish(webFeedsChanged, {});
      } catch (error) {
        // The other feeds are stored all the same.
        forum.log.error({ err: error, url: feed.url }, 'A feed could not be stored.');
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, requestNext));
}
