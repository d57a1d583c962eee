import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { scanAutomationRules } from './automation-start.ts';

/** Searches every five minutes what automation rules have to do, and starts their runs. */
export const automationScan = defineJob({
  name: 'automation.scan',
  schema: z.object({}),
  cron: '*/5 * * * *',
  retries: 1,
  handler: scanAutomationRules,
});
