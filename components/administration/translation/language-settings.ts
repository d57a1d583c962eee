import type { SettingPage } from '#components/administration/setting/setting-page.ts';
import { postTranslationSettings } from './post-translation-settings.ts';

/**
 * The default language of the site, and translations of posts. The languages that the site offers are a form of their
 * own (`LanguageList`).
 */
export const languageSettings: SettingPage = {
  path: '/settings/language',
  name: 'dashboard.place.languages',
  groups: [
    {
      id: 'language',
      title: 'setting.language',
      fields: [
        {
          name: 'garden.locale',
          label: 'setting.default-language',
          help: 'setting.default-language.help',
          isRequired: true,
          choicesOf: 'languages',
        },
      ],
    },
    postTranslationSettings,
  ],
};
