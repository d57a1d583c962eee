import { publishLive } from '#server/live/live.ts';
import type { Forum } from '#server/platform/forum.ts';

/** What happened in a conversation, and who is to see it; `messageID` names a message that is new. */
export interface ConversationNews {
  readonly conversationID: number;
  readonly userIDs: readonly number[];
  readonly messageID?: number;
}

/**
 * Lets the open pages of those who take part ask anew for a conversation: something was written, read, or somebody came
 * or left; their title bars count anew. Call it once that is committed; nothing but numbers travels.
 */
export async function tellConversation(
  forum: Forum,
  { conversationID, userIDs, messageID }: ConversationNews,
): Promise<void> {
  await publishLive(forum, {
    userIDs: [...userIDs],
    type: 'conversation',
    data: { conversationID, ...(messageID !== undefined && { messageID }) },
  });
  await publishLive(forum, { userIDs, type: 'counts', data: {} });
}
