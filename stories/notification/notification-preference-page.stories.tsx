import { myPreferencesQuery } from '#api/notification/notification-preference.queries.ts';
import { NotificationPreferencePage } from '#components/notification/notification-preference-page.tsx';
import { untouchedPreferences } from '#machines/notification/notification-preferences.model.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'notification / notification-preference-page' };

export const Unchanged = () => (
  <StorySite
    me={ingrid}
    isBare
    seed={(client, api) => client.setQueryData(myPreferencesQuery(api).queryKey, untouchedPreferences)}
  >
    <NotificationPreferencePage />
  </StorySite>
);
