import { createFileRoute } from '@tanstack/react-router';
import { t } from '#api/translations.ts';
import { brandingSettings } from '#components/administration/setting/branding-settings.ts';
import { SettingsPage } from '#components/administration/setting/settings-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { settingsLoader } from '#pages/-setting-page.ts';

/** The page where administrators edit the names and images of the site, and how links to it look. */
export const Route = createFileRoute('/appearance/branding')({
  loader: ({ context }) => settingsLoader(context, brandingSettings),
  head: headFromLoader,
  component: () => <SettingsPage page={brandingSettings} description={t('setting.page.branding.words')} />,
});
