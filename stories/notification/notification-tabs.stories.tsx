import { NotificationTabs } from '#components/notification/notification-tabs.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'notification / notification-tabs' };

export const All = () => (
  <StorySite me={ingrid}>
    <NotificationTabs current="all" />
  </StorySite>
);

export const Mentions = () => (
  <StorySite me={ingrid}>
    <NotificationTabs current="mentions" />
  </StorySite>
);
