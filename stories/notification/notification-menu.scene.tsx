import { liveStore } from '#components/live/live-store.ts';
import { NotificationPanel } from '#components/notification/notification-menu.tsx';
import { notificationMenuModel } from '#machines/notification/notification-menu.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

declare global {
  interface Window {
    /** Allows a walk to publish a live update, as the connection would. */
    tellStory?: typeof liveStore.tell;
  }
}

function Panel() {
  window.tellStory = liveStore.tell;
  return (
    <StorySite me={ingrid}>
      <NotificationPanel />
    </StorySite>
  );
}

/** The latest notifications, as opened from the title bar. */
export const notificationMenuScene = defineScene(notificationMenuModel, { render: () => <Panel /> });
