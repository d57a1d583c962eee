import { Bell } from 'lucide-react';
import type { Notification } from '#api/notification/notification.contract.ts';
import { t } from '#api/translations.ts';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import * as styles from './notification-list.css.ts';

/** Returns the member's name in the HTML of a notification. */
const actorOf = (body: string): string => /<strong>(.*?)<\/strong>/.exec(body)?.[1] ?? '';

/** A list of notifications, the latest first. `onFollow` is called when the viewer follows an unread notification. */
export const NotificationList = ({ notifications, onFollow }: NotificationListProps) => (
  <ul className={styles.list}>
    {notifications.map((notification) => (
      <li key={notification.notificationID} className={styles.item} data-read={notification.read}>
        <Item notification={notification} onFollow={onFollow} />
      </li>
    ))}
  </ul>
);

/** Props of `NotificationList`. */
export interface NotificationListProps {
  readonly notifications: readonly Notification[];
  readonly onFollow: (notification: Notification) => void;
}

const Item = ({ notification, onFollow }: { notification: Notification } & Pick<NotificationListProps, 'onFollow'>) => (
  <Link href={notification.url} tone="plain" className={styles.link} onClick={() => onFollow(notification)}>
    <Picture notification={notification} />
    <span className={styles.textBlock}>
      {/* The forum generates this HTML from escaped names. */}
      <span className={styles.text} dir="auto" dangerouslySetInnerHTML={{ __html: notification.body }} />
      <span className={styles.date}>
        <DateTime date={notification.dateUpdated} />
      </span>
    </span>
    {!notification.read && (
      <span className={styles.light} title={t('notification.menu.unread')}>
        <VisuallyHidden>{t('notification.menu.unread')}</VisuallyHidden>
      </span>
    )}
  </Link>
);

/** The avatar of the member who caused the notification. An icon if there is no such member, as for new reports. */
function Picture({ notification: { body, photoUrl } }: { notification: Notification }) {
  const name = actorOf(body);
  if (name || photoUrl) return <Avatar name={name} photoUrl={photoUrl} size="medium" decorative />;
  return (
    <span className={styles.icon} aria-hidden="true">
      <Bell size={18} />
    </span>
  );
}
