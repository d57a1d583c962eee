import { lazy, Suspense } from 'react';
import { t } from '#api/translations.ts';
import { Skeleton } from '#components/primitives/content/skeleton.tsx';
import { Tabs } from '#components/primitives/navigation/tabs.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { AccountLinks } from './account-links.tsx';

const NotificationPanel = lazy(() =>
  import('#components/notification/notification-menu.tsx').then((m) => ({ default: m.NotificationPanel })),
);
const ConversationMenu = lazy(() =>
  import('#components/conversation/conversation-menu.tsx').then((m) => ({ default: m.ConversationMenu })),
);

const unread = (count: string): string => t('shell.account.unread', { count });

/**
 * The panel behind the viewer's photo in a compact title bar, with tabs for the account, notifications and
 * conversations.
 */
export function AccountPanel() {
  const { me, settings } = useSite();
  return (
    <Tabs
      label={t('shell.account.tabs')}
      activation="manual"
      tabs={[
        { id: 'account', label: t('shell.account.tab'), content: <AccountLinks /> },
        {
          id: 'notifications',
          label: t('shell.account.tab-notifications'),
          count: me.countUnreadNotifications ?? 0,
          countLabel: unread,
          content: (
            <Suspense fallback={<Skeleton lines={4} />}>
              <NotificationPanel />
            </Suspense>
          ),
        },
        ...(settings['conversations.enabled'] === false
          ? []
          : [
              {
                id: 'messages',
                label: t('shell.account.tab-messages'),
                count: me.countUnreadConversations ?? 0,
                countLabel: unread,
                content: (
                  <Suspense fallback={<Skeleton lines={4} />}>
                    <ConversationMenu />
                  </Suspense>
                ),
              },
            ]),
      ]}
    />
  );
}
