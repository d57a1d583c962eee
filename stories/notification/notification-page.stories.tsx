import { notificationsQuery } from '#api/notification/notification.queries.ts';
import { NotificationPage, notificationsPerPage } from '#components/notification/notification-page.tsx';
import { someNotifications } from '#machines/notification/notification-menu.model.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'notification / notification-page' };

const page = (notifications: typeof someNotifications) => (
  <StorySite
    me={ingrid}
    isBare
    seed={(client, api) =>
      client.setQueryData(notificationsQuery(api, 1, notificationsPerPage).queryKey, {
        notifications: [...notifications],
        total: notifications.length,
      })
    }
  >
    <NotificationPage page={1} />
  </StorySite>
);

export const Some = () => page(someNotifications);

export const Empty = () => page([]);
