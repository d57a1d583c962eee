import type { FastifyInstance } from 'fastify';
import { safeTarget } from '#api/account/sign-in/target.ts';
import { dismissMessage } from '#server/moderation/site-message/message-cache.ts';

/**
 * Registers the form that dismisses an announcement, `POST /announcement/{id}/dismiss`. It works without scripts and
 * before they are loaded, and redirects to the page on which the announcement appeared.
 */
export async function dismissalRoutes(server: FastifyInstance): Promise<void> {
  const { configuration } = server.forum;

  server.post<{ Params: { id: string } }>('/announcement/:id/dismiss', async (request, reply) => {
    await dismissMessage(request, reply, Number(request.params.id));
    return reply.redirect(safeTarget(request.headers.referer, configuration.siteUrl), 303);
  });
}
