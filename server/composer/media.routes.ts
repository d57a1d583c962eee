import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Media, mediaRoutes } from '#api/composer/media.contract.ts';
import { demandAttachable, ownMedia } from '#server/composer/media.policy.ts';
import { attachMedia, deleteMedia, findMedia, listMedia, type StoredMedia } from '#server/composer/media.queries.ts';
import { takeUpload } from '#server/composer/media-upload.ts';
import { found } from '#server/platform/me.ts';
import { sendPaging } from '#server/platform/paging.ts';
import { demand, demandSession, type Viewer } from '#server/platform/viewer.ts';

/** The calls about uploaded files. */
export const mediaResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { db, media: store } = forum;

  const answer = ({ path, ...media }: StoredMedia): Media => ({ ...media, url: store.urlOf(path) });

  const at = async (url: string): Promise<StoredMedia | undefined> => {
    const path = store.pathOf(url);
    return path === undefined ? undefined : findMedia(db, { path });
  };

  const remove = async (viewer: Viewer, stored: StoredMedia | undefined, deleteFile = true): Promise<void> => {
    const media = ownMedia(viewer, stored);
    await deleteMedia(db, media.mediaID);
    if (deleteFile) await store.remove(media.path);
  };

  server.route({
    ...mediaRoutes.list,
    handler: async (request, reply) => {
      demandSession(request.viewer);
      const { type, page, limit } = request.query;
      const userID = request.viewer.userID;
      const { media, total } = await listMedia(db, { userID, onlyImages: type === 'image', page, limit });
      sendPaging(request, reply, { page, limit, total });
      return media.map(answer);
    },
  });

  server.route({
    ...mediaRoutes.add,
    handler: async (request, reply) => {
      demandSession(request.viewer);
      demand(request.viewer, 'uploads.add');
      return reply.code(201).send(answer(await takeUpload(forum, request)));
    },
  });

  server.route({
    ...mediaRoutes.getByUrl,
    handler: async ({ viewer, query }) => answer(ownMedia(viewer, await at(query.url))),
  });

  server.route({
    ...mediaRoutes.removeByUrl,
    handler: async ({ viewer, query }, reply) => {
      await remove(viewer, await at(query.url), query.deleteFile);
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...mediaRoutes.get,
    handler: async ({ viewer, params }) => answer(ownMedia(viewer, await findMedia(db, { mediaID: params.id }))),
  });

  server.route({
    ...mediaRoutes.remove,
    handler: async ({ viewer, params, query }, reply) => {
      await remove(viewer, await findMedia(db, { mediaID: params.id }), query.deleteFile);
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...mediaRoutes.attach,
    handler: async ({ viewer, params, body }) => {
      const { mediaID } = ownMedia(viewer, await findMedia(db, { mediaID: params.id }));
      await demandAttachable(forum, viewer, body.foreignType, body.foreignID);
      return answer(found(await attachMedia(db, { mediaID, ...body }), 'media.not-found'));
    },
  });
};
