import type { SettingPage } from '#components/administration/setting/setting-page.ts';

/** The settings of translations of posts on request (docs/behavior/post.md#translation). */
export const postTranslationSettings = {
  path: '/settings/language',
  name: 'dashboard.place.languages',
  groups: [
    {
      id: 'post-translation',
      title: 'setting.post-translation.title',
      words: 'setting.post-translation.words',
      fields: [
        {
          name: 'machineTranslation.posts',
          label: 'setting.post-translation.posts',
          help: 'setting.post-translation.posts-help',
        },
        {
          name: 'machineTranslation.privateCategories',
          label: 'setting.post-translation.private',
          help: 'setting.post-translation.private-help',
          only: { field: 'machineTranslation.posts', is: true },
        },
        {
          name: 'machineTranslation.dailyCharacters',
          label: 'setting.post-translation.characters',
          help: 'setting.post-translation.characters-help',
          only: { field: 'machineTranslation.posts', is: true },
        },
      ],
    },
  ],
} as const satisfies SettingPage;
