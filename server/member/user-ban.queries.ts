import { sql } from 'kysely';
import { inTransaction } from '#server/platform/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { demandNotLast } from './administrator.queries.ts';

/** Bans a member and ends their sessions, or lifts the ban. @throws {ApiError} user.last-administrator. */
export async function setBan(
  forum: Forum,
  { userID, banned, reason }: { userID: number; banned: boolean; reason?: string | undefined },
): Promise<void> {
  await inTransaction(forum.database, async (trx) => {
    if (banned) await demandNotLast(trx, userID);
    await sql`
      with ended as (delete from session where ${banned} and user_id = ${userID})
      update member set banned = ${banned}, ban_reason = ${banned ? (reason ?? null) : null}, date_updated = ${forum.now()}
      where user_id = ${userID}
    `.execute(trx);
  });
}
