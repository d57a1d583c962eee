import '@fastify/rate-limit';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Forum } from '#server/platform/forum.ts';

/** The rate limits per client address, by action. */
const limits = {
  signIn: { max: 30, timeWindow: '1 minute' },
  registration: { max: 20, timeWindow: '10 minutes' },
  mail: { max: 10, timeWindow: '10 minutes' },
  token: { max: 30, timeWindow: '10 minutes' },
  scrape: { max: 60, timeWindow: '1 minute' },
  lookUp: { max: 120, timeWindow: '1 minute' },
  translation: { max: 60, timeWindow: '1 minute' },
} as const;

/** An action for which requests are counted. */
export type RateLimitedAction = keyof typeof limits;

const counters = new WeakMap<Forum, Map<RateLimitedAction, onRequestHookHandler>>();

/**
 * Returns the route options that limit the requests of a client address. The JSON route and the form of an action share
 * a counter. The limits apply in tests too: inject another `remoteAddress` to act as another client. Attempts on a
 * single account are limited separately (`guess.queries.ts`, `member-token.ts`).
 *
 * @example server.route({ ...sessionRoutes.signIn, ...rateLimited(server, 'signIn'), handler })
 */
export function rateLimited(
  server: Pick<FastifyInstance, 'forum' | 'rateLimit'>,
  door: RateLimitedAction,
): { onRequest: onRequestHookHandler } {
  const doors = counters.get(server.forum) ?? new Map<RateLimitedAction, onRequestHookHandler>();
  counters.set(server.forum, doors);
  const counter = doors.get(door) ?? (server.rateLimit(limits[door]) as onRequestHookHandler);
  doors.set(door, counter);
  return { onRequest: counter };
}
