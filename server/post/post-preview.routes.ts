import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { postPreviewRoutes } from '#api/post/post-preview.contract.ts';
import { isVisible } from '#api/visible-text.ts';
import { demandSession } from '#server/platform/viewer.ts';
import { findCardsIn } from '#server/post/link-card.ts';
import { acceptBody } from '#server/post/post-body.ts';

/** Shows how a text will look as a post. */
export const postPreviewResource: FastifyPluginAsyncZod = async (server) => {
  server.route({
    ...postPreviewRoutes.create,
    config: { rateLimit: { max: 120, timeWindow: 60_000 } },
    handler: async (request) => {
      demandSession(request.viewer);
      const { body, format } = request.body;
      if (!isVisible(body)) return { html: '' };
      const settings = { ...(await server.forum.settings.get()), 'posts.minLength': 0 };
      const { html } = acceptBody(settings, body, format);
      const cards = await findCardsIn(server.forum.db, [html]);
      return { html: cards(html) };
    },
  });
};
