import { createFileRoute } from '@tanstack/react-router';
import { t } from '#api/translations.ts';
import { accessSettings } from '#components/administration/setting/access-settings.ts';
import { SettingsPage } from '#components/administration/setting/settings-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { settingsLoader } from '#pages/-setting-page.ts';

/** The page where administrators edit the settings of access, search, privacy and private messages. */
export const Route = createFileRoute('/dashboard/settings/access')({
  loader: ({ context }) => settingsLoader(context, accessSettings),
  head: headFromLoader,
  component: () => <SettingsPage page={accessSettings} description={t('setting.page.access.words')} />,
});
