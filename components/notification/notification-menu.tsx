import { Settings } from 'lucide-react';
import { t } from '#api/translations.ts';
import { Skeleton } from '#components/primitives/content/skeleton.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { IconButtonLink } from '#components/primitives/form/icon-button.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { Flyout } from '#components/shell/navigation/flyout.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { NotificationBadge, notificationsLabel } from './notification-badge.tsx';
import { button } from './notification-button.css.ts';
import { NotificationList } from './notification-list.tsx';
import * as styles from './notification-menu.css.ts';
import { useNotificationMenu } from './use-notification-menu.ts';

/** Props of `NotificationMenu`. `count` is the number of unread notifications. */
export interface NotificationMenuProps {
  readonly count: number;
  readonly defaultOpen?: boolean;
}

/**
 * The latest notifications, opened from the bell in the title bar (docs/behavior/notification.md#notification-menu).
 */
export const NotificationMenu = ({ count, defaultOpen = false }: NotificationMenuProps) => (
  <Flyout
    hasNameTip
    label={notificationsLabel(count)}
    title={t('notification.menu.title')}
    sign={<NotificationBadge count={count} />}
    look={button}
    defaultOpen={defaultOpen}
  >
    <NotificationPanel />
  </Flyout>
);

/** The latest notifications, with links to all notifications and to the notification preferences. */
export function NotificationPanel() {
  const menu = useNotificationMenu();
  const { me } = useSite();
  return (
    <section {...menu.getRootProps()} className={styles.panel} aria-label={t('notification.menu.title')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('notification.menu.title')}</h2>
        <IconButtonLink
          href={`/profile/preferences/${encodeURIComponent(me.name)}`}
          label={t('notification.menu.preferences')}
          icon={<Settings size={18} />}
        />
      </header>
      <div className={styles.body}>
        {menu.isSlow && <LoadingRows />}
        {menu.isEmpty && <p className={styles.empty}>{t('notification.menu.empty')}</p>}
        {menu.reason && (
          <Message
            tone="error"
            live
            {...(!menu.isFailed && { onDismiss: menu.dismiss })}
            actions={menu.isFailed && <Button onClick={menu.retry}>{t('notification.menu.retry')}</Button>}
          >
            {menu.reason}
          </Message>
        )}
        <NotificationList
          notifications={menu.notifications}
          onFollow={(notification) => {
            menu.getItemProps(notification).onClick();
            if (!notification.read) menu.markRead(notification.notificationID);
          }}
        />
      </div>
      <footer className={styles.foot}>
        <Link href="/profile/notifications">{t('notification.menu.all')}</Link>
        {!menu.isLoading && !menu.isFailed && !menu.isEmpty && (
          <Button variant="text" size="small" {...menu.getMarkAllProps()}>
            {t('notification.menu.mark-all')}
          </Button>
        )}
      </footer>
    </section>
  );
}

/** The placeholder while the notifications load. */
const LoadingRows = () => (
  <div role="status" aria-label={t('notification.menu.loading')} className={styles.rows}>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} />
    ))}
  </div>
);
