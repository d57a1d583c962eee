import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { DigestSettings, digestSettings } from '#components/administration/mail/digest-settings.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / digest-settings' };

const settings = {
  'digest.enabled': true,
  'digest.hour': 7,
  'digest.weekday': 1,
  'digest.postCount': 5,
  'digest.title': '',
  'digest.introduction': 'The best of the harbour.',
  'digest.closing': '',
  'mail.timeZone': 'Europe/Paris',
};

export const Filled = () => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => client.setQueryData(chosenSettingsQuery(api, digestSettings).queryKey, settings)}
  >
    <DigestSettings />
  </StorySite>
);
