import type { SettingPage } from './setting-page.ts';

const only = { field: 'embed.enabled', is: true } as const;

/** The page with the settings for showing the forum within another site. */
export const embeddingSettings: SettingPage = {
  path: '/embed/forum',
  name: 'dashboard.place.embedding',
  groups: [
    {
      id: 'embedding',
      title: 'setting.embedding',
      words: 'setting.embedding.words',
      fields: [
        { name: 'embed.enabled', label: 'setting.embed-on' },
        {
          name: 'embed.allowedOrigins',
          label: 'setting.embed-origins',
          help: 'setting.embed-origins.help',
          inputType: 'lines',
          rows: 3,
          direction: 'ltr',
          only,
        },
        {
          name: 'embed.remoteUrl',
          label: 'setting.embed-page',
          help: 'setting.embed-page.help',
          direction: 'ltr',
          only,
        },
        { name: 'embed.forced', label: 'setting.embed-forced', help: 'setting.embed-forced.help', only },
      ],
    },
  ],
};
