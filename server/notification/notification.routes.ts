import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import type { Language } from '#api/languages.ts';
import { notificationRoutes } from '#api/notification/notification.contract.ts';
import { publishLive } from '#server/live/live.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { findNotification, findNotifications, findOwner, markAllRead, markBatchRead } from './notification.queries.ts';
import { presentNotifications } from './notification-view.ts';

/** A request for a notification: the viewer, the ID and the language. */
interface Asked {
  readonly viewer: Viewer;
  readonly params: { readonly id: number };
  readonly language: Language;
}

/** The routes for the viewer's notifications (docs/behavior/notification.md#reading). */
export const notificationResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const requireOwn = async (viewer: Viewer, id: number): Promise<void> => {
    requireSession(viewer);
    const owner = requireFound(await findOwner(forum.db, id), 'notification.not-found');
    if (owner !== viewer.userID) throw new ApiError('notification.not-yours');
  };

  const readOne = async ({ viewer, params: { id }, language }: Asked, withDiscussion = false) => {
    const words = await loadTexts(forum, language);
    const row = requireFound(await findNotification(forum.db, viewer, id), 'notification.not-found');
    const [notification] = await presentNotifications(forum.db, [row], { words, withDiscussion });
    return requireFound(notification, 'notification.not-found');
  };

  const mark = async (requested: Asked) => {
    const { viewer, params } = requested;
    const { id } = params;
    await requireOwn(viewer, id);
    const changed = await markBatchRead(forum.db, id, forum.now());
    if (changed > 0) await publishLive(forum, { userIDs: [viewer.userID], type: 'counts', data: {} });
    return readOne(requested);
  };

  server.route({
    ...notificationRoutes.list,
    handler: async (request, reply) => {
      requireSession(request.viewer);
      const { page, limit, shouldBatch = true, expand } = request.query;
      const { rows, total } = await findNotifications(forum.db, request.viewer, { page, limit, shouldBatch });
      sendPaging(request, reply, { page, limit, total });
      const words = await loadTexts(forum, request.language);
      return presentNotifications(forum.db, rows, { words, withDiscussion: expand.includes('discussion') });
    },
  });

  server.route({
    ...notificationRoutes.markAll,
    handler: async ({ viewer }, reply) => {
      requireSession(viewer);
      await markAllRead(forum.db, viewer.userID, forum.now());
      await publishLive(forum, { userIDs: [viewer.userID], type: 'counts', data: {} });
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...notificationRoutes.read,
    handler: async (request) => {
      await requireOwn(request.viewer, request.params.id);
      return readOne(request, request.query.expand.includes('discussion'));
    },
  });

  server.route({ ...notificationRoutes.mark, handler: mark });

  server.route({ ...notificationRoutes.markRead, handler: mark });
};
