import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/**
 * Removes a member who is being deleted from all their conversations. Unless their messages are to be preserved, a
 * fixed sentence replaces each of them, and their files are detached. The other participants retain their messages, and
 * all positions and counts stay correct.
 */
export async function leaveAllConversations(
  trx: Queryable,
  { userID, now, words }: { userID: number; now: Date; words: string | undefined },
): Promise<void> {
  await sql`
    select from conversation
    where conversation_id in (select conversation_id from conversation_member where user_id = ${userID})
    order by conversation_id for update
  `.execute(trx);
  await sql`
    with gone as (
      update conversation_member set date_left = ${now}
      where user_id = ${userID} and date_left is null
      returning conversation_id)
    update conversation set count_participants = count_participants - 1
    where conversation_id in (select conversation_id from gone)
  `.execute(trx);
  if (words === undefined) return;
  await sql`
    update media set foreign_type = 'embed', foreign_id = insert_user_id
    where foreign_type = 'message' and insert_user_id = ${userID}
  `.execute(trx);
  await sql`
    update conversation_message
    set body = ${words}, format = 'text', body_html = ${`<p>${words}</p>`}, excerpt = ${words}, insert_ip_address = null
    where insert_user_id = ${userID}
  `.execute(trx);
}
