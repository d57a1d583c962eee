import type { FastifyInstance } from 'fastify';
import { fragmentAssetUrl } from '#api/administration/fragment/fragment-urls.ts';
import { ApiError } from '#api/errors.ts';
import { isUUID } from '#api/uuid.ts';
import { allowedOriginsOf } from '#server/pages/page-security.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { findFragment } from './fragment.queries.ts';
import { findPublished } from './fragment-cache.ts';
import { runtimeMark, runtimeScript, sendFrame } from './fragment-frame-document.ts';

interface Runtime {
  readonly Params: { readonly mark: string };
}

interface Frame {
  readonly Params: { readonly fragmentUUID: string };
  readonly Querystring: { readonly fragmentRevisionUUID?: string };
}

/**
 * Registers the documents in which fragments run (docs/behavior/fragment.md#frame). They ignore the viewer: everybody
 * gets the same document.
 */
export async function fragmentFrameRoutes(server: FastifyInstance): Promise<void> {
  const { forum } = server;
  const findRevision = async (fragmentUUID: string, revisionUUID: string) =>
    isUUID(fragmentUUID) && isUUID(revisionUUID) ? findFragment(forum.db, fragmentUUID, { revisionUUID }) : undefined;
  const ancestors = async () => allowedOriginsOf(await forum.settings.get()).ancestors;

  server.get<Runtime>('/fragments/runtime-:mark.js', async ({ params }, reply) => {
    if (params.mark !== runtimeMark) throw new ApiError('route.not-found');
    return (
      reply
        .type('text/javascript; charset=utf-8')
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        // The origin of a frame is opaque, so this script is cross-origin for it.
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .send(runtimeScript)
    );
  });

  server.get('/fragments/preview/frame', async (_, reply) => sendFrame(reply, { title: 'Preview' }, await ancestors()));

  server.get<Frame>('/fragments/:fragmentUUID/frame', async ({ params, query }, reply) => {
    const [fragmentUUID, revisionUUID] = [params.fragmentUUID.toLowerCase(), query.fragmentRevisionUUID];
    const published = (await findPublished(forum, fragmentUUID))?.fragment;
    const isPublished = revisionUUID === undefined || revisionUUID === published?.revisionUUID;
    const found = isPublished ? published : await findRevision(fragmentUUID, revisionUUID);
    const fragment = requireFound(found, 'fragment.not-found');
    requireFound(fragment.commitMessage, 'fragment.revision-not-found');
    const [script, style] = (['js', 'css'] as const).map((kind) =>
      fragmentAssetUrl(kind, fragmentUUID, fragment.revisionUUID),
    ) as [string, string];
    return sendFrame(reply, { title: fragment.name, script, style }, await ancestors());
  });
}
