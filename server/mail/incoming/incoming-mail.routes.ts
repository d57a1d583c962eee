import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { incomingMailRoutes } from '#api/mail/incoming/incoming-mail.contract.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { listIncomingMails } from './incoming-mail.queries.ts';
import { isWebhookSecret, readMailbox, renewWebhookSecret, storeMailboxPassword } from './mailbox-account.ts';
import { checkMailboxNow, largestMail } from './mailbox-poll.job.ts';
import { receiveMail } from './receive-mail.ts';
import { readWebhookMail } from './webhook-mail.ts';

/** The maximum size of a request of a provider, in bytes. Encoded attachments are larger than the mail. */
const bodyLimit = 2 * largestMail;

/** The routes of incoming mail: the webhook of mail providers, the mailbox, and the list of mails. */
export const incomingMailResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

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
      const { mails, total } = await listIncomingMails(forum.db, { page, limit });
      sendPaging(request, reply, { page, limit, total });
      return mails;
    },
  });

  server.route({
    ...incomingMailRoutes.mailbox,
    handler: async ({ viewer }) => {
      requirePermission(viewer, 'site.manage');
      return readMailbox(forum);
    },
  });

  server.route({
    ...incomingMailRoutes.changeMailbox,
    handler: async ({ viewer, body }) => {
      requirePermission(viewer, 'site.manage');
      const settings = await forum.settings.get();
      if (body.password !== null && !(settings['incomingMail.host'] && settings['incomingMail.user']))
        throw new ApiError('incoming-mail.incomplete');
      await storeMailboxPassword(forum, viewer, body.password);
      return readMailbox(forum);
    },
  });

  server.route({
    ...incomingMailRoutes.check,
    handler: async ({ viewer }) => {
      requirePermission(viewer, 'site.manage');
      return checkMailboxNow(forum);
    },
  });

  server.route({
    ...incomingMailRoutes.renewSecret,
    handler: async ({ viewer }, reply) => {
      requirePermission(viewer, 'site.manage');
      const secret = await renewWebhookSecret(forum, viewer);
      const url = `${forum.configuration.siteUrl}/api/v2/incoming-mail?secret=${secret}`;
      return reply.code(201).send({ secret, url });
    },
  });
};
