import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { scanAutomationRules } from './automation-start.ts';

/** Searches the records of all active automation rules every five minutes, and starts their runs. */
export const automationScan = defineJob({
  name: 'automation.scan',
  schema: z.object({}),
  cron: '*/5 * * * *',
  retries: 1,
  handler: scanAutomationRules,
});
