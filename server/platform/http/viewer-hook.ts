import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '#api/errors.ts';
import { requireTokenReach } from '#server/account/own-data/token-limit.ts';
import { parseBearerToken, viewerOfToken } from '#server/member/session/access-token.ts';
import { guestOf, sessionCookie, viewerOf } from '#server/member/session/session.ts';
import type { Forum } from '#server/platform/forum.ts';
import { safeMethods } from '#server/platform/http/forgery.ts';
import { browserLanguageOf } from '#server/platform/http/language-hook.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/** The header with which the server rendering of a page passes its viewer to its in-process API calls. */
export const internalViewerHeader = 'x-folkmoot-viewer';

const handed = new Map<string, Viewer>();

/**
 * Registers a viewer for in-process calls, so that they do not have to load the session again. The key cannot be
 * guessed and is valid until `takeBack` is called.
 */
export function registerInternalViewer(viewer: Viewer): { readonly key: string; readonly takeBack: () => void } {
  const key = randomUUID();
  handed.set(key, viewer);
  return { key, takeBack: () => void handed.delete(key) };
}

/** Returns the viewer of a request: by access token, in which case cookies are ignored, otherwise by session cookie. */
async function viewerOfRequest(forum: Forum, request: FastifyRequest): Promise<Viewer> {
  const token = parseBearerToken(request.headers.authorization);
  if (!token) return viewerOf(forum, request.cookies[sessionCookie]);
  // An error response is rendered for a guest.
  request.viewer = await guestOf(forum);
  const { viewer, isReadOnly, areas } = await viewerOfToken(forum, token, request.ip);
  const { method, is404, routeOptions } = request;
  const { url, schema } = routeOptions;
  if (!is404) requireTokenReach(areas, { method, url, tags: schema?.tags ?? [] });
  if (isReadOnly && !safeMethods.has(request.method)) throw new ApiError('access-token.read-only');
  return viewer;
}

/** Sets the viewer of each request before any route handler runs. */
export const viewerHook = fastifyPlugin(async (server: FastifyInstance) => {
  server.decorateRequest('viewer', null as never);
  server.addHook('onRequest', async (request) => {
    const key = request.headers[internalViewerHeader];
    const known = typeof key === 'string' ? handed.get(key) : undefined;
    request.viewer =
      known ??
      (await viewerOfRequest(server.forum, request).catch((error: unknown) => {
        request.language = browserLanguageOf(request);
        throw error;
      }));
  });
});
