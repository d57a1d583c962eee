import type { MessageID } from '#api/message-id.ts';
import type { Translations } from '#api/translations.ts';

/** The data from which the text of a notification is composed. */
export interface NotificationDetails {
  readonly type: string;
  readonly recordType: string;
  /** The names of the latest actors, at most two. */
  readonly actors: readonly string[];
  readonly actorCount: number;
  /** The number of notifications that the batch represents. */
  readonly count: number;
  /** The name of the subject: the title of a discussion, or the subject of a conversation. */
  readonly name: string;
  /** The number of files in a message without text; undefined if there is text. */
  readonly files?: number | undefined;
  /** The text of an event sent by `notify`, with the placeholders `{actors}` and `{name}`. */
  readonly text?: string | undefined;
}

/** Placeholders for names while a sentence is escaped. No text contains these characters. */
const marks = { first: '\uE000', second: '\uE001', name: '\uE002' } as const;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const asSafe = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const sentences = {
  Mention: () => 'notification.text.mention',
  CommentReply: () => 'notification.text.comment-reply',
  AnswerAccepted: () => 'notification.text.answer-accepted',
  DiscussionComment: () => 'notification.text.discussion-comment',
  BookmarkedAnswerAccepted: () => 'notification.text.bookmarked-answer-accepted',
  BookmarkComment: () => 'notification.text.bookmark-comment',
  ParticipateComment: () => 'notification.text.participate-comment',
  NewComment: () => 'notification.text.new-comment',
  NewDiscussion: () => 'notification.text.new-discussion',
  Reaction: ({ recordType }) =>
    recordType === 'comment' ? 'notification.text.reaction-to-comment' : 'notification.text.reaction-to-discussion',
  ConversationMessage: ({ name, files, count }) => {
    if (files && count === 1) return name ? 'notification.text.files-in' : 'notification.text.files';
    return name ? 'notification.text.message-in' : 'notification.text.message';
  },
  DecisionWarning: () => 'sanction.news.warning',
  DecisionMute: () => 'sanction.news.mute',
  DecisionBan: () => 'sanction.news.ban',
  DecisionRemoval: () => 'sanction.news.removal',
  DecisionLifted: () => 'sanction.news.lifted',
  AppealUpheld: () => 'sanction.news.appeal.upheld',
  AppealChanged: () => 'sanction.news.appeal.changed',
  AppealRevoked: () => 'sanction.news.appeal.revoked',
  PostApproved: () => 'notification.text.post-approved',
  PostRejected: () => 'notification.text.post-rejected',
  NewReport: () => 'notification.text.new-report',
  MemberPreview: () => 'notification.text.member-preview',
  ApprovalWaiting: () => 'notification.text.approval-waiting',
  AddedToConversation: ({ name }) => (name ? 'notification.text.added-to' : 'notification.text.added'),
} as const satisfies Readonly<Record<string, (facts: NotificationDetails) => MessageID>>;

function formatActors({ t }: Translations, { actors, actorCount }: NotificationDetails): string {
  const { first, second } = marks;
  if (actorCount > actors.length) return t('notification.text.actors-more', { first, count: actorCount - 1 });
  return actors.length > 1 ? t('notification.text.actors-two', { first, second }) : first;
}

/** Returns the sentence of a notification with the given placeholders inserted. */
function sentenceOf(
  { t }: Translations,
  facts: NotificationDetails,
  { actors, name }: { actors: string; name: string },
): string {
  const id = sentences[facts.type as keyof typeof sentences]?.(facts);
  if (facts.text === undefined && id)
    return t(id, { actors, name, count: facts.count, people: facts.actorCount, files: facts.files ?? 0 });
  return (facts.text ?? '{actors}: {name}').replace('{actors}', () => actors).replace('{name}', () => name);
}

/** Returns the text of a notification: as HTML with names in bold, as plain text, and as a sentence without names. */
export function notificationText(
  words: Translations,
  facts: NotificationDetails,
): { html: string; text: string; name: string } {
  const marked = sentenceOf(words, facts, { actors: formatActors(words, facts), name: marks.name });
  const [first = '', second = ''] = facts.actors;
  const fill = (sentence: string, ofName: (name: string) => string) =>
    sentence
      .replace(marks.first, () => ofName(first))
      .replace(marks.second, () => ofName(second))
      .replace(marks.name, () => ofName(facts.name));
  return {
    html: fill(asSafe(marked), (name) => `<strong>${asSafe(name)}</strong>`),
    text: fill(marked, (name) => name),
    name: sentenceOf(words, facts, { actors: '{actors}', name: '{name}' }),
  };
}
