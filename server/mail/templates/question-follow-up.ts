import { z } from 'zod';
import { dayIn, defineTemplate } from '#server/mail/mail-template.ts';

const schema = z.object({
  name: z.string(),
  /** The title of the question, and its path within the site. */
  title: z.string(),
  path: z.string(),
  /** The date of the first answer. */
  date: z.string(),
  /** The number of answers that await a decision. The best ones are in `answers`. */
  count: z.number(),
  answers: z.array(z.object({ author: z.string(), path: z.string(), date: z.string(), excerpt: z.string() })),
});

/** The e-mail that reminds the author of a question to accept an answer (docs/behavior/discussion.md#answers). */
export const questionFollowUp = defineTemplate({
  schema,
  reason: () => 'mail.follow-up.reason' as const,
  unsubscribe: () => [{ kind: 'event', type: 'QuestionFollowUp' }],
  compose: ({ name, title, path, date, count, answers }, context) => {
    const { say } = context;
    return {
      subject: say('mail.follow-up.subject', { title }),
      preview: say('mail.follow-up.preview', { count }),
      heading: say('mail.follow-up.heading'),
      greeting: say('mail.hello', { name }),
      lines: [say('mail.follow-up.line', { title, count, date: dayIn(context, date) }), say('mail.follow-up.why')],
      sections: [
        {
          heading: say('mail.follow-up.answers'),
          items: answers.map((answer) => ({
            title: say('mail.wrote', { actor: answer.author }),
            path: answer.path,
            about: dayIn(context, answer.date),
            excerpt: answer.excerpt,
          })),
        },
      ],
      button: { label: say('mail.follow-up.button'), path },
    };
  },
});
