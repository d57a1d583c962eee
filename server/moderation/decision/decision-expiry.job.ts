import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { expireDecisions } from '#server/moderation/sanction/member-standing.queries.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';

/** Ends expired mutes, bans and warnings, every minute. */
export const decisionExpiry = defineJob({
  name: 'decision.expire',
  schema: z.object({}),
  cron: '* * * * *',
  handler: async (forum) => {
    await inTransaction(forum.database, (trx) => expireDecisions(trx, forum.now()));
  },
});
