import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A handler that needs neither viewer nor language; undefined leaves the request to the other hooks and the route. */
export type FirstHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Adds a GET route that is answered before all hooks that are registered later, so that it needs nothing they read from the
 * database.
 */
export function answerFirst(server: FastifyInstance, path: string, handler: FirstHandler): void {
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === path) return handler(request, reply);
    return undefined;
  });
  server.get(path, async (request, reply) => handler(request, reply) ?? reply.callNotFound());
}
