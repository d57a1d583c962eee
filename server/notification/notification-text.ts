import type { MessageID } from '#api/message-id.ts';
import type { Translations } from '#api/translations.ts';

/** What a notification's words are made of. */
export interface NotificationFacts {
  readonly type: string;
  readonly recordType: string;
  /** The latest of those who did it, at most two. */
  readonly actors: readonly string[];
  readonly actorCount: number;
  /** How many of the same kind it stands for. */
  readonly count: number;
  /** What it is about: the title of a discussion, the subject of a conversation. */
  readonly name: string;
  /** How many files came without a word; nothing where there are words. */
  readonly files?: number | undefined;
  /** The words of an event that another part tells: `{actors}` and `{name}` stand for those. */
  readonly text?: string | undefined;
}

/** Stand for names while a sentence is made safe; characters that no text has. */
const marks = { first: '\uE000', second: '\uE001', name: '\uE002' } as const;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const asSafe = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

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
  ApprovalWaiting: () => 'notification.text.approval-waiting',
  AddedToConversation: ({ name }) => (name ? 'notification.text.added-to' : 'notification.text.added'),
} as const satisfies Readonly<Record<string, (facts: NotificationFacts) => MessageID>>;

function whoIs({ t }: Translations, { actors, actorCount }: NotificationFacts): string {
  const { first, second } = marks;
  if (actorCount > actors.length) return t('notification.text.actors-more', { first, count: actorCount - 1 });
  return actors.length > 1 ? t('notification.text.actors-two', { first, second }) : first;
}

/** The sentence of a notification, into which these stand-ins are filled. */
function sentenceOf(
  { t }: Translations,
  facts: NotificationFacts,
  { actors, name }: { actors: string; name: string },
): string {
  const id = sentences[facts.type as keyof typeof sentences]?.(facts);
  if (facts.text === undefined && id)
    return t(id, { actors, name, count: facts.count, people: facts.actorCount, files: facts.files ?? 0 });
  return (facts.text ?? '{actors}: {name}').replace('{actors}', () => actors).replace('{name}', () => name);
}

/** The words of a notification: as HTML with the names in bold, as text, and the sentence without its names. */
export function notificationText(
  words: Translations,
  facts: NotificationFacts,
): { html: string; text: string; name: string } {
  const marked = sentenceOf(words, facts, { actors: whoIs(words, facts), name: marks.name });
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
