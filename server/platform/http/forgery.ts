import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '#api/errors.ts';
import { bearerIn } from '#server/member/session/access-token.ts';

/** Requests that change nothing. */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Whether a request that changes something comes from this site's own pages, or from a program that says what it is.
 * Browsers tell where a request starts by `Sec-Fetch-Site` and `Origin`, which pages cannot forge; a request with
 * neither must carry `X-Requested-With`, which a foreign page cannot send without being asked first.
 */
export function isOwnRequest(request: FastifyRequest, siteUrl: string): boolean {
  if (safeMethods.has(request.method)) return true;
  // Whoever shows an access token was not led here by their cookies: those count for nothing then (viewer-hook.ts).
  if (bearerIn(request.headers.authorization)) return true;
  const { origin, 'sec-fetch-site': site, 'x-requested-with': marked } = request.headers;
  if (site === 'same-origin') return true;
  if (site && site !== 'none') return false;
  if (origin) return [request.host, new URL(siteUrl).host].includes(hostOf(origin) ?? '');
  return site !== undefined || marked !== undefined;
}

/** Refuses requests that other sites make in a member's name; session cookies are same-site besides. */
export const forgeryProtection = fastifyPlugin(async (server: FastifyInstance) => {
  server.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isForAnybody) return;
    if (!isOwnRequest(request, server.forum.configuration.siteUrl)) throw new ApiError('request.forged');
  });
});
