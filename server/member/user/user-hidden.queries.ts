import { sql } from 'kysely';
import { withMemberLog } from '#server/member/profile/member-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/** Hides or shows when a member was last active. A change by another member is logged. */
export async function setHidden(
  forum: Forum,
  { userID: actorID }: Viewer,
  { userID, hidden }: { userID: number; hidden: boolean },
): Promise<void> {
  await inTransaction(forum.db, (trx) =>
    withMemberLog(trx, { actorID, userID }, () =>
      sql`update member set hidden = ${hidden}, date_updated = ${forum.now()} where user_id = ${userID}`.execute(trx),
    ),
  );
}
