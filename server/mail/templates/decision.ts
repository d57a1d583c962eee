import { z } from 'zod';
import { decisionKinds } from '#api/moderation/decision/decision-kind.ts';
import { defineTemplate, momentIn } from '#server/mail/mail-template.ts';

/** The e-mail to a member about a decision: its reason, its end date, and how to appeal. */
export const decisionMade = defineTemplate({
  schema: z.object({
    name: z.string(),
    kind: z.enum(decisionKinds),
    reason: z.string().nullable(),
    words: z.string(),
    expires: z.string().nullable(),
    path: z.string(),
  }),
  reason: () => 'mail.reason.account' as const,
  compose: ({ name, kind, reason, words, expires, path }, context) => {
    const { say, siteName } = context;
    const subject = say(`sanction.mail.${kind}.subject`, { site: siteName });
    const until = expires ? `${momentIn(context, expires)} (${context.timeZone})` : say('sanction.until.lifted');
    const hasEnd = kind === 'mute' || kind === 'ban';
    return {
      subject,
      heading: subject,
      greeting: say('mail.hello', { name }),
      lines: [say(`sanction.mail.${kind}.line`, { site: siteName })],
      ...(words && { quote: { author: say('sanction.mail.moderators'), text: words } }),
      facts: [
        ...(reason ? [{ name: say('sanction.reason'), value: reason }] : []),
        ...(hasEnd ? [{ name: say('sanction.until'), value: until }] : []),
      ],
      button: { label: say('sanction.mail.button'), path, orOpen: say('mail.open') },
      afterwards: say('sanction.mail.appeal'),
    };
  },
});

/** The e-mail to a member about the outcome of their appeal. */
export const appealAnswered = defineTemplate({
  schema: z.object({
    name: z.string(),
    outcome: z.enum(['upheld', 'changed', 'revoked']),
    answer: z.string(),
    path: z.string(),
  }),
  reason: () => 'mail.reason.account' as const,
  compose: ({ name, outcome, answer, path }, { say }) => ({
    subject: say('sanction.mail.appeal.subject'),
    heading: say('sanction.mail.appeal.subject'),
    greeting: say('mail.hello', { name }),
    lines: [say(`sanction.appeal.${outcome}`)],
    quote: { author: say('sanction.mail.moderators'), text: answer },
    button: { label: say('sanction.mail.button'), path, orOpen: say('mail.open') },
  }),
});
