import { z } from 'zod';
import type { MessageID } from '#api/message-id.ts';
import { defineTemplate } from '#server/mail/mail-template.ts';

/** The reasons of refusals that are no error of the API. */
const reasons = {
  expired: 'mail.refusal.expired',
  'wrong-sender': 'mail.refusal.wrong-sender',
  empty: 'mail.refusal.empty',
  muted: 'mail.refusal.muted',
  'too-many': 'mail.refusal.too-many',
  gone: 'mail.refusal.gone',
  other: 'mail.refusal.other',
} as const satisfies Record<string, MessageID>;

/** A reason for which a reply by e-mail is refused, without the error codes of the API. */
export type RefusalReason = keyof typeof reasons;

/** The e-mail to a member whose reply by e-mail was refused, with the reason and the text. */
export const incomingRefusal = defineTemplate({
  schema: z.object({
    name: z.string(),
    reason: z.enum(Object.keys(reasons) as [RefusalReason, ...RefusalReason[]]),
    /** The message of the API, in the recipient's language. */
    message: z.string().optional(),
    subject: z.string(),
    text: z.string(),
    path: z.string(),
  }),
  reason: () => 'mail.refusal.reason',
  compose: ({ name, reason, message, subject, text, path }, { say }) => ({
    subject: say('mail.refusal.subject', { subject }),
    heading: say('mail.refusal.heading'),
    greeting: say('mail.hello', { name }),
    lines: [message || say(reasons[reason]), ...(text ? [say('mail.refusal.kept')] : [])],
    ...(text && { quote: { author: say('mail.refusal.your-text'), text } }),
    button: { label: say('mail.refusal.button'), path },
  }),
});
