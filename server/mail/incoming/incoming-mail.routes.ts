import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { incomingMailRoutes } from '#api/mail/incoming/incoming-mail.contract.ts';
import { requireFullAdministrator } from '#server/member/role/authority.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { may, requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { listIncomingMails } from './incoming-mail.queries.ts';
import { isWebhookSecret, readMailbox, renewWebhookSecret, storeMailboxPassword } from './mailbox-account.ts';
import { checkMailboxNow, largestMail } from './mailbox-poll.job.ts';
import { receiveMail } from './receive-mail.ts';
import { readWebhookMail } from './webhook-mail.ts';

/** The maximum size of a request of a provider, in bytes. Encoded attachments are larger than the mail. */
const bodyLimit = 2 * largestMail;

/**
 * Checks that the viewer may connect the forum with a mail server: site.manage, and all permissions of an administrator,
 * because the forum then reaches servers that the viewer may not.
 *
 * @throws {ApiError} permission.missing, role.outranks.
 */
function requireAdministrator(viewer: Viewer): void {
  requirePermission(viewer, 'site.manage');
  requireFullAdministrator(viewer);
}

/** The routes of incoming mail: the webhook of mail providers, the mailbox, and the list of mails. */
export const incomingMailResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const mailboxFor = async (viewer: Viewer) => ({
    ...(await readMailbox(forum)),
    mayChange: viewer.permissions.isAdmin,
  });

  server.addContentTypeParser(
    ['message/rfc822', 'text/plain', 'application/octet-stream'],
    { parseAs: 'buffer' },
    (_, body, done) => done(null, body),
  );

  server.route({
    ...incomingMailRoutes.receive,
    // Providers call this route from their own servers.
    config: { isForAnybody: true },
    bodyLimit,
    // The body is read only after the secret was checked.
    onRequest: async ({ query, headers }) => {
      const given = headers['x-incoming-mail-secret'] ?? (query as { secret?: unknown }).secret;
      if (typeof given !== 'string' || !(await isWebhookSecret(forum, given)))
        throw new ApiError('incoming-mail.wrong-secret');
    },
    handler: async (request) => {
      const { source, recipients } = await readWebhookMail(request);
      return { outcome: await receiveMail(forum, source, { recipients }) };
    },
  });

  server.route({
    ...incomingMailRoutes.list,
    handler: async (request, reply) => {
      requirePermission(request.viewer, 'site.manage');
      const { page, limit } = request.query;
      const seesAddresses = may(request.viewer, 'personalInfo.view');
      const { mails, ...counted } = await listIncomingMails(forum.db, { page, limit, seesAddresses });
      sendPaging(request, reply, { page, limit, ...counted });
      return mails;
    },
  });

  server.route({
    ...incomingMailRoutes.mailbox,
    handler: async ({ viewer }) => {
      requirePermission(viewer, 'site.manage');
      return mailboxFor(viewer);
    },
  });

  server.route({
    ...incomingMailRoutes.changeMailbox,
    handler: async ({ viewer, body }) => {
      requireAdministrator(viewer);
      const settings = await forum.settings.get();
      if (body.password !== null && !(settings['incomingMail.host'] && settings['incomingMail.user']))
        throw new ApiError('incoming-mail.incomplete');
      await storeMailboxPassword(forum, viewer, body.password);
      return mailboxFor(viewer);
    },
  });

  server.route({
    ...incomingMailRoutes.check,
    handler: async ({ viewer }) => {
      requireAdministrator(viewer);
      return checkMailboxNow(forum);
    },
  });

  server.route({
    ...incomingMailRoutes.renewSecret,
    handler: async ({ viewer }, reply) => {
      requireAdministrator(viewer);
      const secret = await renewWebhookSecret(forum, viewer);
      const url = `${forum.configuration.siteUrl}/api/v2/incoming-mail?secret=${secret}`;
      return reply.code(201).send({ secret, url });
    },
  });
};
