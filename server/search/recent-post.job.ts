import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { renewRecentPosts } from './recent-post.queries.ts';

/** Every hour: keeps the posts that are searched first to the newest. */
export const recentPostRenewal = defineJob({
  name: 'search.recent-posts',
  schema: z.object({}),
  cron: '35 * * * *',
  handler: ({ db }) => renewRecentPosts(db),
});
