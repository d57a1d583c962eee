import type { EmailTemplateDetails } from '#api/mail/email-template.contract.ts';

/** An e-mail template with one changed text. */
export const aMessage: EmailTemplateDetails = {
  emailTemplatesID: 3,
  name: 'Set a new password',
  emailType: 'system',
  status: 'active',
  locale: 'en',
  subject: 'Set a new password',
  body: 'Hello Ana,\n\nSet a new one, soon.\n\nIf this was not you, you can leave this message alone.',
  footer: 'You receive this email because you have an account at Harbour.',
  emailLogo: null,
  emailConfig: {},
  countChanged: 1,
  words: [
    { id: 'mail.reset.subject', text: 'Set a new password', original: 'Set a new password', countTemplates: 1 },
    { id: 'mail.hello', text: 'Hello {name},', original: 'Hello {name},', countTemplates: 24 },
    {
      id: 'mail.reset.line',
      text: 'Set a new one, soon.',
      original: 'You can set a new password for your account. The link works once and expires after 2 hours.',
      countTemplates: 1,
    },
    { id: 'mail.reset.button', text: 'Set a new password', original: 'Set a new password', countTemplates: 2 },
  ],
};

/** The preview of `aMessage`. */
export const itsPreview = {
  subject: 'Set a new password – Harbour',
  html: '<html lang="en"><body style="font-family:sans-serif"><h1>Set a new password</h1><p>Hello Ana,</p></body></html>',
};
