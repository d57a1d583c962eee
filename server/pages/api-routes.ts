import type { FastifyInstance, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { z } from 'zod';
import { memoize } from '#api/memoize.ts';
import { chosenFields } from '#server/platform/http/chosen-fields.ts';
import { parseQueryString } from '#server/platform/http/query-string.ts';

/** A read-only API route, as server-side rendering calls it. */
export interface ReadingRoute {
  readonly handler: RouteOptions['handler'];
  readonly params: z.ZodType | undefined;
  /**
   * Parses a query string as the route does. Returns undefined when the query selects fields, which requires a full
   * request. Results are cached and must not be modified.
   */
  readonly readQuery: (text: string) => object | undefined;
}

/** The number of parsed queries cached per route, and the maximum length of a cached query in characters. */
const mostQueries = 200;
const longestQuery = 500;

function queryReader(schema: z.ZodType | undefined): ReadingRoute['readQuery'] {
  const read = (text: string) => {
    const query = parseQueryString(text);
    if (chosenFields(query)) return undefined;
    return Object.freeze((schema?.parse(query) as object | undefined) ?? query);
  };
  const readOnce = memoize(read, mostQueries);
  return (text) => (text.length > longestQuery ? read(text) : readOnce(text));
}

/** The read-only routes by their URL with placeholders, such as `/api/v2/discussions/:id`. */
export type ReadingRoutes = ReadonlyMap<string, ReadingRoute>;

declare module 'fastify' {
  interface FastifyInstance {
    /** The routes that server-side rendering may call without a separate request. */
    readonly readingRoutes: ReadingRoutes;
  }
}

/** The hooks that a route may define. A route with any of them, or with a `config`, always receives a full request. */
const conditions = ['onRequest', 'preParsing', 'preValidation', 'preHandler', 'preSerialization', 'onSend'] as const;

const hasConditions = (route: RouteOptions): boolean =>
  conditions.some((name) => route[name] !== undefined) || (route.config as object | undefined) !== undefined;

/** Collects the read-only routes as they are registered. Register this plugin before them. */
export const readingRoutes = fastifyPlugin(async (server: FastifyInstance) => {
  const routes = new Map<string, ReadingRoute>();
  server.decorate('readingRoutes', routes);
  server.addHook('onRoute', (route) => {
    if (route.method !== 'GET' || hasConditions(route)) return;
    const { params, querystring } = (route.schema ?? {}) as { params?: z.ZodType; querystring?: z.ZodType };
    routes.set(route.url, { handler: route.handler, params, readQuery: queryReader(querystring) });
  });
});
