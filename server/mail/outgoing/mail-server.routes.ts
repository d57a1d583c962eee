import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { type MailTest, mailServerRoutes } from '#api/mail/outgoing/mail-server.contract.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import { findMailMember } from '#server/mail/incoming/incoming-mail.queries.ts';
import { readMailPreference } from '#server/mail/mail-preference.ts';
import { mailTemplates } from '#server/mail/templates/all-templates.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { findDeliveryOptions, findMailSource, presentMailServer } from './mail-server.ts';
import { changeMailServerLogged, requireMailServer } from './mail-server-log.ts';

/** The maximum time that a test waits for a connection, in milliseconds. */
const patience = 10_000;

/** Sends the test message to the viewer's own address at once, without the queue. */
async function sendTest(forum: Forum, { userID }: Viewer): Promise<MailTest> {
  const [member, preference, settings, options, source] = await Promise.all([
    findMailMember(forum.db, userID),
    readMailPreference(forum.db, userID),
    forum.settings.get(),
    findDeliveryOptions(forum),
    findMailSource(forum),
  ]);
  if (!member) throw new ApiError('mail-server.no-address');
  const to = member.email;
  if (options.server?.auth && options.server.auth.pass === '') return { to, source, problem: 'password', detail: '' };
  const mail = await composeMail(forum, {
    template: mailTemplates.trial,
    data: {},
    to,
    userID,
    messageID: `<test.${randomBytes(9).toString('hex')}@${new URL(forum.configuration.siteUrl).hostname}>`,
    timeZone: preference.timeZone ?? settings['mail.timeZone'],
    language: preference.language ?? member.language,
  });
  const delivery = await forum.mailer.deliver(mail, { ...options, patience });
  if (delivery.state === 'sent') return { to, source, problem: null, detail: '' };
  return { to, source, problem: delivery.problem, detail: delivery.reason };
}

/** The routes of the mail server: its settings and the test message. */
export const mailServerResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...mailServerRoutes.read,
    handler: async ({ viewer }) => {
      requirePermission(viewer, 'site.manage');
      return presentMailServer(forum, viewer);
    },
  });

  server.route({
    ...mailServerRoutes.change,
    handler: async ({ viewer, body }) => {
      requireMailServer(viewer);
      await changeMailServerLogged(forum, viewer, body);
      return presentMailServer(forum, viewer);
    },
  });

  server.route({
    ...mailServerRoutes.test,
    handler: async ({ viewer }) => {
      requirePermission(viewer, 'site.manage');
      return sendTest(forum, viewer);
    },
  });
};
