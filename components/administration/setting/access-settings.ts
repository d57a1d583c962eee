import type { SettingPage } from './setting-page.ts';

/** The page with the settings of access, search, privacy and private messages. */
export const accessSettings: SettingPage = {
  path: '/dashboard/settings/access',
  name: 'dashboard.place.access',
  groups: [
    {
      id: 'access',
      title: 'setting.access',
      fields: [
        {
          name: 'site.access',
          label: 'setting.site-access',
          help: 'setting.site-access.help',
          choices: { everyone: 'setting.site-access.everyone', members: 'setting.site-access.members' },
        },
      ],
    },
    {
      id: 'entry',
      title: 'setting.entry',
      words: 'setting.entry.words',
      fields: [
        { name: 'entry.signInUrl', label: 'setting.sign-in-url', direction: 'ltr' },
        {
          name: 'entry.registrationUrl',
          label: 'setting.registration-url',
          direction: 'ltr',
        },
        { name: 'entry.signOutUrl', label: 'setting.sign-out-url', direction: 'ltr' },
      ],
    },
    {
      id: 'search',
      title: 'setting.search',
      words: 'setting.search.words',
      fields: [
        {
          name: 'search.externalSearch',
          label: 'setting.external-search',
          help: 'setting.external-search.help',
          direction: 'ltr',
        },
        {
          name: 'search.externalResultsInNewTab',
          label: 'setting.external-search-tab',
          only: { field: 'search.externalSearch', set: true },
        },
      ],
    },
    {
      id: 'messages',
      title: 'setting.messages',
      fields: [
        { name: 'conversations.enabled', label: 'setting.messages-on' },
        {
          name: 'conversations.maxRecipients',
          label: 'setting.recipients',
          only: { field: 'conversations.enabled', is: true },
        },
        {
          name: 'conversations.subjects',
          label: 'setting.subjects',
          only: { field: 'conversations.enabled', is: true },
        },
        {
          name: 'conversations.inspection',
          label: 'setting.inspection',
          help: 'setting.inspection.help',
          only: { field: 'conversations.enabled', is: true },
        },
      ],
    },
    {
      id: 'privacy',
      title: 'setting.privacy',
      fields: [
        { name: 'privacy.anonymizeData', label: 'setting.anonymize', help: 'setting.anonymize.help' },
        { name: 'ui.bannedPrivateProfile', label: 'setting.banned-private' },
        {
          name: 'account.deletionDays',
          label: 'setting.deletion-days',
          help: 'setting.deletion-days.help',
          unit: 'setting.unit.days',
        },
      ],
    },
    {
      id: 'public-log',
      title: 'setting.public-log',
      words: 'setting.public-log.words',
      fields: [
        {
          name: 'moderation.publicLog',
          label: 'setting.public-log.readers',
          choices: {
            nobody: 'setting.public-log.nobody',
            members: 'setting.public-log.members',
            everyone: 'setting.public-log.everyone',
          },
        },
        {
          name: 'moderation.publicLogNames',
          label: 'setting.public-log.names',
          only: { not: { field: 'moderation.publicLog', is: 'nobody' } },
        },
      ],
    },
  ],
};
