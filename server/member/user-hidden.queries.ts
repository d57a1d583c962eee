import { sql } from 'kysely';
import { withRowLog } from '#server/moderation/row-log.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { memberSources } from './member-log.ts';

/** Hides when a member was last active, or shows it again; logged where somebody else does. */
export async function setHidden(
  forum: Forum,
  { userID: actorID }: Viewer,
  { userID, hidden }: { userID: number; hidden: boolean },
): Promise<void> {
  const record = { recordType: 'member', recordID: userID, actorID, isPublic: false } as const;
  await inTransaction(forum.db, async (trx) => {
    const write = () =>
      sql`update member set hidden = ${hidden}, date_updated = ${forum.now()} where user_id = ${userID}`.execute(trx);
    if (actorID === userID) await write();
    else await withRowLog(trx, memberSources, { ...record, action: 'member.edit' }, write);
  });
}
