import { z } from 'zod';
import { EmailLook } from '#api/mail/email.contract.ts';
import type { Letter } from '#server/mail/letter.ts';
import { defineTemplate } from '#server/mail/mail-template.ts';
import { digest } from './digest.ts';

/** A message that was composed already, in its language. */
const composed = z.object({
  language: z.string(),
  letter: z.custom<Letter>((one) => typeof one === 'object' && one !== null),
});

/** Lets an administrator see that messages arrive, and how they look; with a digest or another message in it, that. */
export const trial = defineTemplate({
  schema: z.object({ look: EmailLook.optional(), digest: digest.schema.optional(), composed: composed.optional() }),
  reason: () => 'mail.reason.trial',
  language: (data) => data.composed?.language,
  compose: ({ digest: content, composed: other }, context) => {
    const { say, siteName } = context;
    if (other) return other.letter;
    if (content) return digest.compose(content, context);
    return {
      subject: say('mail.trial.subject'),
      heading: say('mail.trial.subject'),
      lines: [say('mail.trial.line', { site: siteName })],
      button: { label: say('mail.trial.button'), path: '/' },
    };
  },
});
