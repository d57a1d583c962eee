import { Bell } from 'lucide-react';
import { t } from '#api/translations.ts';
import { Badge, formatCappedCount } from '#components/primitives/text/badge.tsx';
import * as styles from './notification-button.css.ts';

/**
 * Returns the name of the button, including the number of unread notifications (docs/behavior/shell.md#count-badge).
 */
export const notificationsLabel = (count: number): string =>
  t('shell.notifications.button', { count: formatCappedCount(count) });

/** The bell icon with the number of unread notifications. */
export const NotificationBadge = ({ count }: { count: number }) => (
  <span className={styles.icon} aria-hidden="true">
    <Bell size={20} />
    <Badge count={count} className={styles.badge} />
  </span>
);
