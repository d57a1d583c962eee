import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { listNotifications, markAllNotifications, markNotification } from '#api/notification/notification.client.ts';
import type { Notification } from '#api/notification/notification.contract.ts';
import { notificationsKey } from '#api/notification/notification.queries.ts';
import { useLive } from '#components/live/use-live.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { connectNotificationMenu, type NotificationMenuApi } from '#machines/notification/notification-menu.connect.ts';
import { notificationMenuMachine } from '#machines/notification/notification-menu.machine.ts';
import { useRenewCounts } from './use-unread.ts';

/** The number of notifications in the menu. The notification page shows all. */
const mostShown = 10;

/** Runs the machine of the notification menu with the API, and reloads on live updates. */
export function useNotificationMenu(): NotificationMenuApi & { markRead(notificationID: number): void } {
  const { api } = useSite();
  const client = useQueryClient();
  const renewCounts = useRenewCounts();
  const changed = () => {
    void renewCounts();
    void client.invalidateQueries({ queryKey: notificationsKey });
  };
  const latest = useRef(changed);
  latest.current = changed;
  const logic = useMemo(
    () =>
      notificationMenuMachine.provide({
        actors: {
          loadNotifications: fromPromise<readonly Notification[]>(
            async () => (await listNotifications(api, { limit: mostShown })).body,
          ),
          markAllRead: fromPromise<void>(async () => {
            await markAllNotifications(api);
          }),
        },
        actions: { tellRead: () => latest.current() },
      }),
    [api],
  );
  const [snapshot, send] = useMachine(logic);
  const menu = connectNotificationMenu(snapshot, send);
  useLive('notification', menu.renew);
  // If the request fails, the notification remains unread, which is harmless.
  const markRead = (id: number) => void markNotification(api, id).then(changed, () => undefined);
  return { ...menu, markRead };
}
