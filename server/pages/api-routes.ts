import type { FastifyInstance, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { z } from 'zod';

/** A route of the API that only reads, as a page being rendered calls it. */
export interface ReadingRoute {
  readonly handler: RouteOptions['handler'];
  readonly schema: { readonly params?: z.ZodType; readonly querystring?: z.ZodType };
}

/** Reading routes by their address with its placeholders, such as `/api/v2/discussions/:id`. */
export type ReadingRoutes = ReadonlyMap<string, ReadingRoute>;

declare module 'fastify' {
  interface FastifyInstance {
    /** What pages may call in process without a request of its own. */
    readonly readingRoutes: ReadingRoutes;
  }
}

/** What else a route may ask for before its handler; a route with any of these is always asked by a whole request. */
const conditions = ['onRequest', 'preParsing', 'preValidation', 'preHandler', 'preSerialization', 'onSend'] as const;

const hasConditions = (route: RouteOptions): boolean =>
  conditions.some((name) => route[name] !== undefined) || (route.config as object | undefined) !== undefined;

/** Remembers the routes that read, as they are made. Register it before them. */
export const readingRoutes = fastifyPlugin(async (server: FastifyInstance) => {
  const routes = new Map<string, ReadingRoute>();
  server.decorate('readingRoutes', routes);
  server.addHook('onRoute', (route) => {
    if (route.method !== 'GET' || hasConditions(route)) return;
    routes.set(route.url, { handler: route.handler, schema: (route.schema ?? {}) as ReadingRoute['schema'] });
  });
});
