import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { findDueDeletions } from './account-deletion.queries.ts';
import { deleteDueAccount } from './account-deletion.ts';

/** Every quarter of an hour: deletes the accounts whose members asked for it and did not think better of it. */
export const accountDeletion = defineJob({
  name: 'account.delete',
  schema: z.object({}),
  cron: '*/15 * * * *',
  async handler(forum) {
    for (const userID of await findDueDeletions(forum.db, forum.now())) await deleteDueAccount(forum, userID);
  },
});
