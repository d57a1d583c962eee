import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { scrapeRoutes } from '#api/composer/media/scrape.contract.ts';
import { ApiError } from '#api/errors.ts';
import { rateLimited } from '#server/account/sign-in/rate-limits.ts';
import { findPermittedCategoryIDs, may, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import { publicWeb } from './public-address.ts';
import { scrapePage } from './scrape.ts';

const writing = ['uploads.add', 'discussions.add', 'comments.add'] as const;

/** Rejects viewers who may not write anything that could contain a link preview. */
function requireWriter(viewer: Viewer): void {
  requireSession(viewer);
  if (may(viewer, 'uploads.add')) return;
  const writes = (['discussions.add', 'comments.add'] as const).some(
    (name) => findPermittedCategoryIDs(viewer, name).length > 0,
  );
  if (!writes) throw ApiError.permission([...writing]);
}

/** The route that reads the content as which a URL is rendered within a post. */
export const scrapeResource: FastifyPluginAsyncZod = async (server) => {
  server.route({
    ...scrapeRoutes.scrape,
    ...rateLimited(server, 'scrape'),
    handler: async ({ viewer, body }, reply) => {
      requireWriter(viewer);
      return reply.code(201).send(await scrapePage(server.forum, viewer, body.url, publicWeb));
    },
  });
};
