import type { FastifyInstance } from 'fastify';
import { safeTarget } from '#api/account/sign-in/target.ts';
import { putAside } from '#server/moderation/log/message-book.ts';

/**
 * The form that puts a message of those who run the site aside, `POST /announcement/{id}/dismiss`: it works without
 * scripts, and before they have come, and leads back to the page it stood on.
 */
export async function dismissalRoutes(server: FastifyInstance): Promise<void> {
  const { configuration } = server.forum;

  server.post<{ Params: { id: string } }>('/announcement/:id/dismiss', async (request, reply) => {
    await putAside(request, reply, Number(request.params.id));
    return reply.redirect(safeTarget(request.headers.referer, configuration.siteUrl), 303);
  });
}
