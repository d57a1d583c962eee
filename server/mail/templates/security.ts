import { z } from 'zod';
import type { MessageID } from '#api/message-id.ts';
import { defineTemplate } from '#server/mail/mail-template.ts';

/** What can become of the ways a member signs in. */
export const securityChanges = ['app-on', 'app-off', 'passkey-on', 'passkey-off', 'codes', 'reset'] as const;
/** What became of the ways a member signs in. */
export type SecurityChange = (typeof securityChanges)[number];

const subjects: Readonly<Record<SecurityChange, MessageID>> = {
  'app-on': 'mail.security.app-on.subject',
  'app-off': 'mail.security.app-off.subject',
  'passkey-on': 'mail.security.passkey-on.subject',
  'passkey-off': 'mail.security.passkey-off.subject',
  codes: 'mail.security.codes.subject',
  reset: 'mail.security.reset.subject',
};
const lines: Readonly<Record<SecurityChange, MessageID>> = {
  'app-on': 'mail.security.app-on.line',
  'app-off': 'mail.security.app-off.line',
  'passkey-on': 'mail.security.passkey-on.line',
  'passkey-off': 'mail.security.passkey-off.line',
  codes: 'mail.security.codes.line',
  reset: 'mail.security.reset.line',
};

/** Tells a member that a way to sign in came or went; `what` is the name of a passkey. */
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
