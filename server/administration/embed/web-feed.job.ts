import { z } from 'zod';
import { publicWeb } from '#server/composer/media/public-address.ts';
import { defineJob } from '#server/jobs/job.ts';
import type { Forum } from '#server/platform/forum.ts';
import { hasNewFeed } from './web-feed.queries.ts';
import { refreshWebFeeds } from './web-feed-refresh.ts';

/** Requests the feeds that layouts show, and deletes those that no layout shows any longer. */
export const webFeedRefresh = defineJob({
  name: 'web-feed.refresh',
  schema: z.object({}),
  cron: '*/15 * * * *',
  retries: 1,
  handler: (forum) => refreshWebFeeds(forum, publicWeb),
});

/** Queues a request at once if a layout shows a feed that is not stored yet. */
export async function queueNewFeeds(forum: Forum): Promise<void> {
  if (await hasNewFeed(forum.db)) await forum.jobs.send(webFeedRefresh, {}, { singletonKey: 'new' });
}
