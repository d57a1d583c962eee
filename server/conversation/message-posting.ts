import type { MessagePost } from '#api/conversation/message.contract.ts';
import { inTransaction, onceCommitted } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import {
  rejectIfAllIgnoreViewer,
  requireAllowedFiles,
  requireConversations,
  requireParticipant,
} from './conversation.policy.ts';
import { findConversation, findParticipating } from './conversation.queries.ts';
import { requireMessageRate } from './conversation-limit.ts';
import { publishConversationUpdate } from './conversation-update.ts';
import { lockConversation } from './conversation-write.queries.ts';
import { acceptMessage, writeMessage } from './message-writing.ts';

/** Writes a message of a member to a conversation with permission. Returns its ID. */
export async function postMessage(
  forum: Forum,
  viewer: Viewer,
  post: MessagePost,
  ipAddress: string | null,
): Promise<number> {
  const settings = await forum.settings.get();
  const { conversationID, format, draftID, mediaIDs } = post;
  requireConversations(viewer, settings);
  const { name } = requireParticipant(await findConversation(forum.db, conversationID, viewer.userID));
  requirePermission(viewer, 'conversations.add');
  const rendered = await acceptMessage(forum.db, settings, post);
  requireAllowedFiles(viewer, settings, mediaIDs);
  await requireMessageRate(forum, viewer, 'messages');
  const body = post.body.replaceAll('\0', '');
  const words = { conversationID, name, body, format, rendered, ipAddress, draftID, mediaIDs };
  const stored = await inTransaction(forum.db, async (trx) => {
    await lockConversation(trx, conversationID);
    await rejectIfAllIgnoreViewer(trx, viewer, await findParticipating(trx, conversationID));
    return writeMessage(trx, { ...words, userID: viewer.userID, now: forum.now() });
  });
  const { message_id: messageID } = stored;
  const announce = () =>
    publishConversationUpdate(forum, { conversationID, userIDs: [viewer.userID, ...stored.recipients], messageID });
  if (forum.db.isTransaction) onceCommitted(forum.db, () => void announce());
  else await announce();
  return messageID;
}
