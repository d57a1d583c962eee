import { publishLive } from '#server/live/live.ts';
import type { Forum } from '#server/platform/forum.ts';

/** A change in a conversation, and the members who receive the live update. `messageID` is the ID of a new message. */
export interface ConversationUpdate {
  readonly conversationID: number;
  readonly userIDs: readonly number[];
  readonly messageID?: number;
}

/**
 * Publishes a live update, on which the participants' open pages refetch a conversation and the counts in their title
 * bars: a message was written or read, or a participant was added or left. Call it after the commit. Only IDs are
 * transmitted.
 */
export async function publishConversationUpdate(
  forum: Forum,
  { conversationID, userIDs, messageID }: ConversationUpdate,
): Promise<void> {
  await publishLive(forum, {
    userIDs: [...userIDs],
    type: 'conversation',
    data: { conversationID, ...(messageID !== undefined && { messageID }) },
  });
  await publishLive(forum, { userIDs, type: 'counts', data: {} });
}
