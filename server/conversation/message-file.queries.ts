import { sql } from 'kysely';
import type { MessageFile } from '#api/conversation/message.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** A file of a message as stored, with a path in the media store instead of a URL. */
export type StoredMessageFile = Omit<MessageFile, 'url'> & { readonly path: string };

/**
 * Attaches uploads to a message if they belong to its author and to no other record. Returns the number of attached
 * uploads.
 */
export async function attachToMessage(
  trx: Queryable,
  { messageID, userID, mediaIDs }: { messageID: number; userID: number; mediaIDs: readonly number[] },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update media set foreign_type = 'message', foreign_id = ${messageID}
    where media_id = any(${[...mediaIDs]}::bigint[]) and insert_user_id = ${userID} and foreign_type = 'embed'
  `.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Finds the files of messages, by message ID, each in the order of upload. */
export async function findMessageFiles(
  db: Queryable,
  messageIDs: readonly number[],
): Promise<Map<number, StoredMessageFile[]>> {
  if (messageIDs.length === 0) return new Map();
  const { rows } = await sql<StoredMessageFile & { messageID: number }>`
    select foreign_id as "messageID", media_id as "mediaID", name, type, size, path from media
    where foreign_type = 'message' and foreign_id = any(${[...messageIDs]}::bigint[])
    order by media_id
  `.execute(db);
  return Map.groupBy(rows, ({ messageID }) => messageID);
}

/** Returns whether a member participates in the conversation of a message. */
export async function takesPartInMessage(db: Queryable, messageID: number, userID: number): Promise<boolean> {
  const { rows } = await sql`
    select from conversation_message msg join conversation_member part using (conversation_id)
    where msg.message_id = ${messageID} and part.user_id = ${userID} and part.date_left is null
  `.execute(db);
  return rows.length > 0;
}
