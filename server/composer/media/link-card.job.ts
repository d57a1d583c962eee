import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { publicWeb } from './public-address.ts';
import { readWaitingLinks } from './scrape.ts';

/** Loads the pages of standalone links in new posts for link previews, unless an editor preview has loaded them. */
export const linkCardReading = defineJob({
  name: 'link-card.read',
  schema: z.object({}),
  cron: '* * * * *',
  retries: 1,
  handler: (forum) => readWaitingLinks(forum, publicWeb),
});
