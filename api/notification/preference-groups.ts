import type { NotificationType } from './notification-type.ts';

/** An event as members choose how to hear of it. */
export interface PreferenceRow {
  readonly type: NotificationType;
  readonly label: string;
}

/** Events that belong together. */
export interface PreferenceGroup {
  readonly name: string;
  readonly description?: string;
  readonly rows: readonly PreferenceRow[];
}

/** The events in the order and groups in which they are offered (`spec/screens.md` D8). */
export const preferenceGroups: readonly PreferenceGroup[] = [
  {
    name: 'Me and my posts',
    rows: [
      { type: 'Mention', label: 'I am mentioned' },
      { type: 'CommentReply', label: 'Replies to my comments' },
      { type: 'DiscussionComment', label: 'New comments on my discussions' },
      { type: 'Reaction', label: 'Reactions to my posts' },
    ],
  },
  {
    name: 'Discussions I keep an eye on',
    rows: [
      { type: 'BookmarkComment', label: 'New comments on discussions I bookmarked' },
      { type: 'ParticipateComment', label: 'New comments on discussions I took part in' },
    ],
  },
  {
    name: 'Categories I follow',
    description: 'For categories you follow from now on. Those you follow already keep what you chose for each.',
    rows: [
      { type: 'NewDiscussion', label: 'New discussions' },
      { type: 'NewComment', label: 'New comments' },
    ],
  },
  {
    name: 'Messages',
    rows: [
      { type: 'ConversationMessage', label: 'Somebody sends me a message' },
      { type: 'AddedToConversation', label: 'Somebody adds me to a conversation' },
    ],
  },
];
