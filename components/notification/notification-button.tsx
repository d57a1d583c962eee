import { NameTooltip } from '#components/primitives/overlay/tooltip.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import { NotificationBadge, notificationsLabel } from './notification-badge.tsx';
import * as styles from './notification-button.css.ts';
import { useUnreadNotifications } from './use-unread.ts';

const LazyNotificationMenu = lazyPart(
  () =>
    withTranslations('notification', import('./notification-menu.tsx')).then(
      ({ NotificationMenu }) => NotificationMenu,
    ),
  { preloadsWhenIdle: true },
);

/**
 * The bell of the title bar with the unread count. It opens the latest notifications. Without scripts it links to the
 * notification page.
 */
export function NotificationButton() {
  const count = useUnreadNotifications();
  return (
    <LazyNotificationMenu
      count={count}
      renderPlaceholder={({ onClick, ...waker }) => (
        <NameTooltip side="bottom">
          <Link
            href="/profile/notifications"
            tone="plain"
            className={styles.button}
            aria-label={notificationsLabel(count)}
            onClick={(event) => {
              event.preventDefault();
              onClick();
            }}
            {...waker}
          >
            <NotificationBadge count={count} />
          </Link>
        </NameTooltip>
      )}
    />
  );
}
