import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { viewerOfUser } from '#server/member/session/session.ts';
import { deleteLongJobs, findLongJob, findUnfinished } from './long-job.queries.ts';
import { runLongJob } from './long-job-run.ts';

/** The retention time of long jobs, in milliseconds. */
const retention = 30 * 86_400_000;

/** Runs a long job to its end, with the member's current permissions. */
export const longJobWork = defineJob({
  name: 'long-job.work',
  isLong: true,
  schema: z.object({ jobID: z.uuid() }),
  async handler(forum, { jobID }) {
    const job = await findLongJob(forum.db, jobID);
    if (job) await runLongJob(forum, job, { viewer: await viewerOfUser(forum, job.user_id) });
  },
});

/** Resumes jobs that a killed process left unfinished and deletes old jobs, every few minutes and at each start. */
export const longJobSweep = defineJob({
  name: 'long-job.sweep',
  schema: z.object({}),
  cron: '*/5 * * * *',
  retries: 1,
  async handler({ db, jobs, now }) {
    for (const jobID of await findUnfinished(db)) await jobs.send(longJobWork, { jobID }, { singletonKey: jobID });
    await deleteLongJobs(db, new Date(now().getTime() - retention));
  },
});
