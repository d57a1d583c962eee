import type { FastifyInstance } from 'fastify';
import { visitDiscussion } from './discussion-visit.ts';
import { findNotification, markBatchRead } from './notification.queries.ts';
import { notificationUrl } from './notification-view.ts';

/**
 * The routes of unread notifications: they mark the notification as read and redirect to its target
 * (docs/behavior/notification.md#reading).
 */
export async function notificationLinks(server: FastifyInstance): Promise<void> {
  const { forum } = server;
  server.get<{ Params: { id: string } }>('/activity/:id/mark-read-and-redirect', async (request, reply) => {
    const { viewer, params } = request;
    const isNumber = /^\d{1,15}$/.test(params.id) && viewer.userID > 0;
    const row = isNumber ? await findNotification(forum.db, viewer, Number(params.id)) : undefined;
    if (row && !viewer.preview) await markBatchRead(forum.db, row.notification_id, forum.now());
    if (row && row.discussion_id !== null) await visitDiscussion(forum, viewer, row.discussion_id);
    reply.header('Cache-Control', 'no-store');
    return reply.redirect(row ? notificationUrl(row) : '/profile/notifications', 302);
  });
}
