import { createFileRoute } from '@tanstack/react-router';
import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import { translationServicesQuery } from '#api/administration/translation/service/translation-service.queries.ts';
import { translationUsageQuery } from '#api/post/translation/post-translation.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { SettingCards } from '#components/administration/setting/setting-card.tsx';
import { LanguageList } from '#components/administration/translation/language-list.tsx';
import { languageSettings } from '#components/administration/translation/language-settings.ts';
import { LanguageTexts } from '#components/administration/translation/language-texts.tsx';
import { MachineTranslation } from '#components/administration/translation/machine-translation.tsx';
import { machineTranslationSettings } from '#components/administration/translation/machine-translation-settings.ts';
import { PostTranslationCard } from '#components/administration/translation/post-translation-card.tsx';
import { postTranslationSettings } from '#components/administration/translation/post-translation-settings.ts';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { loadSettings, settingsLoader } from '#pages/-setting-page.ts';
import { stack } from '#theme/layout/layout.css.ts';

/** The page where administrators set the default language of the site and the languages that it offers. */
export const Route = createFileRoute('/settings/language')({
  loader: async ({ context }) => {
    const [loaded] = await Promise.all([
      settingsLoader(context, languageSettings),
      loadSettings(context, machineTranslationSettings),
      loadSettings(context, postTranslationSettings),
      context.queryClient.ensureQueryData(localesQuery(context.api)),
      context.queryClient.ensureQueryData(translationUsageQuery(context.api)),
      context.queryClient.ensureQueryData(translationServicesQuery(context.api)),
      context.queryClient.ensureQueryData(twoFactorQuery(context.api)),
      currentTranslations().need('account'),
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
        <SettingCards page={languageSettings} />
        <LanguageList />
        <LanguageTexts />
        <MachineTranslation />
        <PostTranslationCard />
      </div>
    </DashboardPage>
  ),
});
