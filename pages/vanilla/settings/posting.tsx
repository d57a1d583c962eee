import { createFileRoute } from '@tanstack/react-router';
import { t } from '#api/translations.ts';
import { postingSettings } from '#components/administration/setting/posting-settings.ts';
import { SettingsPage } from '#components/administration/setting/settings-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { settingsLoader } from '#pages/-setting-page.ts';

/** The page where administrators edit the settings of lists, discussions and posts. */
export const Route = createFileRoute('/vanilla/settings/posting')({
  loader: ({ context }) => settingsLoader(context, postingSettings),
  head: headFromLoader,
  component: () => <SettingsPage page={postingSettings} description={t('setting.page.posting.words')} />,
});
