import type { AskedPermission } from '#api/member/role/permission.ts';
import type { MessageID } from '#api/message-id.ts';
import { type NotificationChannel, type NotificationType, notificationChannels } from './notification-type.ts';

/** An event as members choose how to hear of it. */
export interface PreferenceRow {
  readonly type: NotificationType;
  readonly label: MessageID;
  /** The ways in which one can hear of it; all of them unless given. */
  readonly channels?: readonly NotificationChannel[];
  /** The setting without which nobody hears of it. */
  readonly setting?: string;
}

/** The ways in which one can hear of an event. */
export const channelsOf = ({ channels = notificationChannels }: PreferenceRow): readonly NotificationChannel[] =>
  channels;

/** The events of a group that the site tells of. */
export const rowsOfSite = (
  { rows }: PreferenceGroup,
  settings: Readonly<Record<string, unknown>>,
): readonly PreferenceRow[] => rows.filter(({ setting }) => setting === undefined || settings[setting] === true);

/** Events that belong together; words by their ids. */
export interface PreferenceGroup {
  readonly id: string;
  readonly name: MessageID;
  readonly description?: MessageID;
  readonly rows: readonly PreferenceRow[];
  /** Only holders of one of these hear of such events. */
  readonly permissions?: readonly AskedPermission[];
}

/** The events in the order and groups in which they are offered (`spec/screens.md` D8). */
export const preferenceGroups: readonly PreferenceGroup[] = [
  {
    id: 'posts',
    name: 'notification.group.posts',
    rows: [
      { type: 'Mention', label: 'notification.event.mention' },
      { type: 'CommentReply', label: 'notification.event.comment-reply' },
      { type: 'DiscussionComment', label: 'notification.event.discussion-comment' },
      { type: 'AnswerAccepted', label: 'notification.event.answer-accepted' },
      {
        type: 'QuestionFollowUp',
        label: 'notification.event.question-follow-up',
        channels: ['email'],
        setting: 'qna.followUp.enabled',
      },
      { type: 'Reaction', label: 'notification.event.reaction' },
      { type: 'PostApproved', label: 'notification.event.post-approved' },
      { type: 'PostRejected', label: 'notification.event.post-rejected' },
    ],
  },
  {
    id: 'watched',
    name: 'notification.group.watched',
    rows: [
      { type: 'BookmarkComment', label: 'notification.event.bookmark-comment' },
      { type: 'BookmarkedAnswerAccepted', label: 'notification.event.bookmarked-answer-accepted' },
      { type: 'ParticipateComment', label: 'notification.event.participate-comment' },
    ],
  },
  {
    id: 'categories',
    name: 'notification.group.categories',
    description: 'notification.group.categories-help',
    rows: [
      { type: 'NewDiscussion', label: 'notification.event.new-discussion' },
      { type: 'NewComment', label: 'notification.event.new-comment' },
    ],
  },
  {
    id: 'messages',
    name: 'notification.group.messages',
    rows: [
      { type: 'ConversationMessage', label: 'notification.event.conversation-message' },
      { type: 'AddedToConversation', label: 'notification.event.added-to-conversation' },
    ],
  },
  {
    id: 'order',
    name: 'notification.group.order',
    permissions: ['community.moderate', 'posts.moderate'],
    rows: [
      { type: 'NewReport', label: 'notification.event.new-report' },
      { type: 'ApprovalWaiting', label: 'notification.event.approval-waiting' },
    ],
  },
];
