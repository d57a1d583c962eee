import type { Api } from '#api/api.ts';
import type { notificationRoutes } from './notification.contract.ts';

type Routes = typeof notificationRoutes;

/** Asks for a page of one's notifications, the latest first. */
export const listNotifications = (api: Api, { page = 1, limit = 30 }: { page?: number; limit?: number } = {}) =>
  api.call<Routes['list']>('GET', '/notifications', { query: { page, limit } });

/** Asks for one notification. */
export const readNotification = (api: Api, id: number) =>
  api.call<Routes['read']>('GET', '/notifications/:id', { params: { id } });

/** Notes that a notification is read, and all that it stands for. */
export const markNotification = (api: Api, id: number) =>
  api.call<Routes['mark']>('PATCH', '/notifications/:id', { params: { id }, body: { read: true } });

/** Notes that a notification is read, without a body to send. */
export const markNotificationRead = (api: Api, id: number) =>
  api.call<Routes['markRead']>('PUT', '/notifications/:id/read', { params: { id } });

/** Notes that all one's notifications are read. */
export const markAllNotifications = (api: Api) =>
  api.call<Routes['markAll']>('PATCH', '/notifications', { body: { read: true } });
