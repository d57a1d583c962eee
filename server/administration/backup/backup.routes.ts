import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { backupRoutes } from '#api/administration/backup/backup.contract.ts';
import { ApiError } from '#api/errors.ts';
import { requireFullAdministrator } from '#server/member/role/authority.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { backupCheck } from './backup.job.ts';
import { findTaskFile } from './backup-file.ts';
import { sendBackupFile } from './backup-sending.ts';
import { insertBackup } from './backup-start.ts';
import { presentBackupList, presentOneBackup } from './backup-view.ts';
import { endTask, findTask, listLatestAbout, type StoredTask } from './site-task.queries.ts';
import { removeTask, taskEntry } from './site-task-end.ts';
import { startTask } from './site-task-start.ts';

/** The API routes of backups. */
export const backupResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  /** Returns a backup for an administrator. */
  const findFor = async (viewer: Viewer, taskID: number): Promise<StoredTask> => {
    requirePermission(viewer, 'site.manage');
    return requireFound(await findTask(forum.db, 'backup', taskID), 'backup.not-found');
  };

  /** Returns the name of a backup's file. @throws {ApiError} backup.file-missing */
  const requireFile = async (task: StoredTask): Promise<string> =>
    requireFound(await findTaskFile(forum, task), 'backup.file-missing');

  server.route({
    ...backupRoutes.list,
    handler: async ({ viewer }) => {
      requirePermission(viewer, 'site.manage');
      return presentBackupList(forum);
    },
  });

  server.route({
    ...backupRoutes.add,
    handler: async ({ viewer }, reply) => {
      requirePermission(viewer, 'site.manage');
      const task = await insertBackup(forum, { userID: viewer.userID });
      if (!task) throw new ApiError('backup.pending');
      return reply.code(202).send(await presentOneBackup(forum, task.taskID));
    },
  });

  server.route({
    ...backupRoutes.cancel,
    handler: async ({ viewer, params }) => {
      const task = await findFor(viewer, params.id);
      await inTransaction(forum.database, async (trx) => {
        const tasks = [task, ...(await listLatestAbout(trx, [task.taskID]))];
        for (const { taskID } of tasks)
          if (await endTask(trx, taskID, forum.now(), { status: 'cancelled' }))
            await logAction(trx, taskEntry(viewer, task, 'backup.cancel'));
      });
      return presentOneBackup(forum, task.taskID);
    },
  });

  server.route({
    ...backupRoutes.check,
    handler: async ({ viewer, params }, reply) => {
      const task = await findFor(viewer, params.id);
      await requireFile(task);
      const check = await startTask(forum, {
        kind: 'backup-check',
        userID: viewer.userID,
        subjectID: task.taskID,
        job: backupCheck,
        ...taskEntry(viewer, task, 'backup.check'),
      });
      if (!check) throw new ApiError('backup.check-pending');
      return reply.code(202).send(await presentOneBackup(forum, task.taskID));
    },
  });

  server.route({
    ...backupRoutes.download,
    handler: async ({ viewer, params }, reply) => {
      const task = await findFor(viewer, params.id);
      // It contains all messages, and secrets that give access to the accounts of administrators.
      requireFullAdministrator(viewer);
      const fileName = await requireFile(task);
      await inTransaction(forum.database, (trx) => logAction(trx, taskEntry(viewer, task, 'backup.download')));
      return sendBackupFile(forum, reply, { fileName, size: task.size });
    },
  });

  server.route({
    ...backupRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      const task = await findFor(viewer, params.id);
      if (!(await removeTask(forum, viewer, task, 'backup.delete'))) throw new ApiError('backup.pending');
      return reply.code(204).send();
    },
  });
};
