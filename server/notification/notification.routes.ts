import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { notificationRoutes } from '#api/notification/notification.contract.ts';
import { publishLive } from '#server/live/live.ts';
import { found } from '#server/platform/me.ts';
import { sendPaging } from '#server/platform/paging.ts';
import { demandSession, type Viewer } from '#server/platform/viewer.ts';
import { findNotification, findNotifications, findOwner, markAllRead, markBatchRead } from './notification.queries.ts';
import { presentNotifications } from './notification-view.ts';

/** One's own notifications (`spec/api.md` §2). */
export const notificationResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const demandOwn = async (viewer: Viewer, id: number): Promise<void> => {
    demandSession(viewer);
    const owner = found(await findOwner(forum.db, id), 'notification.not-found');
    if (owner !== viewer.userID) throw new ApiError('notification.not-yours');
  };

  const readOne = async (id: number, withDiscussion = false) => {
    const row = found(await findNotification(forum.db, id), 'notification.not-found');
    const [notification] = await presentNotifications(forum.db, [row], withDiscussion);
    return found(notification, 'notification.not-found');
  };

  const mark = async (viewer: Viewer, id: number) => {
    await demandOwn(viewer, id);
    const changed = await markBatchRead(forum.db, id, forum.now());
    if (changed > 0) await publishLive(forum, { userIDs: [viewer.userID], type: 'counts', data: {} });
    return readOne(id);
  };

  server.route({
    ...notificationRoutes.list,
    handler: async (request, reply) => {
      demandSession(request.viewer);
      const { page, limit, shouldBatch = true, expand } = request.query;
      const { rows, total } = await findNotifications(forum.db, request.viewer, { page, limit, shouldBatch });
      sendPaging(request, reply, { page, limit, total });
      return presentNotifications(forum.db, rows, expand.includes('discussion'));
    },
  });

  server.route({
    ...notificationRoutes.markAll,
    handler: async ({ viewer }, reply) => {
      demandSession(viewer);
      await markAllRead(forum.db, viewer.userID, forum.now());
      await publishLive(forum, { userIDs: [viewer.userID], type: 'counts', data: {} });
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...notificationRoutes.read,
    handler: async ({ viewer, params, query }) => {
      await demandOwn(viewer, params.id);
      return readOne(params.id, query.expand.includes('discussion'));
    },
  });

  server.route({ ...notificationRoutes.mark, handler: ({ viewer, params }) => mark(viewer, params.id) });

  server.route({ ...notificationRoutes.markRead, handler: ({ viewer, params }) => mark(viewer, params.id) });
};
