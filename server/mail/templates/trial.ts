import { z } from 'zod';
import { defineTemplate } from '#server/mail/mail-template.ts';

/** Lets an administrator see that messages arrive, and how they look. */
export const trial = defineTemplate({
  schema: z.object({}),
  reason: () => 'reason.trial',
  compose: (_, { say, siteName }) => ({
    subject: say('trial.subject'),
    heading: say('trial.subject'),
    lines: [say('trial.line', { site: siteName })],
    button: { label: say('trial.button'), path: '/' },
  }),
});
