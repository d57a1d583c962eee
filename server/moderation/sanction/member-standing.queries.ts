import { sql } from 'kysely';
import type { SanctionKind } from '#api/moderation/decision/decision-kind.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** SQL for `update member`: whether a sanction of a kind is in force, and until when. */
const inForce = (userID: number, kind: SanctionKind, now: Date) => sql`
  select count(*) > 0, case when bool_or(date_expires is null) then null else max(date_expires) end
  from decision
  where user_id = ${userID} and kind = ${kind} and date_lifted is null
    and (date_expires is null or date_expires > ${now})`;

/** Updates the mute columns of a member from the mutes in force. */
async function settleMute(trx: Queryable, userID: number, now: Date): Promise<void> {
  await sql`
    update member set (muted, date_mute_expires) = (${inForce(userID, 'mute', now)}) where user_id = ${userID}
  `.execute(trx);
}

/** Updates the ban columns of a member from the bans in force. A ban deletes all sessions. */
async function settleBan(trx: Queryable, userID: number, now: Date): Promise<void> {
  await sql`
    update member m set (banned, date_ban_expires) = (${inForce(userID, 'ban', now)}),
      ban_reason = (
        select coalesce(nullif(words, ''), reason_name) from decision
        where user_id = ${userID} and kind = 'ban' and date_lifted is null
          and (date_expires is null or date_expires > ${now})
        order by decision_id desc limit 1),
      date_updated = ${now}
    where user_id = ${userID}
  `.execute(trx);
  await sql`
    delete from session where user_id = ${userID} and exists (select from member where user_id = ${userID} and banned)
  `.execute(trx);
}

/**
 * SQL expression for the decision shown at the top of every page: a mute in force, otherwise the latest unread warning.
 */
export const standingOf = (userID: number, now: Date) => sql`(
  select json_build_object('decisionID', decision_id, 'kind', kind, 'reason', reason_name, 'dateExpires', date_expires)
  from decision
  where user_id = ${userID} and date_lifted is null and (date_expires is null or date_expires > ${now})
    and (kind = 'mute' or kind = 'warning' and date_read is null)
  order by kind = 'mute' desc, decision_id desc limit 1)`;

/** Stores the date when a member first opened the statement of a decision about them. */
export async function markStatementRead(db: Queryable, decisionID: number, now: Date): Promise<void> {
  await sql`update decision set date_read = ${now} where decision_id = ${decisionID} and date_read is null`.execute(db);
}

/** Updates the sanction columns of a member from the decisions of a kind. Warnings have no such columns. */
export async function updateSanctionColumns(
  trx: Queryable,
  { userID, kind, now }: { userID: number; kind: string; now: Date },
): Promise<void> {
  if (kind === 'mute') await settleMute(trx, userID, now);
  if (kind === 'ban') await settleBan(trx, userID, now);
}

/** Ends the expired decisions of all members or of one. Returns their number. */
export async function expireDecisions(trx: Queryable, now: Date, userID: number | null = null): Promise<number> {
  const { rows } = await sql<{ userID: number; kind: string }>`
    update decision set date_lifted = date_expires, lifted_by = 'expiry'
    where date_lifted is null and date_expires <= ${now} and (${userID}::bigint is null or user_id = ${userID}::bigint)
    returning user_id as "userID", kind
  `.execute(trx);
  for (const { userID: one, kind } of rows) await updateSanctionColumns(trx, { userID: one, kind, now });
  return rows.length;
}
