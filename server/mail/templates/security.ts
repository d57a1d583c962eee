import { z } from 'zod';
import type { MessageID } from '#api/message-id.ts';
import { defineTemplate } from '#server/mail/mail-template.ts';

/** The changes to an account's sign-in methods of which its owner is notified. */
export const securityChanges = [
  'app-on',
  'app-off',
  'passkey-on',
  'passkey-off',
  'codes',
  'reset',
  'service-on',
  'service-off',
  'token-on',
  'site-service-on',
  'site-service-changed',
  'site-service-off',
] as const;
/** A change to an account's sign-in methods. */
export type SecurityChange = (typeof securityChanges)[number];

const subjects: Readonly<Record<SecurityChange, MessageID>> = {
  'app-on': 'mail.security.app-on.subject',
  'app-off': 'mail.security.app-off.subject',
  'passkey-on': 'mail.security.passkey-on.subject',
  'passkey-off': 'mail.security.passkey-off.subject',
  codes: 'mail.security.codes.subject',
  reset: 'mail.security.reset.subject',
  'service-on': 'mail.security.service-on.subject',
  'service-off': 'mail.security.service-off.subject',
  'token-on': 'mail.security.token-on.subject',
  'site-service-on': 'mail.security.site-service-on.subject',
  'site-service-changed': 'mail.security.site-service-changed.subject',
  'site-service-off': 'mail.security.site-service-off.subject',
};
const lines: Readonly<Record<SecurityChange, MessageID>> = {
  'app-on': 'mail.security.app-on.line',
  'app-off': 'mail.security.app-off.line',
  'passkey-on': 'mail.security.passkey-on.line',
  'passkey-off': 'mail.security.passkey-off.line',
  codes: 'mail.security.codes.line',
  reset: 'mail.security.reset.line',
  'service-on': 'mail.security.service-on.line',
  'service-off': 'mail.security.service-off.line',
  'token-on': 'mail.security.token-on.line',
  'site-service-on': 'mail.security.site-service-on.line',
  'site-service-changed': 'mail.security.site-service-changed.line',
  'site-service-off': 'mail.security.site-service-off.line',
};

/** The e-mail about a security change. `what` is the name of the passkey, service or token. */
export const securityChanged = defineTemplate({
  schema: z.object({ name: z.string(), change: z.enum(securityChanges), what: z.string().default('') }),
  reason: () => 'mail.reason.account',
  compose: ({ name, change, what }, { say }) => ({
    subject: say(subjects[change]),
    heading: say(subjects[change]),
    greeting: say('mail.hello', { name }),
    lines: [say(lines[change], { what })],
    button: { label: say('mail.security.button'), path: '/profile/sessions' },
    afterwards: say('mail.security.afterwards'),
  }),
});
