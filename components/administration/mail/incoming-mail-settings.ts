import type { SettingPage } from '#components/administration/setting/setting-page.ts';

/** The settings of replies by e-mail: the address, who may reply, and the mailbox. */
export const incomingMailSettings = {
  path: '/dashboard/settings/incoming-mail',
  name: 'dashboard.place.incoming-mail',
  groups: [
    {
      id: 'replies',
      title: 'incoming-mail.replies',
      fields: [
        { name: 'incomingMail.enabled', label: 'incoming-mail.enabled', help: 'incoming-mail.enabled-help' },
        {
          name: 'incomingMail.address',
          label: 'incoming-mail.address',
          help: 'incoming-mail.address-help',
          direction: 'ltr',
        },
        { name: 'incomingMail.days', label: 'incoming-mail.days', unit: 'incoming-mail.unit-days' },
        { name: 'incomingMail.requireSender', label: 'incoming-mail.sender', help: 'incoming-mail.sender-help' },
        {
          name: 'incomingMail.returnPath',
          label: 'incoming-mail.return-path',
          help: 'incoming-mail.return-path-help',
        },
        {
          name: 'incomingMail.kind',
          label: 'incoming-mail.kind',
          choices: { webhook: 'incoming-mail.kind.webhook', imap: 'incoming-mail.kind.imap' },
        },
      ],
    },
    {
      id: 'mailbox',
      title: 'incoming-mail.mailbox',
      words: 'incoming-mail.mailbox-words',
      fields: [
        { name: 'incomingMail.host', label: 'incoming-mail.host', direction: 'ltr' },
        { name: 'incomingMail.port', label: 'incoming-mail.port' },
        { name: 'incomingMail.tls', label: 'incoming-mail.tls', help: 'incoming-mail.tls-help' },
        { name: 'incomingMail.user', label: 'incoming-mail.user', direction: 'ltr' },
        { name: 'incomingMail.folder', label: 'incoming-mail.folder' },
      ],
    },
  ],
} as const satisfies SettingPage;
