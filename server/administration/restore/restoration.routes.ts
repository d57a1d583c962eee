import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { restorationRoutes } from '#api/administration/restore/restoration.contract.ts';
import { ApiError } from '#api/errors.ts';
import { rejectToken } from '#server/account/credential/confirmed-session.ts';
import { findTaskFile } from '#server/administration/backup/backup-file.ts';
import { presentOneBackup } from '#server/administration/backup/backup-view.ts';
import { findTask, type StoredTask } from '#server/administration/backup/site-task.queries.ts';
import { cancelTask, removeTask, taskEntry } from '#server/administration/backup/site-task-end.ts';
import { startTask } from '#server/administration/backup/site-task-start.ts';
import { requireFullAdministrator } from '#server/member/role/authority.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { appendPart, keepUpload, requireUploadSpace } from './backup-upload.ts';
import { findFormerData, formerFolder, formerName, partsIn, removeFormerFolder } from './former-data.ts';
import { restorationPrepare } from './restoration.job.ts';
import { isReady, presentRestorations, presentStart } from './restoration-view.ts';
import { restoredFolder, restoredPath } from './restored-folder.ts';
import { type DataSwitch, readSwitch, removeSwitch, writeSwitch } from './switch-file.ts';
import { switchEntry } from './switch-finish.ts';
import { readCarriedOver } from './switch-order.queries.ts';

/** The API routes of restoring a backup into the running forum. */
export const restorationResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { dataFolder } = forum.configuration;

  /** Restored data contain all secrets of the forum, and can make anyone an administrator. */
  const requireRestoring = (viewer: Viewer): void => {
    requirePermission(viewer, 'site.manage');
    requireFullAdministrator(viewer);
  };

  const requireNoSwitch = (): void => {
    if (readSwitch(dataFolder)) throw new ApiError('restoration.switching');
  };

  /** Checks that the forum can change its data, and is not doing so. */
  const requireChangeable = (viewer: Viewer): void => {
    requireRestoring(viewer);
    if (!forum.restart) throw new ApiError('restoration.unavailable');
    requireNoSwitch();
  };

  const findFor = async (taskID: number): Promise<StoredTask> =>
    requireFound(await findTask(forum.db, 'restore', taskID), 'restoration.not-found');

  /** Orders a switch, and restarts the forum once the answer was sent, or the browser is gone. */
  const order = async (
    viewer: Viewer,
    reply: FastifyReply,
    wanted: Pick<DataSwitch, 'kind' | 'dateData' | 'siteUrl' | 'from' | 'parts'>,
  ) => {
    const now = forum.now();
    const dataSwitch: DataSwitch = {
      id: randomUUID(),
      date: now.toISOString(),
      to: formerName(now),
      state: 'ordered',
      problem: null,
      ...wanted,
      ...(await readCarriedOver(forum.db, viewer)),
    };
    // Nothing is awaited between these, so that of two orders at once the second one is refused.
    requireNoSwitch();
    writeSwitch(dataFolder, dataSwitch);
    const logging = inTransaction(forum.database, (trx) => logAction(trx, switchEntry(dataSwitch, viewer.userID)));
    await logging.catch((error: unknown) => {
      removeSwitch(dataFolder);
      throw error;
    });
    const restart = () => forum.restart?.();
    if (reply.raw.destroyed) restart();
    else reply.raw.once('close', restart);
    return reply.code(202).send(presentStart(forum));
  };

  server.route({
    ...restorationRoutes.list,
    handler: async ({ viewer }) => {
      requirePermission(viewer, 'site.manage');
      return presentRestorations(forum);
    },
  });

  server.route({ ...restorationRoutes.start, handler: async () => presentStart(forum) });

  server.route({
    ...restorationRoutes.addFile,
    config: {
      ...restorationRoutes.addFile.config,
      // An upload may take longer than a confirmation lasts.
      isProtectedChange: async ({ query }) => (query as { offset: number }).offset === 0,
    },
    handler: async (request, reply) => {
      const { viewer, query } = request;
      rejectToken(viewer);
      requireChangeable(viewer);
      const { upload, offset, size } = query;
      await requireUploadSpace(forum, size - offset);
      const sent = request.isMultipart() ? await request.file({ throwFileSizeLimit: false }) : undefined;
      if (!sent) throw new ApiError('restoration.file-refused');
      const received = await appendPart(forum, { upload, offset }, sent.file);
      if (received < size) return reply.code(200).send({ received });
      const { taskID } = await keepUpload(forum, viewer.userID, upload);
      return reply.code(201).send(await presentOneBackup(forum, taskID));
    },
  });

  server.route({
    ...restorationRoutes.prepare,
    handler: async ({ viewer, body: { backupID } }, reply) => {
      requireChangeable(viewer);
      const backup = requireFound(await findTask(forum.db, 'backup', backupID), 'backup.not-found');
      requireFound(await findTaskFile(forum, backup), 'backup.file-missing');
      const task = await startTask(forum, {
        kind: 'restore',
        userID: viewer.userID,
        input: { backupID },
        job: restorationPrepare,
        ...taskEntry(viewer, backup, 'backup.prepare'),
      });
      if (!task) throw new ApiError('restoration.pending');
      return reply.code(202).send(await presentRestorations(forum));
    },
  });

  server.route({
    ...restorationRoutes.cancel,
    handler: async ({ viewer, params }) => {
      requireRestoring(viewer);
      await cancelTask(forum, viewer, await findFor(params.id), 'backup.prepare-cancel');
      return presentRestorations(forum);
    },
  });

  server.route({
    ...restorationRoutes.discard,
    handler: async ({ viewer, params }, reply) => {
      requireRestoring(viewer);
      requireNoSwitch();
      const task = await findFor(params.id);
      if (!(await removeTask(forum, viewer, task, 'backup.prepare-discard'))) throw new ApiError('restoration.pending');
      await rm(restoredFolder(forum, task.taskID), { recursive: true, force: true });
      return reply.code(204).send();
    },
  });

  server.route({
    ...restorationRoutes.use,
    handler: async ({ viewer, params }, reply) => {
      requireChangeable(viewer);
      const task = await findFor(params.id);
      if (!isReady(forum, task)) throw new ApiError('restoration.not-ready');
      const { dateCreated, siteUrl } = task.result as { dateCreated: string; siteUrl: string };
      const parts = partsIn(restoredFolder(forum, task.taskID));
      return order(viewer, reply, {
        kind: 'restore',
        dateData: dateCreated,
        siteUrl,
        from: restoredPath(task.taskID),
        parts,
      });
    },
  });

  server.route({
    ...restorationRoutes.useFormer,
    handler: async ({ viewer, params: { name } }, reply) => {
      requireChangeable(viewer);
      const former = requireFound(await findFormerData(forum, name), 'former-data.not-found');
      return order(viewer, reply, {
        kind: 'back',
        dateData: former.date,
        siteUrl: forum.configuration.siteUrl,
        from: name,
        parts: partsIn(formerFolder(forum, name)),
      });
    },
  });

  server.route({
    ...restorationRoutes.removeFormer,
    handler: async ({ viewer, params: { name } }, reply) => {
      requireRestoring(viewer);
      requireNoSwitch();
      requireFound(await findFormerData(forum, name), 'former-data.not-found');
      await inTransaction(forum.database, (trx) =>
        logAction(trx, {
          action: 'former-data.delete',
          recordType: 'backup',
          recordID: 0,
          actorID: viewer.userID,
          isPublic: false,
          before: { name },
          after: {},
        }),
      );
      await removeFormerFolder(forum, name);
      return reply.code(204).send();
    },
  });
};
