import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isPendingTask } from '#api/administration/backup/site-task.ts';
import { type SiteImport, siteImportRoutes } from '#api/administration/import/site-import.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { findTask, listTasks, type StoredTask } from '#server/administration/backup/site-task.queries.ts';
import { cancelTask, removeTask } from '#server/administration/backup/site-task-end.ts';
import { startTask } from '#server/administration/backup/site-task-start.ts';
import { requireFreeSpace } from '#server/composer/media/upload-allowance.ts';
import { type LogState, logAction } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { dumpFileName, findDumpIn, importListPath, removeDumpFiles, storeDumpFile } from './import-dump.ts';
import { type ImportInput, siteImportRun } from './site-import.job.ts';
import { hasImportList, presentImportList, presentOneImport } from './site-import-view.ts';

/** The API routes of imports. */
export const siteImportResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  /** Returns an import for an administrator. */
  const findFor = async (viewer: Viewer, taskID: number): Promise<StoredTask> => {
    requirePermission(viewer, 'site.manage');
    return requireFound(await findTask(forum.db, 'import', taskID), 'import.not-found');
  };

  /** Whether an import or dry run of a dump waits or runs. */
  const isInUse = async (name: string): Promise<boolean> => {
    const [latest] = await listTasks(forum.db, 'import', 1);
    const { options } = (latest?.input ?? {}) as Partial<ImportInput>;
    return latest !== undefined && isPendingTask(latest) && options?.place === 'uploaded' && options.name === name;
  };

  /** Logs a change of an uploaded dump, which has a name but no ID. */
  const logDump = (
    { userID: actorID }: Viewer,
    change: { action: LogAction; before: LogState; after: LogState },
  ): Promise<number> =>
    inTransaction(forum.database, (trx) =>
      logAction(trx, { recordType: 'import', recordID: 0, actorID, isPublic: false, ...change }),
    );

  const start = async ({ userID }: Viewer, { options, isDryRun }: ImportInput): Promise<SiteImport> => {
    requireFound(await findDumpIn(forum, options), 'import.dump-not-found');
    const task = await startTask(forum, {
      kind: 'import',
      userID,
      input: { options, isDryRun },
      job: siteImportRun,
      action: isDryRun ? 'import.try' : 'import.start',
      after: options,
    });
    if (!task) throw new ApiError('import.pending');
    return presentOneImport(forum, task.taskID);
  };

  server.route({
    ...siteImportRoutes.list,
    handler: async ({ viewer }) => {
      requirePermission(viewer, 'site.manage');
      return presentImportList(forum);
    },
  });

  server.route({
    ...siteImportRoutes.addFile,
    handler: async (request, reply) => {
      const { viewer, params } = request;
      requirePermission(viewer, 'site.manage');
      if (await isInUse(params.name)) throw new ApiError('import.pending');
      await requireFreeSpace(forum, Number(request.headers['content-length'] ?? 0));
      const upload = request.isMultipart() ? await request.file({ throwFileSizeLimit: false }) : undefined;
      const fileName = upload && dumpFileName(upload.filename);
      if (!fileName) {
        upload?.file.resume();
        throw new ApiError('import.file-refused');
      }
      const isStored = await storeDumpFile(
        forum,
        { name: params.name, fileName },
        upload.file,
        () => upload.file.truncated,
      );
      if (!isStored) throw new ApiError('import.file-too-large');
      const file = { name: params.name, file: fileName, size: upload.file.bytesRead };
      await logDump(viewer, { action: 'import.upload', before: {}, after: file });
      const dump = await findDumpIn(forum, { place: 'uploaded', name: params.name });
      return reply.code(201).send(requireFound(dump, 'import.dump-not-found'));
    },
  });

  server.route({
    ...siteImportRoutes.removeDump,
    handler: async ({ viewer, params: { name } }, reply) => {
      requirePermission(viewer, 'site.manage');
      requireFound(await findDumpIn(forum, { place: 'uploaded', name }), 'import.dump-not-found');
      if (await isInUse(name)) throw new ApiError('import.pending');
      await logDump(viewer, { action: 'import.dump-delete', before: { name }, after: {} });
      await removeDumpFiles(forum, name);
      return reply.code(204).send();
    },
  });

  server.route({
    ...siteImportRoutes.try,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'site.manage');
      return reply.code(202).send(await start(viewer, { options: body, isDryRun: true }));
    },
  });

  server.route({
    ...siteImportRoutes.start,
    handler: async ({ viewer, params }, reply) => {
      const task = await findFor(viewer, params.id);
      const { options, isDryRun } = task.input as unknown as ImportInput;
      const isOver = isDryRun ? task.status === 'done' : !isPendingTask(task);
      if (!isOver) throw new ApiError('import.untried');
      return reply.code(202).send(await start(viewer, { options, isDryRun: false }));
    },
  });

  server.route({
    ...siteImportRoutes.cancel,
    handler: async ({ viewer, params }) => {
      const task = await findFor(viewer, params.id);
      await cancelTask(forum, viewer, task, 'import.cancel');
      return presentOneImport(forum, task.taskID);
    },
  });

  server.route({
    ...siteImportRoutes.readList,
    handler: async ({ viewer, params }, reply) => {
      const { taskID } = await findFor(viewer, params.id);
      if (!(await hasImportList(forum, taskID))) throw new ApiError('import.list-missing');
      return reply
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', `attachment; filename="import-${taskID}.txt"`)
        .type('text/plain; charset=utf-8')
        .send(createReadStream(importListPath(forum, taskID)));
    },
  });

  server.route({
    ...siteImportRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      const task = await findFor(viewer, params.id);
      if (!(await removeTask(forum, viewer, task, 'import.delete'))) throw new ApiError('import.pending');
      await rm(importListPath(forum, task.taskID), { force: true });
      return reply.code(204).send();
    },
  });
};
