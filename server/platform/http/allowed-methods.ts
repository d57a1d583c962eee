import type { FastifyInstance, RouteOptions } from 'fastify';

/** Returns a pattern that matches the paths of a route such as `/discussions/:id/bookmark`. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}/?$`);

/**
 * Records the routes registered from now on. Returns a function that lists the methods supported for a path; the list
 * is empty when no route matches. Used for the response 405 and its `Allow` header.
 */
export function recordRouteMethods(server: FastifyInstance): (path: string) => string[] {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  server.addHook('onRoute', ({ url, method }: RouteOptions & { url: string }) => {
    if (url.endsWith('*')) return;
    const route = known.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    for (const one of [method].flat()) route.methods.add(one);
    known.set(url, route);
  });
  return (path) => {
    const there = [...known.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(there.flatMap(({ methods }) => [...methods]))].sort();
  };
}
