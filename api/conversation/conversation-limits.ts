/** The maximum length of a message, in characters (docs/behavior/conversation.md#messages). */
export const longestMessage = 2_000;

/** The highest number of files per message that a site can allow. */
export const maxMessageFiles = 20;

/** The maximum length of a conversation's subject, in characters. */
export const maxSubjectLength = 200;

/** The number of messages per page of a conversation. */
export const messagesPerPage = 30;

/**
 * Returns the page of messages to show: the requested page, but at most the last one. Without a requested page, returns
 * the last one.
 */
export function messagesPage(countMessages: number, requested?: number): number {
  const last = Math.max(1, Math.ceil(countMessages / messagesPerPage));
  return Math.min(requested ?? last, last);
}

/** The maximum length of the reason for reading a conversation of others, in characters. */
export const maxInspectionReasonLength = 500;

/** The number of conversations per page of the inbox. */
export const conversationsPerPage = 30;

/**
 * The maximum length of the last message's excerpt in the inbox, in characters (docs/behavior/conversation.md#inbox).
 */
export const excerptInInbox = 100;
