import { z } from 'zod';
import { EmailLook } from '#api/mail/email.contract.ts';
import { defineTemplate } from '#server/mail/mail-template.ts';
import { digest } from './digest.ts';

/** Lets an administrator see that messages arrive, and how they look; with a digest in it, that. */
export const trial = defineTemplate({
  schema: z.object({ look: EmailLook.optional(), digest: digest.schema.optional() }),
  reason: () => 'mail.reason.trial',
  compose: ({ digest: content }, context) => {
    const { say, siteName } = context;
    if (content) return digest.compose(content, context);
    return {
      subject: say('mail.trial.subject'),
      heading: say('mail.trial.subject'),
      lines: [say('mail.trial.line', { site: siteName })],
      button: { label: say('mail.trial.button'), path: '/' },
    };
  },
});
