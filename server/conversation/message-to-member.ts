import type { Transaction } from 'kysely';
import type { Settings } from '#server/administration/setting/settings.ts';
import { afterCommit } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { requireReachable } from './conversation.policy.ts';
import { publishConversationUpdate } from './conversation-update.ts';
import { insertConversation } from './conversation-write.queries.ts';
import { acceptMessage, writeMessage } from './message-writing.ts';

/** A message to a member. `body` is Markdown; `name` is the subject, empty for none. */
export interface MessageToMember {
  readonly userID: number;
  readonly name: string;
  readonly body: string;
}

/**
 * Sends a message to a member in a new conversation with the viewer, within a transaction. The caller has checked that
 * the viewer may start conversations.
 *
 * @throws {ApiError} request.invalid, also for members who are banned or ignore the viewer.
 */
export async function sendMessageToMember(
  trx: Transaction<Tables>,
  { forum, viewer, settings, now }: { forum: Forum; viewer: Viewer; settings: Settings; now: Date },
  { userID, name, body }: MessageToMember,
): Promise<void> {
  await requireReachable(trx, viewer, [userID]);
  const words = { body, format: 'markdown' as const, mediaIDs: [] };
  const rendered = await acceptMessage(trx, settings, words);
  const by = { userID: viewer.userID, now, name };
  const conversationID = await insertConversation(trx, { ...by, participantUserIDs: [userID] });
  await writeMessage(trx, { ...by, ...words, conversationID, rendered, ipAddress: null, draftID: undefined });
  const update = { conversationID, userIDs: [viewer.userID, userID] };
  afterCommit(trx, () => {
    publishConversationUpdate(forum, update).catch((error: unknown) =>
      forum.log.warn({ err: error, conversationID }, 'A new message could not be announced.'),
    );
  });
}
