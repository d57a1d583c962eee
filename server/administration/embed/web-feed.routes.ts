import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { webFeedRoutes } from '#api/administration/embed/web-feed.contract.ts';
import { webFeedAddress } from '#api/administration/embed/web-feed-limits.ts';
import { may } from '#server/platform/http/viewer.ts';
import { findWebFeed } from './web-feed.queries.ts';

/** The API routes of the feeds of other sites. They read stored items and request nothing from the web. */
export const webFeedResource: FastifyPluginAsyncZod = async (server) => {
  server.route({
    ...webFeedRoutes.read,
    handler: async ({ viewer, query: { feedUrl, limit } }) => {
      const url = webFeedAddress(feedUrl);
      const stored = url === undefined ? undefined : await findWebFeed(server.forum.db, url, limit);
      const feed = stored ?? { name: '', items: [], problem: 'waiting' as const, problemDetail: null };
      return may(viewer, 'site.manage') ? feed : { ...feed, problem: null, problemDetail: null };
    },
  });
};
