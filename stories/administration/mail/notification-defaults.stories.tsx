import { preferenceDefaultsQuery } from '#api/notification/notification-preference.queries.ts';
import { presetChoices } from '#api/notification/preferences.ts';
import { NotificationDefaults } from '#components/administration/mail/notification-defaults.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / notification-defaults' };

export const Filled = () => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => client.setQueryData(preferenceDefaultsQuery(api).queryKey, presetChoices)}
  >
    <NotificationDefaults />
  </StorySite>
);
