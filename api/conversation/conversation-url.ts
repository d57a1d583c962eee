/** The URLs of conversations (docs/behavior/conversation.md#conversation-page). All of them are site-relative. */

/** The URL of the inbox. */
export const inboxUrl = '/messages/inbox';

/** Returns the URL of a conversation. Without a page, it leads to the newest messages. */
export const conversationUrl = (conversationID: number, page?: number): string =>
  `/messages/${conversationID}${page === undefined ? '' : `/p${page}`}`;

/** The ID of the element that contains the message form of a conversation. */
export const writeMessageAnchor = 'write-message';

/** Returns the URL where a message draft is continued: its conversation, or the form of a new conversation. */
export const messageDraftUrl = (conversationID: number | null, draftID: number): string =>
  conversationID ? `${conversationUrl(conversationID)}#${writeMessageAnchor}` : `/messages/add?draftID=${draftID}`;

/** Returns the ID of a message's element in a page. */
export const messageAnchor = (messageID: number): string => `Message_${messageID}`;

/** Returns the URL of the form for a new conversation, optionally with a recipient and a text filled in. */
export function newConversationUrl({ name, content }: { name?: string; content?: string } = {}): string {
  const path = `/messages/add${name === undefined ? '' : `/${encodeURIComponent(name)}`}`;
  return content === undefined ? path : `${path}?content=${encodeURIComponent(content)}`;
}
