import { type NotificationChannel, type NotificationType, notificationTypes } from './notification-type.ts';

/** How somebody hears of one event. */
export type ChannelChoice = Readonly<Record<NotificationChannel, boolean>>;

/** How somebody hears of every event; what is left out is as the site has it. */
export type EventChoices = Readonly<Record<string, Partial<ChannelChoice>>>;

const choice = (popup: boolean, email: boolean, push: boolean): ChannelChoice => ({ popup, email, push });

/** How members hear of each event unless the site or they say otherwise; `push` reaches nobody who did not ask for it. */
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

/** Whether there is such an event among those the forum knows by itself. */
export const isNotificationType = (type: string): type is NotificationType =>
  (notificationTypes as readonly string[]).includes(type);

/** How somebody hears of an event: by their own choice, else by the site's, else as it is made. */
export function choiceOf(type: string, own: EventChoices, site: EventChoices): ChannelChoice {
  const preset = isNotificationType(type) ? presetChoices[type] : choice(true, false, false);
  return { ...preset, ...site[type], ...own[type] };
}
