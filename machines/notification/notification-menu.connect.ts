import type { SnapshotFrom } from 'xstate';
import type { Notification } from '#api/notification/notification.contract.ts';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { NotificationMenuEvent, notificationMenuMachine } from './notification-menu.machine.ts';

type Snapshot = SnapshotFrom<typeof notificationMenuMachine>;

/** Maps a snapshot of the notification menu machine to props. */
export function connectNotificationMenu(snapshot: Snapshot, send: (event: NotificationMenuEvent) => void) {
  const { notifications, reason } = snapshot.context;
  const isLoading = snapshot.matches('loading');
  const isFailed = snapshot.matches('failed');
  const hasUnread = notifications.some(({ read }) => !read);
  return {
    notifications,
    isLoading,
    /** Whether loading takes long enough to show a placeholder. */
    isSlow: snapshot.matches({ loading: 'seen' }),
    isFailed,
    isEmpty: !isLoading && !isFailed && notifications.length === 0,
    hasUnread,
    reason: snapshot.hasTag('error') ? reason : undefined,
    retry: () => send({ type: 'retry.requested' }),
    dismiss: () => send({ type: 'problem.dismissed' }),
    renew: () => send({ type: 'news.arrived' }),
    getRootProps: () => stateProps(snapshot),
    getItemProps: ({ notificationID }: Notification) => ({
      onClick: () => send({ type: 'notification.followed', notificationID }),
    }),
    getMarkAllProps: () => ({
      busy: snapshot.matches('marking'),
      ...(!hasUnread && { disabledReason: t('notification.menu.all-are-read') }),
      onClick: () => send({ type: 'all.read' }),
    }),
  };
}

/** The props of the notification menu. */
export type NotificationMenuApi = ReturnType<typeof connectNotificationMenu>;
