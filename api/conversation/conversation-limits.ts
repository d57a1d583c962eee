/** The most characters of a message (`spec/api.md`, Message). */
export const longestMessage = 2_000;

/** The most files that a site can let a message have. */
export const mostMessageFiles = 20;

/** The most characters of a conversation's subject. */
export const longestSubject = 200;

/** How many messages a page of a conversation shows. */
export const messagesPerPage = 30;

/** The page of messages to show: the one that is asked for, at most the last; without one, the last. */
export function messagesPage(countMessages: number, asked?: number): number {
  const last = Math.max(1, Math.ceil(countMessages / messagesPerPage));
  return Math.min(asked ?? last, last);
}

/** The most characters of the reason to read a conversation of others. */
export const longestInspectionReason = 500;

/** How many conversations a page of the inbox shows. */
export const conversationsPerPage = 30;

/** How many characters of the last message an inbox shows (`spec/screens.md` E). */
export const excerptInInbox = 100;
