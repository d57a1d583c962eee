import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Media, mediaRoutes } from '#api/composer/media/media.contract.ts';
import { requireAttachable, requireOwnMedia, requireReadableMedia } from '#server/composer/media/media.policy.ts';
import {
  attachMedia,
  deleteMedia,
  findMedia,
  findSomeMedia,
  listMedia,
  type StoredMedia,
} from '#server/composer/media/media.queries.ts';
import { processUpload } from '#server/composer/media/media-upload.ts';
import { readMediaUsage } from '#server/composer/media/upload-allowance.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';

/** The routes of uploaded files. */
export const mediaResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { db, media: store } = forum;

  const answer = ({ path, ...media }: StoredMedia): Media => ({ ...media, url: store.urlOf(path) });

  const at = async (url: string): Promise<StoredMedia | undefined> => {
    const path = store.pathOf(url);
    return path === undefined ? undefined : findMedia(db, { path });
  };

  const remove = async (viewer: Viewer, stored: readonly (StoredMedia | undefined)[], deleteFile = true) => {
    const media = stored.map((one) => requireOwnMedia(viewer, one));
    await deleteMedia(
      db,
      media.map(({ mediaID }) => mediaID),
    );
    if (deleteFile) for (const { path } of media) await store.remove(path);
  };

  const withID = (mediaID: number) => findMedia(db, { mediaID });

  const fileOf = async (viewer: Viewer, stored: StoredMedia | undefined): Promise<string> =>
    store.urlOf((await requireReadableMedia(forum, viewer, stored)).path);

  server.route({
    ...mediaRoutes.list,
    handler: async (request, reply) => {
      requireSession(request.viewer);
      const { type, page, limit } = request.query;
      const userID = request.viewer.userID;
      const { media, total } = await listMedia(db, { userID, onlyImages: type === 'image', page, limit });
      sendPaging(request, reply, { page, limit, total });
      return media.map(answer);
    },
  });

  server.route({
    ...mediaRoutes.usage,
    handler: async ({ viewer }) => {
      requireSession(viewer);
      return readMediaUsage(forum, viewer);
    },
  });

  server.route({
    ...mediaRoutes.add,
    handler: async (request, reply) => {
      requireSession(request.viewer);
      requirePermission(request.viewer, 'uploads.add');
      const media = answer(await processUpload(forum, request));
      return reply.code(201).send({ ...media, usage: await readMediaUsage(forum, request.viewer) });
    },
  });

  server.route({
    ...mediaRoutes.getByUrl,
    handler: async ({ viewer, query }) => answer(requireOwnMedia(viewer, await at(query.url))),
  });

  server.route({
    ...mediaRoutes.removeByUrl,
    handler: async ({ viewer, query }, reply) => {
      await remove(viewer, [await at(query.url)], query.deleteFile);
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...mediaRoutes.removeMany,
    handler: async ({ viewer, body, query }, reply) => {
      requireSession(viewer);
      const known = Map.groupBy(await findSomeMedia(db, body), ({ mediaID }) => mediaID);
      await remove(
        viewer,
        [...new Set(body.mediaIDs)].map((mediaID) => known.get(mediaID)?.[0]),
        query.deleteFile,
      );
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...mediaRoutes.removeManyByUrl,
    handler: async ({ viewer, body, query }, reply) => {
      requireSession(viewer);
      const paths = [...new Set(body.urls.map((url) => store.pathOf(url) ?? ''))];
      const known = Map.groupBy(await findSomeMedia(db, { paths }), ({ path }) => path);
      await remove(
        viewer,
        paths.map((path) => known.get(path)?.[0]),
        query.deleteFile,
      );
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...mediaRoutes.downloadByUrl,
    handler: async ({ viewer, query }, reply) => reply.redirect(await fileOf(viewer, await at(query.url)), 302),
  });

  server.route({
    ...mediaRoutes.download,
    handler: async ({ viewer, params }, reply) => reply.redirect(await fileOf(viewer, await withID(params.id)), 302),
  });

  server.route({
    ...mediaRoutes.get,
    handler: async ({ viewer, params }) => answer(requireOwnMedia(viewer, await withID(params.id))),
  });

  server.route({
    ...mediaRoutes.remove,
    handler: async ({ viewer, params, query }, reply) => {
      await remove(viewer, [await withID(params.id)], query.deleteFile);
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...mediaRoutes.attach,
    handler: async ({ viewer, params, body }) => {
      const { mediaID } = requireOwnMedia(viewer, await withID(params.id));
      await requireAttachable(forum, viewer, body.foreignType, body.foreignID);
      return answer(requireFound(await attachMedia(db, { mediaID, ...body }), 'media.not-found'));
    },
  });
};
