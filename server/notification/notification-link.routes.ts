import type { FastifyInstance } from 'fastify';
import { visitDiscussion } from './discussion-visit.ts';
import { findNotification, markBatchRead } from './notification.queries.ts';
import { notificationUrl } from './notification-view.ts';

/** Addresses of unread notifications: they note that it is read and lead to what it is about (`spec/behaviours.md` §4f). */
export async function notificationLinks(server: FastifyInstance): Promise<void> {
  const { forum } = server;
  server.get<{ Params: { id: string } }>('/activity/:id/mark-read-and-redirect', async (request, reply) => {
    const { viewer, params } = request;
    const row = /^\d{1,15}$/.test(params.id) ? await findNotification(forum.db, Number(params.id)) : undefined;
    const isOwn = row !== undefined && viewer.userID > 0 && row.user_id === viewer.userID;
    if (isOwn) await markBatchRead(forum.db, row.notification_id, forum.now());
    if (isOwn && row.discussion_id !== null) await visitDiscussion(forum, viewer, row.discussion_id);
    reply.header('Cache-Control', 'no-store');
    return reply.redirect(isOwn ? notificationUrl(row) : '/profile/notifications', 302);
  });
}
