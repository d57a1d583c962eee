import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Recount, recountRoutes } from '#api/administration/count/recount.contract.ts';
import { ApiError } from '#api/errors.ts';
import { findTask, listTasks } from '#server/administration/backup/site-task.queries.ts';
import { cancelTask } from '#server/administration/backup/site-task-end.ts';
import { startTask } from '#server/administration/backup/site-task-start.ts';
import { presentTask } from '#server/administration/backup/site-task-view.ts';
import { requireJobs } from '#server/administration/job/background-job.policy.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { recountRun } from './recount.job.ts';

async function presentLatest({ db }: Forum): Promise<{ latest: Recount | null }> {
  const [task] = await listTasks(db, 'recount', 1);
  if (!task) return { latest: null };
  const authors = await findAuthors(db, [task.insertUserID]);
  return { latest: { ...presentTask(task, authors), result: task.result as Recount['result'] } };
}

/** The API routes of recounts. */
export const recountResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...recountRoutes.latest,
    handler: async ({ viewer }) => {
      requireJobs(viewer);
      return presentLatest(forum);
    },
  });

  server.route({
    ...recountRoutes.add,
    handler: async ({ viewer }, reply) => {
      requireJobs(viewer);
      const order = { kind: 'recount', job: recountRun, action: 'recount.start' } as const;
      if (!(await startTask(forum, { ...order, userID: viewer.userID }))) throw new ApiError('recount.pending');
      return reply.code(202).send(await presentLatest(forum));
    },
  });

  server.route({
    ...recountRoutes.cancel,
    handler: async ({ viewer, params: { id } }) => {
      requireJobs(viewer);
      const task = requireFound(await findTask(forum.db, 'recount', id), 'recount.not-found');
      await cancelTask(forum, viewer, task, 'recount.cancel');
      return presentLatest(forum);
    },
  });
};
