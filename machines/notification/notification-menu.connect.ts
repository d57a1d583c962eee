import type { SnapshotFrom } from 'xstate';
import type { Notification } from '#api/notification/notification.contract.ts';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { NotificationMenuEvent, notificationMenuMachine } from './notification-menu.machine.ts';

type Snapshot = SnapshotFrom<typeof notificationMenuMachine>;

/** What the list of the latest notifications offers a view. */
export function connectNotificationMenu(snapshot: Snapshot, send: (event: NotificationMenuEvent) => void) {
  const { notifications, reason } = snapshot.context;
  const isLoading = snapshot.matches('loading');
  const isFailed = snapshot.matches('failed');
  const hasUnread = notifications.some(({ read }) => !read);
  return {
    notifications,
    isLoading,
    /** It takes long enough to be told. */
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

/** The list of the latest notifications, as views see it. */
export type NotificationMenuApi = ReturnType<typeof connectNotificationMenu>;
