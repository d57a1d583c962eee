import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '#api/errors.ts';
import { parseBearerToken } from '#server/member/session/access-token.ts';

/** HTTP methods that change nothing. */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Whether a request that changes something comes from this site's own pages or from a non-browser client. Browsers send
 * the origin of a request in `Sec-Fetch-Site` and `Origin`, which pages cannot forge. A request with neither header
 * must have `X-Requested-With`, which a page of another site cannot send without a CORS preflight.
 */
export function isOwnRequest(request: FastifyRequest, siteUrl: string): boolean {
  if (safeMethods.has(request.method)) return true;
  // A request with an access token does not depend on cookies, which are then ignored (viewer-hook.ts).
  if (parseBearerToken(request.headers.authorization)) return true;
  const { origin, 'sec-fetch-site': site, 'x-requested-with': marked } = request.headers;
  if (site === 'same-origin') return true;
  if (site && site !== 'none') return false;
  if (origin) return [request.host, new URL(siteUrl).host].includes(hostOf(origin) ?? '');
  return site !== undefined || marked !== undefined;
}

/** Rejects cross-site request forgery. Session cookies are same-site as well. */
export const forgeryProtection = fastifyPlugin(async (server: FastifyInstance) => {
  server.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isForAnybody) return;
    if (!isOwnRequest(request, server.forum.configuration.siteUrl)) throw new ApiError('request.forged');
  });
});
