import { digestSettings } from '#components/administration/mail/digest-settings.ts';
import { SettingCard } from '#components/administration/setting/setting-card.tsx';
import { settingSeed } from '#stories/support/setting-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / setting-card' };

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

/** A card with texts, numbers, choices and a switch. */
export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={settingSeed(digestSettings, settings)}>
    <SettingCard page={digestSettings} id="digest" />
  </StorySite>
);
