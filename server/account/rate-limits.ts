import type { RateLimitOptions } from '@fastify/rate-limit';

const limit = (groupId: string, max: number, timeWindow: string) => ({
  rateLimit: { groupId, max, timeWindow } satisfies RateLimitOptions,
});

/**
 * How often one machine may try each of the doors, as route configuration; the JSON call and the form of a door count
 * together. They hold in tests too: inject with another `remoteAddress` to be another machine. What one account may
 * try is counted besides (sign-in-failure.queries.ts, member-token.ts).
 */
export const rateLimits = {
  signIn: limit('sign-in', 30, '1 minute'),
  registration: limit('registration', 20, '10 minutes'),
  mail: limit('account-mail', 10, '10 minutes'),
  token: limit('account-token', 30, '10 minutes'),
  lookUp: limit('name-look-up', 120, '1 minute'),
} as const;
