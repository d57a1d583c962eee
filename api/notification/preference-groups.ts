import type { CheckedPermission } from '#api/member/role/permission.ts';
import type { MessageID } from '#api/message-id.ts';
import { type NotificationChannel, type NotificationType, notificationChannels } from './notification-type.ts';

/** An event in the notification preferences. */
export interface PreferenceRow {
  readonly type: NotificationType;
  readonly label: MessageID;
  /** The available channels of the event. All channels by default. */
  readonly channels?: readonly NotificationChannel[];
  /** The site setting that must be enabled for the event to cause notifications. */
  readonly setting?: string;
}

/** Returns the available channels of an event. */
export const channelsOf = ({ channels = notificationChannels }: PreferenceRow): readonly NotificationChannel[] =>
  channels;

/** Returns the events of a group that the site's settings enable. */
export const rowsOfSite = (
  { rows }: PreferenceGroup,
  settings: Readonly<Record<string, unknown>>,
): readonly PreferenceRow[] => rows.filter(({ setting }) => setting === undefined || settings[setting] === true);

/** A group of related events. The texts are translation keys. */
export interface PreferenceGroup {
  readonly id: string;
  readonly name: MessageID;
  readonly description?: MessageID;
  readonly rows: readonly PreferenceRow[];
  /** Members are notified of these events only if they have one of these permissions. */
  readonly permissions?: readonly CheckedPermission[];
}

/**
 * The events in the order and groups in which the preferences show them
 * (docs/behavior/notification.md#notification-preferences).
 */
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
