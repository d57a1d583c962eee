import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * A handler that needs neither viewer nor language. When it returns undefined, the other hooks and the route handle the
 * request.
 */
export type FirstHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Adds a GET route that responds before all hooks registered later, so that it does not depend on the data that these
 * hooks load from the database.
 */
export function addEarlyRoute(server: FastifyInstance, path: string, handler: FirstHandler): void {
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === path) return handler(request, reply);
    return undefined;
  });
  server.get(path, async (request, reply) => handler(request, reply) ?? reply.callNotFound());
}
