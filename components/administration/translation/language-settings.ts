import type { SettingPage } from '#components/administration/setting/setting-page.ts';

/** The default language of the site. The languages that it offers are a form of their own (`LanguageList`). */
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
  ],
};
