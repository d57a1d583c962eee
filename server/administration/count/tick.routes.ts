import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { type Privacy, type TickEvent, tickRoutes } from '#api/administration/count/tick.contract.ts';
import { findPrivacy, writePrivacy } from '#server/administration/count/tick.queries.ts';
import { startVisitCounter, type Visit } from '#server/administration/count/visit-counter.ts';

/** The event types that pages may report (docs/behavior/platform.md#page-views). */
const types = new Set([
  'page_view',
  'discussion_view',
  'kb_view',
  'kb_article_view',
  'kb_category_view',
  'externalNavigation',
  'search',
]);

const bots =
  /bot\b|bot[/_-]|crawl|spider|slurp|scrap|archiver|facebookexternalhit|embedly|preview|monitor|lighthouse|headless|wget|curl|python|java\/|go-http|libwww|httpclient|okhttp/i;

/** Checks whether a user agent is a bot. A missing user agent counts as one. */
export const isBot = (userAgent: string | undefined): boolean => !userAgent || bots.test(userAgent);

const visitOf = ({ type, discussionID, categoryID }: z.output<typeof TickEvent>): Visit => {
  if (discussionID) return { type, recordType: 'discussion', recordID: discussionID };
  if (categoryID) return { type, recordType: 'category', recordID: categoryID };
  return { type, recordType: '', recordID: 0 };
};

const fromCookie = { true: '1', false: '0' } as const;

/** The API routes that count visits. URLs sent by pages are not stored, so that no token in them can leak. */
export const tickResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const counter = startVisitCounter(forum);
  server.addHook('onClose', () => counter.close());

  server.route({
    ...tickRoutes.tick,
    handler: async ({ headers, body, viewer }, reply) => {
      reply.code(201);
      if (isBot(headers['user-agent'])) return { didTrack: false, message: 'Bot request' };
      if (viewer.preview) return { didTrack: false, message: 'Preview' };
      if (!types.has(body.type)) return { didTrack: false, message: 'Unknown event' };
      counter.note(visitOf(body));
      return { didTrack: true };
    },
  });

  const cookieName = async () => `${(await forum.settings.get())['garden.cookie.name']}-AnonymizeData`;

  server.route({
    ...tickRoutes.privacy,
    handler: async ({ viewer, cookies }): Promise<Privacy> => {
      if (viewer.userID !== 0) return { AnonymizeData: await findPrivacy(forum.db, viewer.userID) };
      const value = cookies[await cookieName()];
      return { AnonymizeData: value === 'true' || value === 'false' ? fromCookie[value] : '-1' };
    },
  });

  server.route({
    ...tickRoutes.changePrivacy,
    handler: async ({ viewer, body }, reply) => {
      const AnonymizeData = String(body.AnonymizeData) as Privacy['AnonymizeData'];
      if (viewer.userID !== 0) await writePrivacy(forum.db, viewer.userID, AnonymizeData);
      else {
        const path = (await forum.settings.get())['garden.cookie.path'];
        if (AnonymizeData === '-1') reply.clearCookie(await cookieName(), { path });
        else
          reply.setCookie(await cookieName(), String(AnonymizeData === '1'), {
            path,
            sameSite: 'lax',
            maxAge: 31_536_000,
          });
      }
      return reply.code(201).send({ AnonymizeData });
    },
  });
};
