import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { publicWeb } from './public-address.ts';
import { readWaitingLinks } from './scrape.ts';

/** Reads the pages that stand alone in new posts and that nobody looked at while writing, for the cards of their links. */
export const linkCardReading = defineJob({
  name: 'link-card.read',
  schema: z.object({}),
  cron: '* * * * *',
  retries: 1,
  handler: (forum) => readWaitingLinks(forum, publicWeb),
});
