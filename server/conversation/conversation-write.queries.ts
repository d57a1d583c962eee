import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/**
 * Locks a conversation for a transaction. All code that adds messages or participants takes this lock first and reads
 * afterwards, so that positions and counts are correct.
 */
export async function lockConversation(trx: Queryable, conversationID: number): Promise<void> {
  await sql`select from conversation where conversation_id = ${conversationID} for update`.execute(trx);
}

/** Inserts a conversation with its first participants. Returns its ID. */
export async function insertConversation(
  trx: Queryable,
  made: { name: string; userID: number; participantUserIDs: readonly number[]; now: Date },
): Promise<number> {
  const { rows } = await sql<{ conversation_id: number }>`
    insert into conversation (name, insert_user_id, date_inserted, date_last_message)
    values (${made.name}, ${made.userID}, ${made.now}, ${made.now})
    returning conversation_id
  `.execute(trx);
  const conversationID = rows[0]?.conversation_id ?? 0;
  const { userID, now } = made;
  await insertParticipants(trx, {
    conversationID,
    userIDs: [userID, ...made.participantUserIDs],
    byUserID: userID,
    now,
  });
  return conversationID;
}

/** The members to add to a conversation, and the member who adds them. */
export interface NewParticipants {
  readonly conversationID: number;
  readonly userIDs: readonly number[];
  readonly byUserID: number;
  readonly now: Date;
}

/**
 * Adds members to a conversation, or back to it. Returns those who were not participating. For a new participant, all
 * earlier messages count as unread. Lock the conversation first.
 */
export async function insertParticipants(
  trx: Queryable,
  { conversationID, userIDs, byUserID, now }: NewParticipants,
): Promise<readonly number[]> {
  const { rows } = await sql<{ user_id: number }>`
    with added as (
      insert into conversation_member as part (conversation_id, user_id, count_messages, date_last_message,
        insert_user_id, date_inserted)
      select c.conversation_id, added.user_id, c.count_messages, c.date_last_message, ${byUserID}::bigint,
        ${now}::timestamptz
      from conversation c, unnest(${[...new Set(userIDs)]}::bigint[]) as added (user_id)
      where c.conversation_id = ${conversationID}
      on conflict (conversation_id, user_id) do update
        set date_left = null, count_messages = excluded.count_messages,
          date_last_message = excluded.date_last_message, insert_user_id = excluded.insert_user_id
        where part.date_left is not null
      returning user_id),
    counted as (
      update conversation set count_participants = count_participants + (select count(*) from added)
      where conversation_id = ${conversationID})
    select user_id from added order by user_id
  `.execute(trx);
  return rows.map(({ user_id }) => user_id);
}

/**
 * Removes a member from a conversation. Returns false when the member was not participating. Lock the conversation
 * first.
 */
export async function removeParticipant(
  trx: Queryable,
  { conversationID, userID, now }: { conversationID: number; userID: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ user_id: number }>`
    with gone as (
      update conversation_member set date_left = ${now}
      where conversation_id = ${conversationID} and user_id = ${userID} and date_left is null
      returning user_id),
    counted as (
      update conversation set count_participants = count_participants - 1
      where conversation_id = ${conversationID} and exists (select from gone))
    select user_id from gone
  `.execute(trx);
  return rows.length > 0;
}
