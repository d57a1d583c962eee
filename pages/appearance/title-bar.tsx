import { createFileRoute } from '@tanstack/react-router';
import { t } from '#api/translations.ts';
import { pageFrameSettings } from '#components/administration/setting/page-frame-settings.ts';
import { SettingsPage } from '#components/administration/setting/settings-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { settingsLoader } from '#pages/-setting-page.ts';

/** The page where administrators edit the title bar, the footer, the quick links and the invitation of guests. */
export const Route = createFileRoute('/appearance/title-bar')({
  loader: ({ context }) => settingsLoader(context, pageFrameSettings),
  head: headFromLoader,
  component: () => <SettingsPage page={pageFrameSettings} description={t('setting.page.frame.words')} />,
});
