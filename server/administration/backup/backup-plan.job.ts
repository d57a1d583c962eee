import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { hasScheduledSince } from './backup.queries.ts';
import { lastPlannedBackup } from './backup-schedule.ts';
import { insertBackup } from './backup-start.ts';
import { endSilentTasks } from './site-task.queries.ts';

/** Starts a scheduled backup when one is due, also later than scheduled if the forum did not run then. */
export const backupPlan = defineJob({
  name: 'backup.plan',
  schema: z.object({}),
  cron: '2 * * * *',
  async handler(forum) {
    const now = forum.now();
    await endSilentTasks(forum.db, now);
    const planned = lastPlannedBackup(await forum.settings.get(), now);
    if (!planned || (await hasScheduledSince(forum.db, planned))) return;
    await insertBackup(forum, { userID: null });
  },
});
