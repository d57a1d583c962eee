import type { SettingPage } from '#components/administration/setting/setting-page.ts';

/** The settings of the page with the access tokens of the site. */
export const tokenSettings: SettingPage = {
  path: '/settings/tokens',
  name: 'dashboard.place.tokens',
  groups: [
    {
      id: 'token-creation',
      title: 'setting.tokens',
      words: 'setting.tokens.words',
      fields: [
        {
          name: 'tokens.creators',
          label: 'setting.token-creators',
          choices: {
            permitted: 'setting.token-creators.permitted',
            administrators: 'setting.token-creators.administrators',
            nobody: 'setting.token-creators.nobody',
          },
        },
        {
          name: 'tokens.maxDays',
          label: 'setting.token-days',
          help: 'setting.token-days.help',
          unit: 'setting.unit.days',
        },
      ],
    },
  ],
};
