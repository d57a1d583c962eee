import { Bell } from 'lucide-react';
import { t } from '#api/translations.ts';
import { Badge, countWords } from '#components/primitives/text/badge.tsx';
import * as styles from './notification-button.css.ts';

/** The name of the button: what it opens, and how many are unread (`spec/behaviours.md` §4a). */
export const notificationsLabel = (count: number): string =>
  t('shell.notifications.button', { count: countWords(count) });

/** The bell, with how many are unread. */
export const NotificationSign = ({ count }: { count: number }) => (
  <span className={styles.sign} aria-hidden="true">
    <Bell size={20} />
    <Badge count={count} className={styles.badge} />
  </span>
);
