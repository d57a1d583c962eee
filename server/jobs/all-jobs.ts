import type { Job } from '#server/jobs/job.ts';

/** Every job that the forum knows. A new job is one line here. */
export const allJobs: readonly Job<object>[] = [];
