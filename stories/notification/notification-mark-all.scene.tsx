import { notificationsQuery } from '#api/notification/notification.queries.ts';
import { NotificationPage, notificationsPerPage } from '#components/notification/notification-page.tsx';
import { notificationMarkAllModel } from '#machines/notification/notification-mark-all.model.ts';
import { someNotifications } from '#machines/notification/notification-menu.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

const [unread] = someNotifications.filter(({ read }) => !read);

/** The notifications page with an unread notification. */
export const notificationMarkAllScene = defineScene(notificationMarkAllModel, {
  render: () => (
    <StorySite
      me={ingrid}
      isBare
      seed={(client, api) =>
        client.setQueryData(notificationsQuery(api, 1, notificationsPerPage).queryKey, {
          notifications: unread ? [unread] : [],
          total: 1,
        })
      }
    >
      <NotificationPage page={1} />
    </StorySite>
  ),
});
