import { z } from 'zod';
import type { EmailItem } from '#server/mail/email-content.ts';
import { defineTemplate, type EmailContext } from '#server/mail/mail-template.ts';

const discussion = z.object({
  name: z.string(),
  path: z.string(),
  author: z.string(),
  countComments: z.number(),
  excerpt: z.string().optional(),
  category: z.string().optional(),
});

const schema = z.object({
  frequency: z.enum(['daily', 'weekly']),
  /** Custom texts of the site: the subject, the introduction and the closing. */
  title: z.string().optional(),
  introduction: z.string().optional(),
  closing: z.string().optional(),
  /** Unread notifications. */
  unread: z.array(z.object({ text: z.string(), path: z.string(), date: z.string() })),
  /** Followed categories, each with its most active discussions. */
  categories: z.array(z.object({ name: z.string(), path: z.string(), discussions: z.array(discussion) })),
  /** The most active discussions of all other categories. */
  elsewhere: z.array(discussion),
});

/** The content of a digest. */
export type DigestContent = z.infer<typeof schema>;

const subjects = { daily: 'mail.digest.daily.subject', weekly: 'mail.digest.weekly.subject' } as const;
const headings = { daily: 'mail.digest.daily.heading', weekly: 'mail.digest.weekly.heading' } as const;

const itemOf = (
  { name, path, author, countComments, excerpt, category }: z.infer<typeof discussion>,
  { say }: EmailContext,
): EmailItem => ({
  title: name,
  path,
  about: category
    ? say('mail.digest.item.category', { author, category, count: countComments })
    : say('mail.digest.item', { author, count: countComments }),
  ...(excerpt && { excerpt }),
});

/**
 * The daily or weekly digest of a member: unread notifications, the most active discussions of followed categories, and
 * of all other categories.
 */
export const digest = defineTemplate({
  schema,
  reason: () => 'mail.reason.digest',
  unsubscribe: () => [{ kind: 'digest' }],
  compose: ({ frequency, title, introduction, closing, unread, categories, elsewhere }, context) => {
    const { say, siteName } = context;
    const count = categories.reduce((sum, { discussions }) => sum + discussions.length, elsewhere.length);
    const day = new Intl.DateTimeFormat(context.locale, { dateStyle: 'long', timeZone: context.timeZone });
    return {
      subject: title || say(subjects[frequency], { site: siteName }),
      ...(count > 0 && { preview: say('mail.digest.preview', { count }) }),
      heading: title || say(headings[frequency]),
      lines: introduction ? [introduction] : [],
      sections: [
        ...(unread.length > 0
          ? [
              {
                heading: say('mail.digest.unread.heading'),
                items: unread.map(({ text, path, date }) => ({ title: text, path, about: day.format(new Date(date)) })),
                more: { label: say('mail.digest.unread.more'), path: '/profile/notifications' },
              },
            ]
          : []),
        ...categories.map(({ name, path, discussions }) => ({
          heading: name,
          items: discussions.map((one) => itemOf(one, context)),
          more: { label: say('mail.digest.category.more', { category: name }), path },
        })),
        ...(elsewhere.length > 0
          ? [{ heading: say('mail.digest.elsewhere'), items: elsewhere.map((one) => itemOf(one, context)) }]
          : []),
      ],
      button: { label: say('mail.digest.button'), path: '/' },
      ...(closing && { afterwards: closing }),
    };
  },
});
