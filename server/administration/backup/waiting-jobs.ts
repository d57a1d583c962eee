import { z } from 'zod';
import { allJobs } from '#server/jobs/all-jobs.ts';
import { openBus } from '#server/platform/cache/bus.ts';
import type { Configuration } from '#server/platform/configuration/configuration.ts';
import { createLog } from '#server/platform/configuration/log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openForum } from '#server/platform/open-forum.ts';
import { taskJob } from './site-task-run.ts';

const Sent = z.object({
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
  startAfter: z.string(),
  singletonKey: z.string().nullable(),
});

/**
 * Sends the waiting jobs of a backup again. Returns their number. Recurring jobs start by their schedule, and tasks such
 * as backups and imports are not continued.
 */
export async function sendWaitingJobs(
  { database, configuration }: { database: Database; configuration: Configuration },
  jobs: readonly string[],
): Promise<number> {
  const log = createLog({ ...configuration, logLevel: 'fatal' });
  const bus = await openBus(database, { databaseUrl: configuration.databaseUrl, log });
  const forum = openForum({ configuration, log, database, bus });
  await forum.jobs.open(allJobs);
  let sent = 0;
  for (const line of jobs) {
    const { name, data, startAfter, singletonKey } = Sent.parse(JSON.parse(line));
    const job = allJobs.find((one) => one.name === name && !one.cron && one.schema !== taskJob.schema);
    const parsed = job?.schema.safeParse(data);
    if (!job || !parsed?.success) continue;
    const key = singletonKey === null ? {} : { singletonKey };
    if (await forum.jobs.send(job, parsed.data, { startAfter: new Date(startAfter), ...key })) sent += 1;
  }
  await forum.jobs.close();
  await bus.close();
  return sent;
}
