import { createFileRoute } from '@tanstack/react-router';
import { t } from '#api/translations.ts';
import { embeddingSettings } from '#components/administration/setting/embedding-settings.ts';
import { SettingsPage } from '#components/administration/setting/settings-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { settingsLoader } from '#pages/-setting-page.ts';

/** The page where administrators let other sites show the forum. */
export const Route = createFileRoute('/embed/forum')({
  loader: ({ context }) => settingsLoader(context, embeddingSettings),
  head: headFromLoader,
  component: () => <SettingsPage page={embeddingSettings} description={t('setting.page.embedding.words')} />,
});
