import { longestMessage } from '#api/conversation/conversation-limits.ts';
import { conversationUrl } from '#api/conversation/conversation-url.ts';
import { ApiError } from '#api/errors.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { notify } from '#server/notification/notify.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { acceptBody } from '#server/post/body/post-body.ts';
import type { RenderedBody } from '#server/post/body/render-body.ts';
import type { NewParticipants } from './conversation-write.queries.ts';
import { insertMessage, messageUrl, type NewMessage, type StoredMessage } from './message.queries.ts';
import { attachToMessage } from './message-file.queries.ts';

type Words = Pick<NewMessage, 'body' | 'format' | 'mediaIDs'>;

/**
 * Validates the text of a message and prepares it for storage. Its maximum length is below that of a post. A message
 * with files needs no text.
 */
export const acceptMessage = (
  db: Queryable,
  settings: Settings,
  { body, format, mediaIDs }: Words,
): Promise<RenderedBody> =>
  acceptBody(
    db,
    { ...settings, 'posts.minLength': mediaIDs.length > 0 ? 0 : 1, 'posts.maxLength': longestMessage },
    body,
    format,
  );

/** Stores a message and notifies the other participants. Lock the conversation first. */
export async function writeMessage(
  trx: Queryable,
  made: NewMessage & { readonly name: string },
): Promise<StoredMessage> {
  const stored = await insertMessage(trx, made);
  if (!stored) throw new ApiError('conversation.not-found');
  const { userID, mediaIDs } = made;
  const messageID = stored.message_id;
  if (mediaIDs.length > 0 && (await attachToMessage(trx, { messageID, userID, mediaIDs })) < mediaIDs.length)
    throw ApiError.fields({ mediaIDs: 'One of the files no longer exists. Remove it and try again.' });
  await notify(trx, {
    type: 'ConversationMessage',
    recipients: stored.recipients,
    actorID: made.userID,
    recordType: 'conversation',
    recordID: stored.conversation_id,
    data: {
      name: made.name,
      url: messageUrl(stored),
      cause: `message:${messageID}`,
      ...(made.rendered.html === '' && { files: mediaIDs.length }),
    },
  });
  return stored;
}

/** Notifies members that they were added to a conversation. */
export const notifyAdded = (
  trx: Queryable,
  { conversationID, name, userIDs, byUserID }: NewParticipants & { readonly name: string },
): Promise<void> =>
  notify(trx, {
    type: 'AddedToConversation',
    recipients: userIDs,
    actorID: byUserID,
    recordType: 'conversation',
    recordID: conversationID,
    data: { name, url: conversationUrl(conversationID), cause: `conversation:${conversationID}:added` },
  });
