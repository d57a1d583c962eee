import { Bell } from 'lucide-react';
import type { Notification } from '#api/notification/notification.contract.ts';
import { t } from '#api/translations.ts';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import * as styles from './notification-list.css.ts';

/** The text of a notification's HTML, for a name. */
const actorOf = (body: string): string => /<strong>(.*?)<\/strong>/.exec(body)?.[1] ?? '';

/** Notifications, the latest first; `onFollow` hears when one that is unread is followed. */
export const NotificationList = ({ notifications, onFollow }: NotificationListProps) => (
  <ul className={styles.list}>
    {notifications.map((notification) => (
      <li key={notification.notificationID} className={styles.item} data-read={notification.read}>
        <Item notification={notification} onFollow={onFollow} />
      </li>
    ))}
  </ul>
);

/** What a list of notifications takes. */
export interface NotificationListProps {
  readonly notifications: readonly Notification[];
  readonly onFollow: (notification: Notification) => void;
}

const Item = ({ notification, onFollow }: { notification: Notification } & Pick<NotificationListProps, 'onFollow'>) => (
  <Link href={notification.url} tone="plain" className={styles.link} onClick={() => onFollow(notification)}>
    <Picture notification={notification} />
    <span className={styles.words}>
      {/* Made by the forum from escaped names. */}
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

/** Who did it; a sign for what nobody in particular did, such as new reports. */
function Picture({ notification: { body, photoUrl } }: { notification: Notification }) {
  const name = actorOf(body);
  if (name || photoUrl) return <Avatar name={name} photoUrl={photoUrl} size="medium" decorative />;
  return (
    <span className={styles.sign} aria-hidden="true">
      <Bell size={18} />
    </span>
  );
}
