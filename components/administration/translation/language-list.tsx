import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { changeLocale } from '#api/administration/translation/locale.client.ts';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import type { FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { settingNamesOf } from '#components/administration/setting/setting-page.ts';
import { FormCard } from '#components/form/form-card.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { languageForm } from './language-form.ts';
import { languageSettings } from './language-settings.ts';

/** The languages that the site offers to its readers, with a switch for each (docs/behavior/platform.md#languages). */
export function LanguageList() {
  const { api } = useSite();
  const client = useQueryClient();
  const { data: locales } = useSuspenseQuery(localesQuery(api));
  const { data: settings } = useSuspenseQuery(chosenSettingsQuery(api, settingNamesOf(languageSettings)));
  const defaultLocale = String(settings['garden.locale']);
  const isOn = ({ localeKey, enabled }: (typeof locales)[number]) => enabled || localeKey === defaultLocale;
  const save = async (_: FormValues, changes: FormValues) => {
    for (const [locale, enabled] of Object.entries(changes))
      await changeLocale(api, locale, { enabled: enabled === true });
    await client.invalidateQueries({ queryKey: localesQuery(api).queryKey });
  };
  return (
    <FormCard
      // Another default language, or another list of languages, makes another form.
      key={[defaultLocale, ...locales.map(({ localeKey }) => localeKey)].join()}
      id="languages"
      title={t('setting.languages')}
      words={t('setting.languages.words')}
      loaded={{
        schema: languageForm(locales, defaultLocale),
        values: Object.fromEntries(locales.map((locale) => [locale.localeKey, isOn(locale)])),
      }}
      save={save}
    />
  );
}
