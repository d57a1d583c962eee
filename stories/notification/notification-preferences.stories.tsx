import { NotificationPreferences } from '#components/notification/notification-preferences.tsx';
import { untouchedPreferences } from '#machines/notification/notification-preferences.model.ts';
import { InState } from '#stories/support/in-state.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { notificationPreferencesScene } from './notification-preferences.scene.tsx';

export default { title: 'notification / notification-preferences' };

export const Unchanged = () => <InState scene={notificationPreferencesScene} state="clean" />;

export const Failed = () => <InState scene={notificationPreferencesScene} state="failed" />;

export const QuietAtNight = () => (
  <StorySite me={ingrid}>
    <NotificationPreferences
      preferences={Object.assign({}, untouchedPreferences, {
        QuietHours: { enabled: true, from: '22:00', until: '07:00', timeZone: 'Europe/Oslo' },
      })}
    />
  </StorySite>
);
