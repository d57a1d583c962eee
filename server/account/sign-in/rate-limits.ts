import '@fastify/rate-limit';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Forum } from '#server/platform/forum.ts';

/** How often one machine may try each of the doors. */
const limits = {
  signIn: { max: 30, timeWindow: '1 minute' },
  registration: { max: 20, timeWindow: '10 minutes' },
  mail: { max: 10, timeWindow: '10 minutes' },
  token: { max: 30, timeWindow: '10 minutes' },
  scrape: { max: 60, timeWindow: '1 minute' },
  lookUp: { max: 120, timeWindow: '1 minute' },
} as const;

/** A door: what a limit is counted for. */
export type Door = keyof typeof limits;

const counters = new WeakMap<Forum, Map<Door, onRequestHookHandler>>();

/**
 * Limits how often one machine may use a route, as part of the route's options. The JSON call and the form of a door count
 * together. The limits hold in tests too: inject with another `remoteAddress` to be another machine. What may be tried on
 * one account is counted besides (`guess.queries.ts`, `member-token.ts`).
 *
 * @example server.route({ ...sessionRoutes.signIn, ...rateLimited(server, 'signIn'), handler })
 */
export function rateLimited(
  server: Pick<FastifyInstance, 'forum' | 'rateLimit'>,
  door: Door,
): { onRequest: onRequestHookHandler } {
  const doors = counters.get(server.forum) ?? new Map<Door, onRequestHookHandler>();
  counters.set(server.forum, doors);
  const counter = doors.get(door) ?? (server.rateLimit(limits[door]) as onRequestHookHandler);
  doors.set(door, counter);
  return { onRequest: counter };
}
