import { NotificationButton } from '#components/notification/notification-button.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'notification / notification-button' };

export const NoneUnread = () => (
  <StorySite me={ingrid}>
    <NotificationButton />
  </StorySite>
);
