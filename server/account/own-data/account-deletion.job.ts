import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { findDueDeletions } from './account-deletion.queries.ts';
import { deleteDueAccount } from './account-deletion.ts';

/**
 * Deletes, every 15 minutes, the accounts whose scheduled deletion is due. A failed deletion does not block the others;
 * the job is retried.
 */
export const accountDeletion = defineJob({
  name: 'account.delete',
  isLong: true,
  schema: z.object({}),
  cron: '*/15 * * * *',
  async handler(forum) {
    const failures: unknown[] = [];
    for (const userID of await findDueDeletions(forum.db, forum.now())) {
      await deleteDueAccount(forum, userID).catch((error: unknown) => {
        forum.log.error({ err: error, userID }, 'A scheduled account deletion failed.');
        failures.push(error);
      });
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be deleted.`);
  },
});
