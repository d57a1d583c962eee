import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { fragmentPlacementRoutes } from '#api/administration/fragment/fragment-placement.contract.ts';
import { fragmentAssetUrl } from '#api/administration/fragment/fragment-urls.ts';
import { ApiError } from '#api/errors.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { findFragment } from './fragment.queries.ts';
import { findPublished } from './fragment-cache.ts';
import { presentPlacement } from './fragment-view.ts';

/**
 * Sets the headers of a script or style sheet. The origin of a frame is opaque, so every origin must be allowed. Opened
 * alone, the file runs nothing.
 */
const sendAsset = (reply: FastifyReply, type: string, isPublished: boolean): FastifyReply =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('Cache-Control', isPublished ? 'public, max-age=31536000, immutable' : 'private, no-store')
    .header('Access-Control-Allow-Origin', '*')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('X-Content-Type-Options', 'nosniff');

/** The API routes with which pages show fragments. */
export const fragmentPlacementResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...fragmentPlacementRoutes.placement,
    handler: async ({ params }) => {
      const { fragment, files } = requireFound(await findPublished(forum, params.fragmentUUID), 'fragment.not-found');
      return presentPlacement(forum, fragment, files);
    },
  });

  const sendKind = async (kind: 'js' | 'css', { viewer, params, query }: AssetRequest, reply: FastifyReply) => {
    const { fragmentUUID } = params;
    if (query.fragmentRevisionUUID === undefined) {
      const { fragment } = requireFound(await findPublished(forum, fragmentUUID), 'fragment.not-found');
      reply.header('Access-Control-Allow-Origin', '*').header('Cross-Origin-Resource-Policy', 'cross-origin');
      return reply.redirect(fragmentAssetUrl(kind, fragmentUUID, fragment.revisionUUID), 302);
    }
    const fragment = requireFound(
      await findFragment(forum.db, fragmentUUID, { revisionUUID: query.fragmentRevisionUUID }),
      'fragment.revision-not-found',
    );
    const isPublished = fragment.commitMessage !== null;
    if (!isPublished && !may(viewer, 'site.manage')) throw new ApiError('fragment.revision-not-found');
    sendAsset(reply, kind === 'js' ? 'text/javascript' : 'text/css', isPublished);
    return reply.serializer(String).send(fragment[kind]);
  };

  server.route({ ...fragmentPlacementRoutes.js, handler: (request, reply) => sendKind('js', request, reply) });
  server.route({ ...fragmentPlacementRoutes.css, handler: (request, reply) => sendKind('css', request, reply) });
};

interface AssetRequest {
  readonly viewer: Viewer;
  readonly params: z.output<typeof fragmentPlacementRoutes.js.schema.params>;
  readonly query: z.output<typeof fragmentPlacementRoutes.js.schema.querystring>;
}
