import type { RouteProtection } from '#api/route.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The forum this server serves. */
    readonly forum: Forum;
  }
  interface FastifyContextConfig extends RouteProtection {
    /** Narrows `confirmed` to requests that really change something protected; all of them unless given. */
    isProtectedChange?: (request: FastifyRequest) => Promise<boolean>;
    /** Changes something for whoever has the address, from wherever they call: it looks at no session. */
    isForAnybody?: true;
  }
  interface FastifyRequest {
    /** Whom the request comes from; set before any route runs. */
    viewer: Viewer;
  }
}
