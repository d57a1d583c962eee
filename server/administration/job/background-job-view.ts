import type { BackgroundJobs, FailedJob } from '#api/administration/job/background-job.contract.ts';
import { allJobs } from '#server/jobs/all-jobs.ts';
import type { Job } from '#server/jobs/job.ts';
import { redactLine } from '#server/platform/configuration/log-redaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { countJobs, type FailedJobRow, type JobCounts, listFailedJobs } from './background-job.queries.ts';

/** The maximum length of a message. */
const longest = 300;

/** The messages with which pg-boss marks jobs that did not end by themselves. */
const causes: Readonly<Record<string, FailedJob['cause']>> = {
  'job timed out': 'timeout',
  'job heartbeat timeout': 'interrupted',
};

/** Presents a failed job without the stack of its error and without secrets. */
export function presentFailedJob({ message, ...job }: FailedJobRow): FailedJob {
  const cause = causes[message ?? ''] ?? 'error';
  const [line = ''] = (message ?? '').split('\n');
  return { ...job, cause, message: cause === 'error' && line ? redactLine(line).slice(0, longest) : null };
}

const noCounts = { countWaiting: 0, countPlanned: 0, countRunning: 0, countFailed: 0, dateLastRun: null };

/** Merges the known kinds with the counts. Kinds of older versions appear only while jobs of them are stored. */
export function mergeKinds(
  jobs: readonly Pick<Job<object>, 'name' | 'cron'>[],
  counts: readonly JobCounts[],
): BackgroundJobs['kinds'] {
  const known = jobs.map(({ name, cron = null }) => {
    const own = counts.find((one) => one.name === name);
    return { ...noCounts, ...own, name, cron };
  });
  const others = counts.filter(({ name }) => !jobs.some((job) => job.name === name));
  return [...known, ...others.map((one) => ({ ...one, cron: null }))];
}

/** Returns the background jobs for the API. */
export async function presentBackgroundJobs({ db }: Forum): Promise<BackgroundJobs> {
  return {
    kinds: mergeKinds(allJobs, await countJobs(db)),
    failed: (await listFailedJobs(db)).map(presentFailedJob),
  };
}
