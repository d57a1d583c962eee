import { NotificationPreferences } from '#components/notification/notification-preferences.tsx';
import {
  notificationPreferencesModel,
  untouchedPreferences,
} from '#machines/notification/notification-preferences.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The notification preferences of a member. */
export const notificationPreferencesScene = defineScene(notificationPreferencesModel, {
  render: () => (
    <StorySite me={ingrid}>
      <h1>Notification Preferences</h1>
      <NotificationPreferences preferences={untouchedPreferences} />
    </StorySite>
  ),
});
