import { z } from 'zod';
import { EmailDesign } from '#api/mail/email.contract.ts';
import type { EmailContent } from '#server/mail/email-content.ts';
import { defineTemplate } from '#server/mail/mail-template.ts';
import { digest } from './digest.ts';

/** An already composed e-mail with its language. */
const composed = z.object({
  language: z.string(),
  letter: z.custom<EmailContent>((one) => typeof one === 'object' && one !== null),
});

/**
 * The test e-mail with which an administrator checks delivery and design. It can contain a digest or another e-mail
 * instead.
 */
export const trial = defineTemplate({
  schema: z.object({ look: EmailDesign.optional(), digest: digest.schema.optional(), composed: composed.optional() }),
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
