import type { Job } from '#server/jobs/job.ts';
import { mailSend } from '#server/mail/mail-send.job.ts';

/** Every job that the forum knows. A new job is one line here. */
export const allJobs: readonly Job<object>[] = [mailSend];
