import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { inspectionsColumn } from './conversation-inspection.ts';
import { type ConversationRow, conversationColumns, joinViewerPart } from './conversation-row.ts';

/** The filter of a list of conversations. */
export interface ConversationFilter {
  readonly viewerID: number;
  readonly participantUserID: number;
  /** The members who started the conversations; empty for all members. */
  readonly insertUserIDs: readonly number[];
  readonly page: number;
  readonly limit: number;
}

/** Lists a page of a member's conversations, sorted by their newest message, with the total number. */
export async function listConversations(
  db: Queryable,
  filter: ConversationFilter,
): Promise<{ rows: ConversationRow[]; total: number }> {
  const where = sql`part.user_id = ${filter.participantUserID} and part.date_left is null
    ${filter.insertUserIDs.length === 0 ? sql`` : sql`and c.insert_user_id = any(${[...filter.insertUserIDs]}::bigint[])`}`;
  const { rows } = await sql<ConversationRow>`
    select ${conversationColumns}
    from conversation_member part join conversation c using (conversation_id)
    ${joinViewerPart(filter.viewerID)}
    where ${where}
    order by part.date_last_message desc, part.conversation_id desc
    limit ${filter.limit} offset ${(filter.page - 1) * filter.limit}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total
    from conversation_member part join conversation c using (conversation_id)
    where ${where}
  `.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Finds a conversation with the viewer's membership. Returns undefined when there is none. */
export async function findConversation(
  db: Queryable,
  conversationID: number,
  viewerID: number,
): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`
    select ${conversationColumns}, ${inspectionsColumn}
    from conversation c
    ${joinViewerPart(viewerID)}
    where c.conversation_id = ${conversationID}
  `.execute(db);
  return rows[0];
}

/** The number of conversations with messages that a member has not read, as a column of a query. */
export const countUnreadConversations = (userID: number) => sql<number>`(
  select count(*) from conversation_member where user_id = ${userID} and date_left is null and count_unread > 0)`;

/**
 * Marks a conversation as read by a member up to a position. Writes nothing and returns false when it was read already.
 */
export async function markConversationRead(
  db: Queryable,
  { conversationID, userID, position, now }: { conversationID: number; userID: number; position: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ user_id: number }>`
    update conversation_member
    set count_read = greatest(count_read, least(${position}::integer, count_messages)), date_last_viewed = ${now}
    where conversation_id = ${conversationID} and user_id = ${userID} and date_left is null
      and count_read < least(${position}::integer, count_messages)
    returning user_id
  `.execute(db);
  return rows.length > 0;
}

/** A possible recipient of a message. */
export interface Recipient {
  readonly user_id: number;
  readonly name: string;
  readonly banned: boolean;
}

/** Returns the given members, without deleted members and system accounts. */
export async function findRecipients(db: Queryable, userIDs: readonly number[]): Promise<readonly Recipient[]> {
  const { rows } = await sql<Recipient>`
    select user_id, name, banned from member
    where user_id = any(${[...userIDs]}::bigint[]) and date_deleted is null and not is_system
  `.execute(db);
  return rows;
}

/** Returns the IDs of the current participants of a conversation. */
export async function findParticipating(db: Queryable, conversationID: number): Promise<readonly number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from conversation_member
    where conversation_id = ${conversationID} and date_left is null
    order by user_id
  `.execute(db);
  return rows.map(({ user_id }) => user_id);
}
