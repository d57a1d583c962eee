import { createFileRoute } from '@tanstack/react-router';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import { translationUsageQuery } from '#api/post/translation/post-translation.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { SettingCard } from '#components/administration/setting/setting-card.tsx';
import { LanguageList } from '#components/administration/translation/language-list.tsx';
import { languageSettings } from '#components/administration/translation/language-settings.ts';
import { LanguageTexts } from '#components/administration/translation/language-texts.tsx';
import { PostTranslationCard } from '#components/administration/translation/post-translation-card.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { settingsLoader } from '#pages/-setting-page.ts';
import { stack } from '#theme/layout/layout.css.ts';

/** The page where administrators set the default language of the site and the languages that it offers. */
export const Route = createFileRoute('/settings/language')({
  loader: async ({ context }) => {
    const [loaded] = await Promise.all([
      settingsLoader(context, languageSettings),
      context.queryClient.ensureQueryData(localesQuery(context.api)),
      context.queryClient.ensureQueryData(translationUsageQuery(context.api)),
    ]);
    return loaded;
  },
  head: headFromLoader,
  component: () => (
    <DashboardPage
      title={t(languageSettings.name)}
      description={t('setting.page.language.words')}
      path={languageSettings.path}
    >
      <SettingsNoScriptNotice />
      <div className={stack({ gap: 'large' })}>
        <SettingCard page={languageSettings} id="language" />
        <LanguageList />
        <LanguageTexts />
        <PostTranslationCard />
      </div>
    </DashboardPage>
  ),
});
