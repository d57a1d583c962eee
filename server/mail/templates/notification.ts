import { z } from 'zod';
import type { MessageID } from '#api/message-id.ts';
import { MailSubject } from '#server/mail/incoming/reply-headers.ts';
import { defineTemplate, type UnsubscribeReason } from '#server/mail/mail-template.ts';

const schema = z.object({
  /** The event, as named in the notification preferences. An event of an add-on is described by its title. */
  type: z.string(),
  actor: z.string(),
  /** The title of the discussion or conversation; for an event of an add-on, its text. */
  title: z.string(),
  /** The target path within the site. */
  path: z.string(),
  /** The text of the post, as plain text. */
  excerpt: z.string().optional(),
  /** The number of files in a message without text. */
  files: z.number().optional(),
  category: z.object({ categoryID: z.number(), name: z.string() }).optional(),
  /** The number of further events since. */
  more: z.number().optional(),
  /** The record that the event is about. */
  about: MailSubject.optional(),
});

type Data = z.infer<typeof schema>;

interface EventTexts {
  readonly subject: MessageID;
  readonly reason: MessageID;
  readonly button: MessageID;
  /** A text beside the quotation. */
  readonly line?: MessageID;
  /** The author of the quotation, if it is not the actor: the recipient, or another member who is not named. */
  readonly author?: 'reader' | 'other';
}

const words: Readonly<Record<string, EventTexts>> = {
  Mention: {
    subject: 'mail.notification.mention.subject',
    reason: 'mail.notification.mention.reason',
    button: 'mail.notification.comment.button',
  },
  CommentReply: {
    subject: 'mail.notification.comment-reply.subject',
    reason: 'mail.notification.comment-reply.reason',
    button: 'mail.notification.comment.button',
  },
  DiscussionComment: {
    subject: 'mail.notification.discussion-comment.subject',
    reason: 'mail.notification.discussion-comment.reason',
    button: 'mail.notification.comment.button',
  },
  BookmarkComment: {
    subject: 'mail.notification.bookmark-comment.subject',
    reason: 'mail.notification.bookmark-comment.reason',
    button: 'mail.notification.comment.button',
  },
  ParticipateComment: {
    subject: 'mail.notification.participate-comment.subject',
    reason: 'mail.notification.participate-comment.reason',
    button: 'mail.notification.comment.button',
  },
  NewComment: {
    subject: 'mail.notification.new-comment.subject',
    reason: 'mail.notification.new-comment.reason',
    button: 'mail.notification.comment.button',
  },
  NewDiscussion: {
    subject: 'mail.notification.new-discussion.subject',
    reason: 'mail.notification.new-discussion.reason',
    button: 'mail.notification.discussion.button',
  },
  Reaction: {
    subject: 'mail.notification.reaction.subject',
    reason: 'mail.notification.reaction.reason',
    button: 'mail.notification.comment.button',
    author: 'reader',
  },
  ConversationMessage: {
    subject: 'mail.notification.conversation-message.subject',
    reason: 'mail.notification.conversation-message.reason',
    button: 'mail.notification.conversation.button',
  },
  AddedToConversation: {
    subject: 'mail.notification.added-to-conversation.subject',
    reason: 'mail.notification.added-to-conversation.reason',
    button: 'mail.notification.conversation.button',
  },
  AnswerAccepted: {
    subject: 'mail.notification.answer-accepted.subject',
    reason: 'mail.notification.answer-accepted.reason',
    button: 'mail.notification.answer-accepted.button',
    author: 'reader',
  },
  BookmarkedAnswerAccepted: {
    subject: 'mail.notification.bookmarked-answer-accepted.subject',
    reason: 'mail.notification.bookmark-comment.reason',
    button: 'mail.notification.bookmarked-answer-accepted.button',
    author: 'other',
  },
  PostApproved: {
    subject: 'mail.notification.post-approved.subject',
    reason: 'mail.notification.post.reason',
    button: 'mail.notification.post-approved.button',
  },
  PostRejected: {
    subject: 'mail.notification.post-rejected.subject',
    reason: 'mail.notification.post.reason',
    button: 'mail.notification.post-rejected.button',
    line: 'mail.notification.post-rejected.line',
  },
  NewReport: {
    subject: 'mail.notification.new-report.subject',
    reason: 'mail.notification.order.reason',
    button: 'mail.notification.new-report.button',
  },
  ApprovalWaiting: {
    subject: 'mail.notification.approval-waiting.subject',
    reason: 'mail.notification.order.reason',
    button: 'mail.notification.approval-waiting.button',
  },
};

/** The texts for events of add-ons. */
const otherWords: EventTexts = {
  subject: 'mail.notification.other.subject',
  reason: 'mail.reason.notification',
  button: 'mail.notification.other.button',
};

const wordsOf = (type: string): EventTexts => words[type] ?? otherWords;

const subjectOf = ({ type, files }: Data): MessageID =>
  files ? 'mail.notification.conversation-files.subject' : wordsOf(type).subject;

const authors = { actor: 'mail.wrote', reader: 'mail.you-wrote', other: 'mail.follow-up.answers' } as const;

const followed: Readonly<Record<string, 'posts' | 'comments'>> = { NewDiscussion: 'posts', NewComment: 'comments' };

function reasonsOf({ type, category }: Data): UnsubscribeReason[] {
  const what = followed[type];
  return [what && category ? { kind: 'category', categoryID: category.categoryID, what } : { kind: 'event', type }];
}

/** The events to which a member cannot reply, because they are about the member's own post or a task. */
const unanswered = new Set(['Reaction', 'PostApproved', 'PostRejected', 'NewReport', 'ApprovalWaiting']);

/** The e-mail about a notification event: a mention, a reply, a message, and all other events. */
export const notification = defineTemplate({
  schema,
  reason: ({ type }) => wordsOf(type).reason,
  reasonValues: ({ category }) => ({ category: category?.name ?? '' }),
  unsubscribe: reasonsOf,
  about: ({ type, about }) => (unanswered.has(type) ? undefined : about),
  compose: (data, { say }) => {
    const { type, actor, title, path, excerpt, more } = data;
    const subject = say(subjectOf(data), { actor, title, count: data.files ?? 0 });
    const { button, line, author = 'actor' } = wordsOf(type);
    return {
      subject,
      heading: subject,
      ...(excerpt && {
        preview: excerpt.slice(0, 140),
        quote: { author: say(authors[author], { actor }), text: excerpt },
      }),
      lines: [...(line ? [say(line)] : []), ...(more ? [say('mail.notification.more', { count: more })] : [])],
      button: { label: say(button), path },
    };
  },
});
