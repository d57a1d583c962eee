import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { rescoreReactions } from './reaction-rescore.queries.ts';

/** Recomputes scores and points after the value of a reaction type has changed. */
export const reactionRescore = defineJob({
  name: 'reaction.rescore',
  isLong: true,
  schema: z.object({}),
  handler: (forum) => inTransaction(forum.database, rescoreReactions),
});
