import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listNotifications } from './notification.client.ts';

/** The prefix of the query keys of all pages of notifications. */
export const notificationsKey = ['notifications'] as const;

/** A page of the viewer's notifications, and their total number. */
export const notificationsQuery = (api: Api, page = 1, limit = 30) =>
  queryOptions({
    queryKey: [...notificationsKey, { page, limit }],
    queryFn: async () => {
      const { body, paging } = await listNotifications(api, { page, limit });
      return { notifications: body, total: paging?.total ?? body.length };
    },
  });
