/** The events that members can hear of, the strongest reason first: of several, a member hears by the first alone. */
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

/** An event that members can hear of; add-ons have names of their own. */
export type NotificationType = (typeof notificationTypes)[number];

/** The ways in which a member can hear of an event. */
export const notificationChannels = ['popup', 'email', 'push'] as const;

/** A way in which a member can hear of an event. */
export type NotificationChannel = (typeof notificationChannels)[number];
