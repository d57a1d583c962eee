import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '#api/errors.ts';
import { bearerIn, viewerOfToken } from '#server/member/session/access-token.ts';
import { guestOf, sessionCookie, viewerOf } from '#server/member/session/session.ts';
import type { Forum } from '#server/platform/forum.ts';
import { safeMethods } from '#server/platform/http/forgery.ts';
import { browserLanguageOf } from '#server/platform/http/language-hook.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/** The header by which a page being rendered hands its viewer to the API calls it makes in process. */
export const handedViewerHeader = 'x-folkmoot-viewer';

const handed = new Map<string, Viewer>();

/**
 * Lets in-process calls act for a viewer that is known already, without finding the session again. The key cannot be
 * guessed and works only until it is taken back.
 */
export function handViewer(viewer: Viewer): { readonly key: string; readonly takeBack: () => void } {
  const key = randomUUID();
  handed.set(key, viewer);
  return { key, takeBack: () => void handed.delete(key) };
}

/** A program shows an access token, and its cookies count for nothing; a browser has a session. */
async function viewerOfRequest(forum: Forum, request: FastifyRequest): Promise<Viewer> {
  const token = bearerIn(request.headers.authorization);
  if (!token) return viewerOf(forum, request.cookies[sessionCookie]);
  // A refusal is answered as to a guest.
  request.viewer = await guestOf(forum);
  const { viewer, isReadOnly } = await viewerOfToken(forum, token);
  if (isReadOnly && !safeMethods.has(request.method)) throw new ApiError('access-token.read-only');
  return viewer;
}

/** Finds out, before any route runs, whom a request comes from. */
export const viewerHook = fastifyPlugin(async (server: FastifyInstance) => {
  server.decorateRequest('viewer', null as never);
  server.addHook('onRequest', async (request) => {
    const key = request.headers[handedViewerHeader];
    const known = typeof key === 'string' ? handed.get(key) : undefined;
    request.viewer =
      known ??
      (await viewerOfRequest(server.forum, request).catch((error: unknown) => {
        request.language = browserLanguageOf(request);
        throw error;
      }));
  });
});
