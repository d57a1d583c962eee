import type { FastifyInstance, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { z } from 'zod';
import { remembered } from '#api/remembered.ts';
import { chosenFields } from '#server/platform/http/chosen-fields.ts';
import { parseQueryString } from '#server/platform/http/query-string.ts';

/** A route of the API that only reads, as a page being rendered calls it. */
export interface ReadingRoute {
  readonly handler: RouteOptions['handler'];
  readonly params: z.ZodType | undefined;
  /**
   * A query string as the route reads it; undefined where only some fields are asked for. Pages ask the same again and again,
   * so it is read once; nobody may change it.
   */
  readonly readQuery: (text: string) => object | undefined;
}

/** So many queries of a route are remembered, of so many characters at most. */
const mostQueries = 200;
const longestQuery = 500;

function queryReader(schema: z.ZodType | undefined): ReadingRoute['readQuery'] {
  const read = (text: string) => {
    const query = parseQueryString(text);
    if (chosenFields(query)) return undefined;
    return Object.freeze((schema?.parse(query) as object | undefined) ?? query);
  };
  const readOnce = remembered(read, mostQueries);
  return (text) => (text.length > longestQuery ? read(text) : readOnce(text));
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
    const { params, querystring } = (route.schema ?? {}) as { params?: z.ZodType; querystring?: z.ZodType };
    routes.set(route.url, { handler: route.handler, params, readQuery: queryReader(querystring) });
  });
});
