import type { SettingPage } from '#components/administration/setting/setting-page.ts';

/** The settings of automatic backups. */
export const backupSettings = {
  path: '/dashboard/backups',
  name: 'dashboard.place.backups',
  groups: [
    {
      id: 'schedule',
      title: 'data.backup.schedule-title',
      words: 'data.backup.schedule-words',
      fields: [
        {
          name: 'backup.schedule',
          label: 'data.backup.schedule',
          choices: {
            off: 'data.backup.schedule.off',
            daily: 'data.backup.schedule.daily',
            weekly: 'data.backup.schedule.weekly',
          },
        },
        {
          name: 'backup.weekday',
          label: 'data.backup.weekday',
          choicesOf: 'weekdays',
          only: { field: 'backup.schedule', is: 'weekly' },
        },
        {
          name: 'backup.hour',
          label: 'data.backup.hour',
          choicesOf: 'hours',
          only: { not: { field: 'backup.schedule', is: 'off' } },
        },
        {
          name: 'backup.keep',
          label: 'data.backup.keep',
          help: 'data.backup.keep-help',
          only: { not: { field: 'backup.schedule', is: 'off' } },
        },
      ],
    },
  ],
} as const satisfies SettingPage;
