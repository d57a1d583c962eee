import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Recount, recountRoutes } from '#api/administration/count/recount.contract.ts';
import { ApiError } from '#api/errors.ts';
import { endTask, findTask, insertTask, listTasks } from '#server/administration/backup/site-task.queries.ts';
import { presentTask } from '#server/administration/backup/site-task-view.ts';
import { requireJobs } from '#server/administration/job/background-job.policy.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
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
  const entryOf = (actorID: number, recordID: number) =>
    ({ recordType: 'recount', recordID, actorID, isPublic: false, before: {}, after: {} }) as const;

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
      await inTransaction(forum.database, async (trx) => {
        const { userID: insertUserID } = viewer;
        const about = { kind: 'recount', isScheduled: false, subjectID: null } as const;
        const task = await insertTask(trx, { ...about, insertUserID, now: forum.now() });
        if (!task) throw new ApiError('recount.pending');
        const { taskID } = task;
        await forum.jobs.send(recountRun, { taskID }, { trx, singletonKey: String(taskID) });
        await logAction(trx, { ...entryOf(insertUserID, taskID), action: 'recount.start' });
      });
      return reply.code(202).send(await presentLatest(forum));
    },
  });

  server.route({
    ...recountRoutes.cancel,
    handler: async ({ viewer, params: { id } }) => {
      requireJobs(viewer);
      const task = await findTask(forum.db, id);
      requireFound(task?.kind === 'recount' ? task : undefined, 'recount.not-found');
      await inTransaction(forum.database, async (trx) => {
        if (await endTask(trx, id, forum.now(), { status: 'cancelled' }))
          await logAction(trx, { ...entryOf(viewer.userID, id), action: 'recount.cancel' });
      });
      return presentLatest(forum);
    },
  });
};
