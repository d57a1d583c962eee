import type { SettingPage } from '#components/administration/setting/setting-page.ts';

/** The settings of digests: whether and when they are sent, and their additional texts. */
export const digestSettings = {
  path: '/dashboard/settings/digest',
  name: 'dashboard.place.digest',
  groups: [
    {
      id: 'digest',
      title: 'administration.digest.settings',
      words: 'administration.digest.settings-words',
      fields: [
        {
          name: 'digest.enabled',
          label: 'administration.digest.enabled',
          help: 'administration.digest.enabled-help',
        },
        {
          name: 'digest.default',
          label: 'administration.digest.default',
          help: 'administration.digest.default-help',
          choices: {
            none: 'administration.digest.choice-none',
            daily: 'administration.digest.choice-daily',
            weekly: 'administration.digest.choice-weekly',
          },
        },
        {
          name: 'digest.weekday',
          label: 'administration.digest.weekday',
          choicesOf: 'weekdays',
        },
        { name: 'digest.hour', label: 'administration.digest.hour', choicesOf: 'hours' },
        {
          name: 'mail.timeZone',
          label: 'administration.digest.zone',
          help: 'administration.digest.zone-help',
          inputType: 'timeZone',
          isRequired: true,
        },
        { name: 'digest.postCount', label: 'administration.digest.posts' },
        { name: 'digest.title', label: 'administration.digest.subject', help: 'administration.digest.subject-help' },
        {
          name: 'digest.introduction',
          label: 'administration.digest.introduction',
          inputType: 'textArea',
          rows: 3,
        },
        { name: 'digest.closing', label: 'administration.digest.closing', inputType: 'textArea', rows: 3 },
      ],
    },
  ],
} as const satisfies SettingPage;
