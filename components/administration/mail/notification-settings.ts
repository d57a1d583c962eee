import type { SettingPage } from '#components/administration/setting/setting-page.ts';

/** The defaults of new members, reminders to the authors of questions, and the services of push notifications. */
export const notificationSettings = {
  path: '/dashboard/settings/notifications',
  name: 'dashboard.place.notifications',
  groups: [
    {
      id: 'categories',
      title: 'administration.defaults.categories',
      words: 'administration.defaults.categories-words',
      fields: [
        {
          name: 'preferences.categoryFollowed.defaults',
          label: 'administration.defaults.follow',
          inputType: 'category',
        },
      ],
    },
    {
      id: 'follow-up',
      title: 'administration.question.follow-up',
      words: 'administration.question.follow-up-words',
      fields: [
        {
          name: 'qna.followUp.enabled',
          label: 'administration.question.enabled',
          help: 'administration.question.enabled-help',
        },
        {
          name: 'qna.followUp.days',
          label: 'administration.question.days',
          help: 'administration.question.days-help',
          only: { field: 'qna.followUp.enabled', is: true },
        },
      ],
    },
    {
      id: 'push',
      title: 'setting.push',
      words: 'setting.push.words',
      fields: [
        {
          name: 'push.services',
          label: 'setting.push.hosts',
          help: 'setting.one-per-line',
          inputType: 'lines',
          direction: 'ltr',
        },
      ],
    },
  ],
} as const satisfies SettingPage;
