import { sql, type Transaction } from 'kysely';
import { refuseTaken } from '#server/member/settings/member-email.ts';
import type { LogEntry } from '#server/moderation/log/log-entry.queries.ts';
import { defineUndo, type LogState, writeColumns } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { restoreRows } from './merge-rows.ts';
import { restoreSanctions } from './merge-state.ts';

type Trx = Transaction<Tables>;

const sourceOf = ({ after, before }: Pick<LogEntry, 'after' | 'before'>): number =>
  Number(after['merged_member'] ?? before['merged_member'] ?? 0);

/** The source must still be merged into the target, and the target must still be there. */
async function currentState(trx: Trx, entry: LogEntry): Promise<LogState> {
  const { rows } = await sql<{ id: number }>`
    select s.user_id as id from member s join member t on t.user_id = s.merged_into_user_id
    where s.user_id = ${sourceOf(entry)} and t.user_id = ${entry.recordID} and t.date_deleted is null
    for update of s, t
  `.execute(trx);
  return { merged_member: rows[0]?.id ?? null };
}

defineUndo({
  action: 'member.merge',
  permission: 'users.delete',
  current: currentState,
  protects: () => true,
  async undo(trx, entry, { now }) {
    await sql`set local statement_timeout = 0`.execute(trx);
    const [sourceID, targetID] = [sourceOf(entry), entry.recordID];
    const { source, target } = entry.before as { source: LogState; target: LogState };
    await restoreRows(trx, { logID: entry.logID, sourceID, targetID });
    await sql`update member set merged_into_user_id = null, date_updated = ${now} where user_id = ${sourceID}`.execute(
      trx,
    );
    await writeColumns(trx, 'member', sourceID, source).catch(refuseTaken);
    await restoreSanctions(trx, { userID: sourceID, before: source, now });
    await restoreSanctions(trx, { userID: targetID, before: target, now });
    if (!entry.before['had_uploads'])
      await sql`delete from member_upload where user_id = ${targetID} and bytes = 0 and attempts = 0`.execute(trx);
  },
});
