import { t } from '#api/translations.ts';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { Badge } from '#components/primitives/text/badge.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { onlyCompactBar, photoBadge, toolSign } from '#components/shell/title-bar/title-bar.css.ts';

const unread = (count: string): string => t('shell.account.unread', { count });

/**
 * The viewer's photo. In a compact title bar it replaces the buttons for notifications and messages, and shows the
 * unread count of both.
 */
export function AccountBadge() {
  const { me, settings } = useSite();
  const messages = settings['conversations.enabled'] === false ? 0 : (me.countUnreadConversations ?? 0);
  return (
    <span className={toolSign}>
      <Avatar name={me.name} photoUrl={me.photoUrl} size="small" decorative />
      <span className={onlyCompactBar}>
        <Badge count={messages + (me.countUnreadNotifications ?? 0)} label={unread} className={photoBadge} />
      </span>
    </span>
  );
}
