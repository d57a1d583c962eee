import { numberByRole, rolePart } from '#components/administration/setting/setting-codec.ts';
import type { SettingPage } from '#components/administration/setting/setting-page.ts';

/** The registration page: who may join, the rules for names and passwords, invitations, protection from bots. */
export const registrationSettings = {
  path: '/dashboard/settings/registration',
  name: 'dashboard.place.registration',
  groups: [
    {
      id: 'method',
      title: 'administration.joining.how',
      words: 'administration.joining.how-words',
      fields: [
        {
          name: 'registration.method',
          label: 'administration.joining.method',
          choices: {
            basic: 'administration.joining.open',
            approval: 'administration.joining.approval',
            invitation: 'administration.joining.invitation',
            connect: 'administration.joining.connect',
          },
          explanations: {
            basic: 'administration.joining.open-help',
            approval: 'administration.joining.approval-help',
            invitation: 'administration.joining.invitation-help',
            connect: 'administration.joining.connect-help',
          },
        },
        {
          name: 'registration.confirmEmail',
          label: 'administration.joining.confirm',
          help: 'administration.joining.confirm-help',
        },
        {
          name: 'registration.termsUrl',
          label: 'administration.joining.terms',
          help: 'administration.joining.terms-help',
          direction: 'ltr',
        },
      ],
    },
    {
      id: 'names',
      title: 'administration.joining.names',
      fields: [
        {
          name: 'registration.nameLength',
          label: 'setting.name-length',
          parts: [
            { name: 'min', label: 'administration.joining.name-shortest' },
            { name: 'max', label: 'administration.joining.name-longest' },
          ],
        },
        { name: 'registration.namesWithSpaces', label: 'administration.joining.name-spaces' },
        {
          name: 'password.minLength',
          label: 'administration.joining.password',
          help: 'administration.joining.password-help',
        },
      ],
    },
    {
      id: 'invitations',
      title: 'administration.joining.invitations',
      words: 'administration.joining.invitations-words',
      fields: [
        {
          name: 'registration.invitations',
          label: 'setting.by-role',
          addLabel: 'setting.by-role.add',
          itemTitle: 'roleID',
          parts: [rolePart, { name: 'value', label: 'setting.invitations-at-most', isRequired: true }],
          codec: numberByRole({ type: 'integer', minimum: -1, maximum: 10_000 }),
        },
        { name: 'registration.invitationDays', label: 'administration.joining.invitation-days' },
      ],
    },
    {
      id: 'bots',
      title: 'setting.bots',
      words: 'setting.bots.words',
      fields: [
        { name: 'botProtection.siteKey', label: 'setting.bots.key', direction: 'ltr' },
        {
          name: 'botProtection.scriptUrl',
          label: 'setting.bots.script',
          direction: 'ltr',
          only: { field: 'botProtection.siteKey', set: true },
        },
      ],
    },
  ],
} as const satisfies SettingPage;
