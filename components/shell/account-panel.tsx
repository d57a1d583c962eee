import { lazy, Suspense } from 'react';
import { Skeleton } from '#components/primitives/skeleton.tsx';
import { Tabs } from '#components/primitives/tabs.tsx';
import { AccountPlaces } from './account-places.tsx';
import { useSite } from './site-context.tsx';

const NotificationPanel = lazy(() =>
  import('#components/notification/notification-menu.tsx').then((m) => ({ default: m.NotificationPanel })),
);
const ConversationMenu = lazy(() =>
  import('#components/conversation/conversation-menu.tsx').then((m) => ({ default: m.ConversationMenu })),
);

const unread = (words: string): string => `${words} unread`;

/** What the photo opens in a compact bar: the account, the notifications and the messages, one seen at a time. */
export function AccountPanel() {
  const { me, settings } = useSite();
  return (
    <Tabs
      label="My Account Tab"
      activation="manual"
      tabs={[
        { id: 'account', label: 'Account', content: <AccountPlaces /> },
        {
          id: 'notifications',
          label: 'Notifications',
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
                label: 'Messages',
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
