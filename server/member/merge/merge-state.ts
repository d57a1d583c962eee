import { sql, type Transaction } from 'kysely';
import { type LogState, writeColumns } from '#server/moderation/log/moderation-log.ts';
import { updateSanctionColumns } from '#server/moderation/sanction/member-standing.queries.ts';
import type { Tables } from '#server/platform/database/tables.ts';

type Trx = Transaction<Tables>;

/** The columns that follow the decisions about a member, by kind. */
export const sanctionColumns = {
  ban: ['banned', 'ban_reason', 'date_ban_expires'],
  mute: ['muted', 'date_mute_expires'],
} as const;

/** The columns of the source that a merge clears. */
export const sourceColumns = [
  'name_key',
  'name_skeleton',
  'email',
  'pending_email',
  'email_confirmed',
  'is_admin',
  'date_deleted',
  ...sanctionColumns.ban,
  ...sanctionColumns.mute,
] as const;

/** Returns the roles of a member as rows. An undo needs authority over them. */
export async function findRoleRows(trx: Trx, userID: number) {
  const { rows } = await sql<{ user_id: number; role_id: number }>`
    select user_id, role_id from member_role where user_id = ${userID} order by role_id
  `.execute(trx);
  return rows;
}

/**
 * Restores the sanctions of a member after their decisions were: from the decisions of a kind if there are any, otherwise
 * as they were before the merge.
 */
export async function restoreSanctions(
  trx: Trx,
  { userID, before, now }: { userID: number; before: LogState; now: Date },
): Promise<void> {
  for (const kind of ['ban', 'mute'] as const) {
    const { rows } = await sql`select from decision where user_id = ${userID} and kind = ${kind} limit 1`.execute(trx);
    const former = Object.fromEntries(sanctionColumns[kind].map((name) => [name, before[name]]));
    if (rows.length > 0) await updateSanctionColumns(trx, { userID, kind, now });
    else await writeColumns(trx, 'member', userID, former);
  }
}
