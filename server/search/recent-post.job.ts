import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { refreshRecentPosts } from './recent-post.queries.ts';

/** Trims the recent tables to the newest posts, every hour. */
export const recentPostRenewal = defineJob({
  name: 'search.recent-posts',
  schema: z.object({}),
  cron: '35 * * * *',
  handler: ({ db }) => refreshRecentPosts(db),
});
