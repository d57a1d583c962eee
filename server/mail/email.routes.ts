import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type EmailDesign, emailRoutes } from '#api/mail/email.contract.ts';
import { requireAuthority } from '#server/member/role/authority.ts';
import { apiDate } from '#server/member/session/session.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import type { Mail } from '#server/platform/configuration/mailer.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import { composeMail } from './compose-mail.ts';
import { countDigestReaders, findSentDigests } from './digest.queries.ts';
import { composeDigest } from './digest.ts';
import { upcomingDigests } from './digest-dates.ts';
import { applyDesign } from './email-design.ts';
import { readMailPreference } from './mail-preference.ts';
import { sendMail } from './send-mail.ts';
import { templateOf } from './templates/all-templates.ts';
import type { DigestContent } from './templates/digest.ts';

const month = 30 * 86_400_000;

async function compose(forum: Forum, name: 'trial' | 'digest', data: object, userID: number | null): Promise<Mail> {
  const [settings, preference] = await Promise.all([forum.settings.get(), readMailPreference(forum.db, userID ?? 0)]);
  const template = templateOf(name);
  if (!template) throw new Error(`There is no template ${name}.`);
  const timeZone = preference.timeZone ?? settings['mail.timeZone'];
  return composeMail(forum, {
    template,
    data,
    to: 'preview@example.org',
    userID,
    messageID: '',
    timeZone,
    language: preference.language,
  });
}

/** Sends a test e-mail to an address of the administrator's choice, through the queue like all e-mails. */
async function sendTrial(
  forum: Forum,
  to: string,
  look: EmailDesign,
  digest?: DigestContent,
): Promise<{ success: true }> {
  await sendMail(forum, { to, template: 'trial', data: { look, ...(digest && { digest }) } });
  return { success: true };
}

/** The routes for previewing and testing e-mails and digests. */
export const emailResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { siteUrl } = forum.configuration;

  /**
   * A digest contains what its member may read. Only viewers with at least the same permissions may therefore see it.
   */
  const requireDigestOf = async (viewer: Viewer, userID: number): Promise<void> => {
    const member = await findUser(forum.db, userID);
    if (member) await requireAuthority(forum, viewer, member);
  };

  server.route({
    ...emailRoutes.preview,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'site.manage');
      const mail = applyDesign(await compose(forum, 'trial', {}, null), body, siteUrl);
      // Fastify would send a string as plain text.
      const answer = JSON.stringify(body.emailFormat === 'text' ? mail.text : mail.html);
      return reply
        .type('application/json; charset=utf-8')
        .serializer((text: unknown) => String(text))
        .send(answer);
    },
  });

  server.route({
    ...emailRoutes.sendTest,
    handler: async ({ viewer, body: { destinationAddress, ...look } }, reply) => {
      requirePermission(viewer, 'site.manage');
      return reply.code(201).send(await sendTrial(forum, destinationAddress, look));
    },
  });

  server.route({
    ...emailRoutes.sendTestDigest,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'site.manage');
      const { destinationAddress, destinationUserID: userID, deliveryDate, ...look } = body;
      await requireDigestOf(viewer, userID);
      const until = deliveryDate ? new Date(deliveryDate) : forum.now();
      const digest = await composeDigest(forum, { userID, frequency: 'weekly' }, until);
      return reply
        .code(201)
        .send(digest ? await sendTrial(forum, destinationAddress, look, digest) : { success: false });
    },
  });

  server.route({
    ...emailRoutes.previewDigest,
    handler: async ({ viewer, query: { userID = viewer.userID, frequency } }) => {
      requireSession(viewer);
      if (userID !== viewer.userID) requirePermission(viewer, 'site.manage');
      await requireDigestOf(viewer, userID);
      const content = await composeDigest(forum, { userID, frequency }, forum.now());
      if (!content) return { subject: '', html: '', text: '' };
      const { subject, html, text } = await compose(forum, 'digest', content, null);
      return { subject, html, text };
    },
  });

  server.route({
    ...emailRoutes.deliveryDates,
    handler: async ({ viewer }) => {
      requirePermission(viewer, 'site.manage');
      const now = forum.now();
      const settings = await forum.settings.get();
      const [total, before] = await Promise.all([
        countDigestReaders(forum.db, settings['digest.default']),
        findSentDigests(forum.db, new Date(now.getTime() - month)),
      ]);
      const upcoming = upcomingDigests(settings, now).map(apiDate);
      return {
        sent: before.map(({ date, count }) => ({ dateScheduled: date, totalSubscribers: count })),
        scheduled: { dateScheduled: upcoming[0] ?? apiDate(now), totalSubscribers: total },
        upcoming: upcoming.slice(1),
      };
    },
  });
};
