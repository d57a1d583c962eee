import type { FastifyInstance, RouteOptions } from 'fastify';

/** `/discussions/:id/bookmark` as the paths it stands for. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}/?$`);

/**
 * Notes the routes that are registered from now on, and tells for a path which methods it knows: none where there is
 * nothing at all. For the answer 405, and its `Allow`.
 */
export function noteMethods(server: FastifyInstance): (path: string) => string[] {
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
