import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { BrandingForm } from '#components/administration/setting/branding-form.tsx';
import { brandingSettings } from '#components/administration/setting/branding-settings.ts';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / branding-form' };

const seed: Seed = (client, api) =>
  client.setQueryData(chosenSettingsQuery(api, brandingSettings).queryKey, {
    'ui.siteName': 'Harbour',
    'ui.siteDescription': 'A place to talk things over.',
    'branding.logo': '/uploads/2026/11/harbour.png',
    'branding.mobileLogo': '',
    'branding.favicon': '',
    'branding.touchIcon': '',
    'branding.shareImage': '',
    'branding.addressBarColor': '#146c78',
  });

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'uploads.add']} seed={seed}>
    <BrandingForm />
  </StorySite>
);
