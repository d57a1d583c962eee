import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { slugOf } from '#api/discussion/urls.ts';
import { requireReadable } from '#server/discussion/discussion.policy.ts';
import { findDiscussion } from '#server/discussion/discussion.queries.ts';
import { archivePolicy } from './archive-page.ts';
import { writeArchive } from './discussion-archive.ts';

/** The rate limit per IP address. It is low because each archive reads a whole thread. */
const rateLimit = { max: 20, timeWindow: 60_000 };

/**
 * The route that exports a whole discussion as a self-contained HTML file: embedded style and images, no external
 * resources, no scripts. Available to everyone who may read the discussion. The response is streamed.
 */
export async function archiveRoutes(server: FastifyInstance): Promise<void> {
  const { forum } = server;
  server.get<{ Params: { id: string } }>(
    '/discussion/:id(^\\d{1,15}$)/archive.html',
    { config: { rateLimit } },
    async (request, reply) => {
      const { viewer, language } = request;
      const row = requireReadable(viewer, await findDiscussion(forum.db, viewer, Number(request.params.id), ['body']));
      const name = `${slugOf(row.name)}.html`;
      const plain = `discussion-${row.discussion_id}.html`;
      return reply
        .type('text/html; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
        .header('Content-Security-Policy', `${archivePolicy}; frame-ancestors 'none'; sandbox`)
        .header('X-Content-Type-Options', 'nosniff')
        .header('X-Robots-Tag', 'noindex')
        .header('Cache-Control', 'private, no-store')
        .send(Readable.from(writeArchive(forum, { viewer, language, row })));
    },
  );
}
