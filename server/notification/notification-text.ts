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
  /** The words of an event that another part tells: `{actors}` and `{name}` stand for those. */
  readonly text?: string | undefined;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const asSafe = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

function whoIs({ actors, actorCount }: NotificationFacts): string[] {
  const others = actorCount - actors.length;
  if (others > 0) return [actors[0] ?? '', ` and ${actorCount - 1} others`];
  return actors.length > 1 ? [actors[0] ?? '', ' and ', actors[1] ?? ''] : [actors[0] ?? ''];
}

const comments = ({ count }: NotificationFacts) => (count > 1 ? `wrote ${count} comments` : 'commented');

const sentences: Readonly<Record<string, (facts: NotificationFacts) => string>> = {
  Mention: () => '{actors} mentioned you in {name}.',
  CommentReply: () => '{actors} replied to your comment in {name}.',
  DiscussionComment: (facts) => `{actors} ${comments(facts)} on your discussion {name}.`,
  BookmarkComment: (facts) => `{actors} ${comments(facts)} on {name}, which you bookmarked.`,
  ParticipateComment: (facts) => `{actors} ${comments(facts)} on {name}, where you took part.`,
  NewComment: (facts) => `{actors} ${comments(facts)} on {name}, in a category you follow.`,
  NewDiscussion: () => '{actors} started {name} in a category you follow.',
  Reaction: ({ recordType }) =>
    `{actors} reacted to your ${recordType === 'comment' ? 'comment in' : 'discussion'} {name}.`,
  ConversationMessage: ({ count, name }) =>
    `{actors} sent you ${count > 1 ? `${count} messages` : 'a message'}${name ? ' in {name}' : ''}.`,
  AddedToConversation: ({ name }) => `{actors} added you to a conversation${name ? ': {name}' : ''}.`,
};

/** The words of a notification: as HTML with the names in bold, as text, and the sentence without its names. */
export function notificationText(facts: NotificationFacts): { html: string; text: string; name: string } {
  const sentence = facts.text ?? sentences[facts.type]?.(facts) ?? '{actors}: {name}';
  const who = whoIs(facts);
  const bold = (text: string) => `<strong>${asSafe(text)}</strong>`;
  const fill = (actors: string, name: string) =>
    sentence.replace('{actors}', () => actors).replace('{name}', () => name);
  return {
    html: fill(who.map((part, index) => (index % 2 === 0 ? bold(part) : asSafe(part))).join(''), bold(facts.name)),
    text: fill(who.join(''), facts.name),
    name: sentence,
  };
}
