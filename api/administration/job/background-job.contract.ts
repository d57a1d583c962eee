import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';

/** A kind of background job, with the number of its jobs by state. */
export const BackgroundJobKind = z.object({
  name: z.string(),
  /** The schedule as five cron fields in UTC; null for jobs that are sent when there is something to do. */
  cron: z.string().nullable(),
  countWaiting: z.number().int(),
  /** The number of jobs for a later time. */
  countPlanned: z.number().int(),
  countRunning: z.number().int(),
  countFailed: z.number().int(),
  /** The time of the latest run that is still stored. */
  dateLastRun: z.string().nullable(),
});

/** A job that was given up. */
export const FailedJob = z.object({
  jobID: z.uuid(),
  kind: z.string(),
  /** The cause: it took too long, its process was stopped, or an error, whose message is in `message`. */
  cause: z.enum(['timeout', 'interrupted', 'error']),
  /** The first line of the error, in English, without secrets. */
  message: z.string().nullable(),
  attempts: z.number().int(),
  dateFailed: z.string(),
});

/** The background jobs: the kinds, and the newest failed jobs. */
export const BackgroundJobs = z.object({ kinds: z.array(BackgroundJobKind), failed: z.array(FailedJob) });

/** A kind of background job. */
export type BackgroundJobKind = z.infer<typeof BackgroundJobKind>;
/** A job that was given up. */
export type FailedJob = z.infer<typeof FailedJob>;
/** The background jobs. */
export type BackgroundJobs = z.infer<typeof BackgroundJobs>;

const Chosen = z.object({
  kind: z.string().min(1).max(100).describe('The name of a kind of job'),
  jobID: z.uuid().optional().describe('One failed job of that kind. Without it, all of them.'),
});
/** One failed job, or all failed jobs of a kind. */
export type ChosenJobs = z.infer<typeof Chosen>;

const Count = z.object({ count: z.number().int() });

const tags = ['Background jobs'] as const;
const needs = 'Needs site.manage.';

/** The routes of background jobs (docs/behavior/site-health.md#background-jobs). */
export const backgroundJobRoutes = {
  list: {
    method: 'GET',
    url: '/background-jobs',
    schema: {
      tags,
      summary: 'List background jobs',
      description: `All kinds, and the newest 100 failed jobs. ${needs}`,
      response: { 200: BackgroundJobs },
    },
  },
  retry: {
    method: 'POST',
    url: '/background-jobs/retry',
    schema: {
      tags,
      summary: 'Retry failed jobs',
      description: `Each runs once more. ${needs}`,
      body: Chosen,
      response: { 200: Count },
    },
  },
  discard: {
    method: 'POST',
    url: '/background-jobs/discard',
    schema: {
      tags,
      summary: 'Discard failed jobs',
      description: `Deletes them. This cannot be undone. ${needs}`,
      body: Chosen,
      response: { 200: Count },
    },
  },
} as const satisfies Record<string, ContractRoute>;
