import { type NotificationChannel, type NotificationType, notificationTypes } from './notification-type.ts';

/** The channels of one event: whether each is enabled. */
export type ChannelChoice = Readonly<Record<NotificationChannel, boolean>>;

/** The channels of all events. For an event or channel that is left out, the site's default applies. */
export type EventChoices = Readonly<Record<string, Partial<ChannelChoice>>>;

const choice = (popup: boolean, email: boolean, push: boolean): ChannelChoice => ({ popup, email, push });

/**
 * The built-in defaults of each event, which the site and the member can override. `push` has no effect without a push
 * subscription of the member.
 */
export const presetChoices: Readonly<Record<NotificationType, ChannelChoice>> = {
  Mention: choice(true, true, true),
  CommentReply: choice(true, true, true),
  AnswerAccepted: choice(true, false, false),
  DiscussionComment: choice(true, true, true),
  BookmarkComment: choice(true, false, false),
  BookmarkedAnswerAccepted: choice(true, false, false),
  ParticipateComment: choice(true, false, false),
  NewComment: choice(false, false, false),
  NewDiscussion: choice(true, false, false),
  Reaction: choice(true, false, false),
  ConversationMessage: choice(true, true, true),
  AddedToConversation: choice(true, true, true),
  PostApproved: choice(true, false, false),
  PostRejected: choice(true, true, false),
  NewReport: choice(true, false, false),
  ApprovalWaiting: choice(true, false, false),
  QuestionFollowUp: choice(false, true, false),
};

/** Returns whether an event is one of the forum's built-in events. */
export const isNotificationType = (type: string): type is NotificationType =>
  (notificationTypes as readonly string[]).includes(type);

/** Returns the channels of an event: the member's own choice, else the site's default, else the built-in default. */
export function choiceOf(type: string, own: EventChoices, site: EventChoices): ChannelChoice {
  const preset = isNotificationType(type) ? presetChoices[type] : choice(true, false, false);
  return { ...preset, ...site[type], ...own[type] };
}
