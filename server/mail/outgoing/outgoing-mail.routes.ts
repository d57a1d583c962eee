import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { outgoingMailRoutes } from '#api/mail/outgoing/outgoing-mail.contract.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { mailSend } from '#server/mail/mail-send.job.ts';
import { logAction, logActions } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { may, requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import {
  type ChangedMail,
  discardMails,
  forgetBounce,
  forgetBouncesOf,
  hastenJobs,
  listMailBounces,
  listOutgoingMails,
  requeueMails,
} from './outgoing-mail.queries.ts';

/** The routes of the queue of outgoing messages, and of the addresses that refused a message. */
export const outgoingMailResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const entryOf = ({ userID }: Viewer, action: LogAction) =>
    ({ action, recordType: 'mail', actorID: userID, isPublic: false }) as const;

  const changesOf = (changed: readonly ChangedMail[], state: string) =>
    changed.map((mail) => ({ recordID: mail.mailID, before: { state: mail.state }, after: { state } }));

  server.route({
    ...outgoingMailRoutes.list,
    handler: async (request, reply) => {
      const { viewer, query } = request;
      requirePermission(viewer, 'site.manage');
      const seesAddresses = may(viewer, 'personalInfo.view');
      const { mails, ...counted } = await listOutgoingMails(forum.db, { ...query, seesAddresses });
      sendPaging(request, reply, { page: query.page, limit: query.limit, ...counted });
      return mails;
    },
  });

  server.route({
    ...outgoingMailRoutes.retry,
    handler: async ({ viewer, body }) => {
      requirePermission(viewer, 'site.manage');
      return inTransaction(forum.database, async (trx) => {
        const changed = await requeueMails(trx, body.mailIDs, forum.now());
        const mailIDs = changed.map(({ mailID }) => mailID);
        if (mailIDs.length === 0) return { mailIDs };
        await logActions(trx, entryOf(viewer, 'mail.retry'), changesOf(changed, 'queued'));
        await forgetBouncesOf(trx, mailIDs);
        for (const mailID of await hastenJobs(trx, mailSend.name, mailIDs))
          await forum.jobs.send(mailSend, { mailID }, { trx });
        return { mailIDs };
      });
    },
  });

  server.route({
    ...outgoingMailRoutes.discard,
    handler: async ({ viewer, body }) => {
      requirePermission(viewer, 'site.manage');
      return inTransaction(forum.database, async (trx) => {
        const changed = await discardMails(trx, body.mailIDs);
        if (changed.length > 0) await logActions(trx, entryOf(viewer, 'mail.discard'), changesOf(changed, 'dropped'));
        return { mailIDs: changed.map(({ mailID }) => mailID) };
      });
    },
  });

  server.route({
    ...outgoingMailRoutes.bounces,
    handler: async (request, reply) => {
      requirePermission(request.viewer, 'site.manage');
      requirePermission(request.viewer, 'personalInfo.view');
      const { page, limit } = request.query;
      const { bounces, ...counted } = await listMailBounces(forum.db, { page, limit });
      sendPaging(request, reply, { page, limit, ...counted });
      return bounces;
    },
  });

  server.route({
    ...outgoingMailRoutes.forget,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'site.manage');
      requirePermission(viewer, 'personalInfo.view');
      await inTransaction(forum.database, async (trx) => {
        const userID = await forgetBounce(trx, body.address);
        if (userID === undefined) throw new ApiError('mail-bounce.not-found');
        const entry = { ...entryOf(viewer, 'mail.bounce-forget'), recordType: 'user', recordID: userID };
        await logAction(trx, { ...entry, before: {}, after: {} });
      });
      return reply.code(204).send(null);
    },
  });
};
