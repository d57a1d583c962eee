/** The notification events in order of precedence. If several apply, a member is notified of the first only. */
export const notificationTypes = [
  'Mention',
  'CommentReply',
  'AnswerAccepted',
  'DiscussionComment',
  'BookmarkComment',
  'BookmarkedAnswerAccepted',
  'ParticipateComment',
  'NewComment',
  'NewDiscussion',
  'Reaction',
  'ConversationMessage',
  'AddedToConversation',
  'PostApproved',
  'PostRejected',
  'NewReport',
  'ApprovalWaiting',
  'QuestionFollowUp',
] as const;

/** A notification event of the forum itself. Add-ons define event names of their own. */
export type NotificationType = (typeof notificationTypes)[number];

/** The notification channels. */
export const notificationChannels = ['popup', 'email', 'push'] as const;

/** A notification channel. */
export type NotificationChannel = (typeof notificationChannels)[number];
