import type { RouteProtection } from '#api/route.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { CallTimeLog } from '#server/platform/http/call-times.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The forum this server serves. */
    readonly forum: Forum;
    /** The response times of each call since the start of the process. */
    readonly callTimes: CallTimeLog;
  }
  interface FastifyContextConfig extends RouteProtection {
    /**
     * Restricts `confirmed` to requests that change a protected property. Without it, `confirmed` applies to all
     * requests.
     */
    isProtectedChange?: (request: FastifyRequest) => Promise<boolean>;
    /** Marks a route that acts for any caller who has the URL, from any origin. The route uses no session. */
    isForAnybody?: true;
  }
  interface FastifyRequest {
    /** The member or guest on whose behalf the request runs. Set before any route handler runs. */
    viewer: Viewer;
  }
}
