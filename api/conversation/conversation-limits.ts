/** The most characters of a message (`spec/api.md`, Message). */
export const longestMessage = 2_000;

/** The most files that a site can let a message have. */
export const mostMessageFiles = 20;

/** The most characters of a conversation's subject. */
export const longestSubject = 200;

/** How many messages a page of a conversation shows. */
export const messagesPerPage = 30;

/** How many conversations a page of the inbox shows. */
export const conversationsPerPage = 30;

/** How many characters of the last message an inbox shows (`spec/screens.md` E). */
export const excerptInInbox = 100;
