import { NotificationList } from '#components/notification/notification-list.tsx';
import { someNotifications } from '#machines/notification/notification-menu.model.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'notification / notification-list' };

export const UnreadAndRead = () => (
  <StorySite>
    <NotificationList notifications={someNotifications} onFollow={() => undefined} />
  </StorySite>
);

const ofNobody = someNotifications.slice(0, 1).map((notification) => ({
  ...notification,
  body: 'There are 3 new reports to review.',
  photoUrl: null,
}));

export const WithoutSender = () => (
  <StorySite>
    <NotificationList notifications={ofNobody} onFollow={() => undefined} />
  </StorySite>
);
