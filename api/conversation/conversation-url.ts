/** Where conversations are read and begun (`spec/screens.md` E). All addresses are within the site. */

/** The inbox. */
export const inboxUrl = '/messages/inbox';

/** The address of a conversation; without a page it leads to the newest messages. */
export const conversationUrl = (conversationID: number, page?: number): string =>
  `/messages/${conversationID}${page === undefined ? '' : `/p${page}`}`;

/** The id of the element in which a message to a conversation is written. */
export const writeMessageAnchor = 'write-message';

/** Where writing a draft of a message goes on: in its conversation, or in the form of a new one. */
export const messageDraftUrl = (conversationID: number | null, draftID: number): string =>
  conversationID ? `${conversationUrl(conversationID)}#${writeMessageAnchor}` : `/messages/add?draftID=${draftID}`;

/** The id of a message's element in a page. */
export const messageAnchor = (messageID: number): string => `Message_${messageID}`;

/** Where a conversation is begun: with a member already chosen, with words already written. */
export function newConversationUrl({ name, content }: { name?: string; content?: string } = {}): string {
  const path = `/messages/add${name === undefined ? '' : `/${encodeURIComponent(name)}`}`;
  return content === undefined ? path : `${path}?content=${encodeURIComponent(content)}`;
}
