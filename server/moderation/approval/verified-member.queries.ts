import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** Stores that a member's posts no longer require approval. */
export async function verifyMember(
  db: Queryable,
  { userID, byUserID, now }: { userID: number; byUserID: number; now: Date },
): Promise<void> {
  await sql`
    insert into verified_member (user_id, verify_user_id, date_verified) values (${userID}, ${byUserID}, ${now})
    on conflict do nothing
  `.execute(db);
}
