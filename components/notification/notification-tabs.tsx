import { t } from '#api/translations.ts';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';

/** The tabs for all notifications and for the posts that mention the viewer. */
export const NotificationTabs = ({ current }: { current: 'all' | 'mentions' }) => (
  <LinkTabs
    label={t('notification.mention.tabs')}
    currentIs="page"
    tabs={[
      { name: t('notification.mention.all'), href: '/profile/notifications', isCurrent: current === 'all' },
      { name: t('notification.mention.title'), href: '/profile/mentions', isCurrent: current === 'mentions' },
    ]}
  />
);
