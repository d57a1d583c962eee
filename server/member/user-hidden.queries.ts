import { sql } from 'kysely';
import type { Forum } from '#server/platform/forum.ts';

/** Hides when a member was last active, or shows it again. */
export async function setHidden(forum: Forum, { userID, hidden }: { userID: number; hidden: boolean }): Promise<void> {
  await sql`
    update member set hidden = ${hidden}, date_updated = ${forum.now()} where user_id = ${userID}
  `.execute(forum.db);
}
