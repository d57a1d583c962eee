import { control, type FormSchema, type FormValues } from '#api/form/form-schema.ts';
import type { MailServer, MailServerChange } from '#api/mail/outgoing/mail-server.contract.ts';
import { t } from '#api/translations.ts';

/** Returns the form of the mail server. The stored password is never part of it. */
export const mailServerForm = ({ hasPassword }: MailServer): FormSchema => ({
  type: 'object',
  required: ['port', 'encryption'],
  properties: {
    host: {
      type: 'string',
      maxLength: 253,
      ...control({
        inputType: 'text',
        label: t('outgoing-mail.host'),
        description: t('outgoing-mail.host-help'),
        direction: 'ltr',
      }),
    },
    port: {
      type: 'integer',
      minimum: 1,
      maximum: 65_535,
      ...control({ inputType: 'number', label: t('outgoing-mail.port'), description: t('outgoing-mail.port-help') }),
    },
    encryption: {
      type: 'string',
      enum: ['tls', 'starttls', 'optional'],
      ...control({
        inputType: 'choice',
        label: t('outgoing-mail.encryption'),
        choices: {
          tls: t('outgoing-mail.encryption.tls'),
          starttls: t('outgoing-mail.encryption.starttls'),
          optional: t('outgoing-mail.encryption.optional'),
        },
      }),
    },
    user: {
      type: 'string',
      maxLength: 254,
      ...control({
        inputType: 'text',
        label: t('outgoing-mail.user'),
        description: t('outgoing-mail.user-help'),
        direction: 'ltr',
      }),
    },
    password: {
      type: 'string',
      maxLength: 1_000,
      ...control({
        inputType: 'text',
        label: t('outgoing-mail.password'),
        description: t(hasPassword ? 'outgoing-mail.password-stored' : 'outgoing-mail.password-missing'),
        direction: 'ltr',
        isSecret: true,
      }),
    },
  },
});

/** Returns the form of the sender. */
export const senderForm = (): FormSchema => ({
  type: 'object',
  properties: {
    senderName: {
      type: 'string',
      maxLength: 100,
      ...control({ inputType: 'text', label: t('outgoing-mail.sender-name') }),
    },
    senderAddress: {
      type: 'string',
      maxLength: 254,
      ...control({
        inputType: 'text',
        label: t('outgoing-mail.sender-address'),
        description: t('outgoing-mail.sender-help'),
        direction: 'ltr',
      }),
    },
  },
});

/** Returns the change of the mail server for changed fields. Emptied texts are stored as empty. */
export function mailServerChange({ password, ...changes }: FormValues): MailServerChange {
  const texts = Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value ?? '']));
  if (changes['user'] !== undefined && !changes['user']) return { ...texts, password: null };
  return { ...texts, ...(password && { password: String(password) }) };
}
