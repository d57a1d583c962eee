import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { backgroundJobRoutes, type ChosenJobs } from '#api/administration/job/background-job.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { failuresChanged } from '#server/administration/dashboard/dashboard.queries.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import { afterCommit, inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { requireJobs } from './background-job.policy.ts';
import { deleteFailedJobs, requeueFailedJobs } from './background-job.queries.ts';
import { presentBackgroundJobs } from './background-job-view.ts';

/** The API routes of background jobs. */
export const backgroundJobResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  /** Changes failed jobs and logs it. A single job that is not failed any more is an error. */
  const change = async (
    { userID }: Viewer,
    jobs: ChosenJobs,
    { action, perform }: { action: LogAction; perform: typeof deleteFailedJobs },
  ): Promise<{ count: number }> => {
    const count = await inTransaction(forum.database, async (trx) => {
      const changed = await perform(trx, jobs);
      if (changed === 0 && jobs.jobID) throw new ApiError('background-job.not-found');
      if (changed === 0) return 0;
      const record = { recordType: 'background-job', recordID: 0, actorID: userID, isPublic: false } as const;
      const before = { name: jobs.kind, failed: changed, ...(jobs.jobID && { jobID: jobs.jobID }) };
      await logAction(trx, { ...record, action, before, after: { failed: 0 } });
      if (action === 'background-job.retry') afterCommit(trx, () => forum.jobs.wake(jobs.kind));
      return changed;
    });
    await forum.bus.publish(failuresChanged, {});
    return { count };
  };

  server.route({
    ...backgroundJobRoutes.list,
    handler: async ({ viewer }) => {
      requireJobs(viewer);
      return presentBackgroundJobs(forum);
    },
  });

  server.route({
    ...backgroundJobRoutes.retry,
    handler: async ({ viewer, body }) => {
      requireJobs(viewer);
      return change(viewer, body, { action: 'background-job.retry', perform: requeueFailedJobs });
    },
  });

  server.route({
    ...backgroundJobRoutes.discard,
    handler: async ({ viewer, body }) => {
      requireJobs(viewer);
      return change(viewer, body, { action: 'background-job.discard', perform: deleteFailedJobs });
    },
  });
};
