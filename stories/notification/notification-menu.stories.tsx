import { NotificationMenu } from '#components/notification/notification-menu.tsx';
import { InState } from '#stories/support/in-state.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { notificationMenuScene } from './notification-menu.scene.tsx';

export default { title: 'notification / notification-menu' };

export const Shown = () => <InState scene={notificationMenuScene} state="shown" />;

export const Failed = () => <InState scene={notificationMenuScene} state="failed" />;

export const ManyUnread = () => (
  <StorySite me={ingrid}>
    <NotificationMenu count={128} />
  </StorySite>
);
