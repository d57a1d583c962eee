import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type ExportOptions, siteExportRoutes } from '#api/administration/export/site-export.contract.ts';
import { ApiError } from '#api/errors.ts';
import { findTaskFile } from '#server/administration/backup/backup-file.ts';
import { sendBackupFile } from '#server/administration/backup/backup-sending.ts';
import { findTask, type StoredTask } from '#server/administration/backup/site-task.queries.ts';
import { cancelTask, removeTask, taskEntry } from '#server/administration/backup/site-task-end.ts';
import { startTask } from '#server/administration/backup/site-task-start.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { siteExportWrite } from './site-export.job.ts';
import { requireExport } from './site-export.policy.ts';
import { presentExports, presentOneExport } from './site-export-view.ts';

/** The API routes of exports. */
export const siteExportResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  /** Returns an export for an administrator. */
  const findFor = async (viewer: Viewer, taskID: number): Promise<StoredTask> => {
    requirePermission(viewer, 'site.manage');
    return requireFound(await findTask(forum.db, 'export', taskID), 'export.not-found');
  };

  server.route({
    ...siteExportRoutes.list,
    handler: async ({ viewer }) => {
      requirePermission(viewer, 'site.manage');
      return presentExports(forum);
    },
  });

  server.route({
    ...siteExportRoutes.add,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'site.manage');
      const options: ExportOptions = body.form === 'site' ? { ...body, scope: 'public', hasUploads: true } : body;
      const input = { ...options, hasAddresses: options.scope === 'all' && body.hasAddresses };
      requireExport(viewer, input);
      const order = { kind: 'export', input, after: input, job: siteExportWrite, action: 'export.add' } as const;
      const task = await startTask(forum, { ...order, userID: viewer.userID });
      if (!task) throw new ApiError('export.pending');
      return reply.code(202).send(await presentOneExport(forum, task.taskID));
    },
  });

  server.route({
    ...siteExportRoutes.cancel,
    handler: async ({ viewer, params }) => {
      const task = await findFor(viewer, params.id);
      await cancelTask(forum, viewer, task, 'export.cancel');
      return presentOneExport(forum, task.taskID);
    },
  });

  server.route({
    ...siteExportRoutes.download,
    handler: async ({ viewer, params }, reply) => {
      const task = await findFor(viewer, params.id);
      requireExport(viewer, task.input as unknown as ExportOptions);
      const fileName = requireFound(await findTaskFile(forum, task), 'export.file-missing');
      await inTransaction(forum.database, (trx) => logAction(trx, taskEntry(viewer, task, 'export.download')));
      return sendBackupFile(forum, reply, { fileName, size: task.size });
    },
  });

  server.route({
    ...siteExportRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      const task = await findFor(viewer, params.id);
      if (!(await removeTask(forum, viewer, task, 'export.delete'))) throw new ApiError('export.pending');
      return reply.code(204).send();
    },
  });
};
