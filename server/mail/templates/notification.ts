import { z } from 'zod';
import { defineTemplate, type UnsubscribeReason } from '#server/mail/mail-template.ts';
import { type MailWord, mailWords } from './words.ts';

const schema = z.object({
  /** The event, as the preferences name it; an add-on's is told by its title. */
  type: z.string(),
  actor: z.string(),
  /** The discussion or conversation; what is told, for an event of an add-on. */
  title: z.string(),
  /** Where it leads, within the site. */
  path: z.string(),
  /** What was written, as plain text. */
  excerpt: z.string().optional(),
  category: z.object({ categoryID: z.number(), name: z.string() }).optional(),
  /** How many more there were since. */
  more: z.number().optional(),
});

type Data = z.infer<typeof schema>;

const wordOf = (type: string, what: 'subject' | 'reason', otherwise: MailWord): MailWord => {
  const word = `notification.${type}.${what}`;
  return word in mailWords ? (word as MailWord) : otherwise;
};

const buttonOf = (type: string): MailWord => {
  if (type === 'NewDiscussion') return 'notification.discussion.button';
  if (type === 'ConversationMessage' || type === 'AddedToConversation') return 'notification.conversation.button';
  return wordOf(type, 'subject', 'notification.other.subject') === 'notification.other.subject'
    ? 'notification.other.button'
    : 'notification.comment.button';
};

const followed: Readonly<Record<string, 'posts' | 'comments'>> = { NewDiscussion: 'posts', NewComment: 'comments' };

function reasonsOf({ type, category }: Data): UnsubscribeReason[] {
  const what = followed[type];
  return [what && category ? { kind: 'category', categoryID: category.categoryID, what } : { kind: 'event', type }];
}

/** Tells a member of an event: a mention, a reply, a message, and whatever else there are notifications of. */
export const notification = defineTemplate({
  schema,
  reason: ({ type }) => wordOf(type, 'reason', 'reason.notification'),
  reasonValues: ({ category }) => ({ category: category?.name ?? '' }),
  unsubscribe: reasonsOf,
  compose: ({ type, actor, title, path, excerpt, more }, { say }) => {
    const subject = say(wordOf(type, 'subject', 'notification.other.subject'), { actor, title });
    return {
      subject,
      heading: subject,
      ...(excerpt && { preview: excerpt.slice(0, 140), quote: { author: say('wrote', { actor }), text: excerpt } }),
      lines: more ? [say('notification.more', { count: more })] : [],
      button: { label: say(buttonOf(type)), path },
    };
  },
});
