import type { Api } from '#api/api.ts';
import type { notificationRoutes } from './notification.contract.ts';

type Routes = typeof notificationRoutes;

/** Lists a page of the viewer's notifications, the newest first. */
export const listNotifications = (api: Api, { page = 1, limit = 30 }: { page?: number; limit?: number } = {}) =>
  api.call<Routes['list']>('GET', '/notifications', { query: { page, limit } });

/** Reads a notification. */
export const readNotification = (api: Api, id: number) =>
  api.call<Routes['read']>('GET', '/notifications/:id', { params: { id } });

/** Marks a notification as read, together with all notifications batched into it. */
export const markNotification = (api: Api, id: number) =>
  api.call<Routes['mark']>('PATCH', '/notifications/:id', { params: { id }, body: { read: true } });

/** Marks a notification as read with a request that has no body. */
export const markNotificationRead = (api: Api, id: number) =>
  api.call<Routes['markRead']>('PUT', '/notifications/:id/read', { params: { id } });

/** Marks all notifications of the viewer as read. */
export const markAllNotifications = (api: Api) =>
  api.call<Routes['markAll']>('PATCH', '/notifications', { body: { read: true } });
