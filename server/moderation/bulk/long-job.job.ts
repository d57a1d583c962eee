import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { viewerOfUser } from '#server/member/session/session.ts';
import { findLongJob, findUnfinished, forgetLongJobs } from './long-job.queries.ts';
import { runLongJob } from './long-job-run.ts';

/** For how long it is known what a long job did, in milliseconds. */
const kept = 30 * 86_400_000;

/** Does a long job to its end, with the rights its member has meanwhile. */
export const longJobWork = defineJob({
  name: 'long-job.work',
  isLong: true,
  schema: z.object({ jobID: z.uuid() }),
  async handler(forum, { jobID }) {
    const job = await findLongJob(forum.db, jobID);
    if (job) await runLongJob(forum, job, { viewer: await viewerOfUser(forum, job.user_id) });
  },
});

/** Every few minutes, and at each start: goes on with what a killed process left, and forgets old jobs. */
export const longJobSweep = defineJob({
  name: 'long-job.sweep',
  schema: z.object({}),
  cron: '*/5 * * * *',
  retries: 1,
  async handler({ db, jobs, now }) {
    for (const jobID of await findUnfinished(db)) await jobs.send(longJobWork, { jobID }, { singletonKey: jobID });
    await forgetLongJobs(db, new Date(now().getTime() - kept));
  },
});
