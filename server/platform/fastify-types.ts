import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/viewer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The forum this server serves. */
    readonly forum: Forum;
  }
  interface FastifyRequest {
    /** Whom the request comes from; set before any route runs. */
    viewer: Viewer;
  }
}
