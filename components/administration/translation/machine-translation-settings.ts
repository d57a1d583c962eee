import type { SettingPage } from '#components/administration/setting/setting-page.ts';

/** The switch of machine translation. The services are a list of their own (`MachineTranslation`). */
export const machineTranslationSettings: SettingPage = {
  path: '/settings/language',
  name: 'dashboard.place.languages',
  groups: [
    {
      id: 'machine-translation',
      title: 'machine-translation.title',
      words: 'machine-translation.words',
      fields: [
        {
          name: 'machineTranslation.enabled',
          label: 'machine-translation.enabled',
          help: 'machine-translation.enabled-help',
        },
      ],
    },
  ],
};
