import { sql, type Transaction } from 'kysely';
import { foldedIdentity } from '#api/folded-identity.ts';
import { skeletonOf } from '#server/member/identity/name-skeleton.ts';
import { requireNotLast } from '#server/member/role/administrator.queries.ts';
import { logAction, readColumns } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { MergePair } from './member-merge.policy.ts';
import { combineRows } from './merge-combination.ts';
import { applyFates, type Merge, readShapes } from './merge-rows.ts';
import { findRoleRows, sanctionColumns, sourceColumns } from './merge-state.ts';

type Trx = Transaction<Tables>;

/** The circumstances of a merge. */
export interface MergeOrder extends MergePair {
  readonly actorID: number;
  /** Roles of the source that the target receives. */
  readonly roleIDs: readonly number[];
  readonly now: Date;
}

/** Locks two members before they are read, so that another merge or a deletion cannot close them meanwhile. */
export const lockMembers = (trx: Trx, userIDs: readonly [number, number]) =>
  sql`select from member where user_id in (${sql.join(userIDs)}) order by user_id for update`.execute(trx);

/**
 * Hands a mute or ban of the source over to the target. Of two, the longer one applies. A ban ends the sessions of the
 * target.
 */
async function handOverSanctions(trx: Trx, { sourceID, targetID }: Merge, now: Date): Promise<void> {
  const longer = (column: 'date_ban_expires' | 'date_mute_expires', flag: 'banned' | 'muted') => sql`
    case when t.${sql.ref(flag)} and (t.${sql.ref(column)} is null or s.${sql.ref(column)} is null) then null
      else greatest(t.${sql.ref(column)}, s.${sql.ref(column)}) end`;
  await sql`
    update member t set banned = true, date_ban_expires = ${longer('date_ban_expires', 'banned')},
      ban_reason = coalesce(t.ban_reason, s.ban_reason)
    from member s where t.user_id = ${targetID} and s.user_id = ${sourceID} and s.banned
  `.execute(trx);
  await sql`
    update member t set muted = true, date_mute_expires = ${longer('date_mute_expires', 'muted')}
    from member s where t.user_id = ${targetID} and s.user_id = ${sourceID} and s.muted
  `.execute(trx);
  await sql`
    delete from session where user_id = ${targetID} and exists (
      select from member where user_id = ${sourceID} and banned)
  `.execute(trx);
  await sql`update member set date_updated = ${now} where user_id = ${targetID}`.execute(trx);
}

/** Closes the account of the source. Its names lead to the target, and its address becomes available. */
async function closeSource(trx: Trx, { logID, sourceID, targetID }: Merge, name: string, now: Date): Promise<void> {
  await sql`
    with reserved as (
      insert into former_name (name_key, name_skeleton, name, user_id, date_inserted)
      values (${foldedIdentity(name)}, ${skeletonOf(name)}, ${name}, ${targetID}, ${now})
      on conflict (name_key) do nothing returning name_key)
    insert into member_merge_row (log_id, place, kind, key)
    select ${logID}, 'former_name', 'added', jsonb_build_object('name_key', name_key) from reserved
  `.execute(trx);
  await sql`
    update member set name_key = null, name_skeleton = null, email = null, pending_email = null,
      email_confirmed = false, is_admin = false, banned = false, ban_reason = null, date_ban_expires = null,
      muted = false, date_mute_expires = null, merged_into_user_id = ${targetID}, date_deleted = ${now},
      date_updated = ${now}
    where user_id = ${sourceID}
  `.execute(trx);
}

async function addRoles(trx: Trx, { logID, targetID }: Merge, roleIDs: readonly number[]): Promise<void> {
  await sql`
    with given as (
      insert into member_role (user_id, role_id)
      select ${targetID}::bigint, role_id from unnest(${[...roleIDs]}::integer[]) as wanted (role_id)
      on conflict do nothing returning user_id, role_id)
    insert into member_merge_row (log_id, place, kind, key)
    select ${logID}, 'member_role', 'added', jsonb_build_object('user_id', user_id, 'role_id', role_id) from given
  `.execute(trx);
}

/**
 * Merges a member into another one within a transaction (docs/decisions/0054-merged-members.md). The caller has locked
 * both and checked the permission. Returns the ID of the log entry, which can be undone.
 *
 * @throws {ApiError} user.last-administrator.
 */
export async function mergeMembers(trx: Trx, { source, target, actorID, roleIDs, now }: MergeOrder): Promise<number> {
  // A merge of a large account takes longer than a request may.
  await sql`set local statement_timeout = 0`.execute(trx);
  await requireNotLast(trx, source.userID);
  const { userID: sourceID } = source;
  const { userID: targetID } = target;
  const logID = await logAction(trx, {
    action: 'member.merge',
    actorID,
    recordType: 'member',
    recordID: targetID,
    before: {
      merged_member: null,
      source: await readColumns(trx, 'member', sourceID, sourceColumns),
      target: await readColumns(trx, 'member', targetID, [...sanctionColumns.ban, ...sanctionColumns.mute]),
      had_uploads: await hasUploads(trx, targetID),
      member_role: await findRoleRows(trx, sourceID),
    },
    after: { merged_member: sourceID },
    isPublic: false,
  });
  const merge: Merge = { logID, sourceID, targetID };
  const shapes = await readShapes(trx);
  await combineRows(trx, merge, shapes);
  await handOverSanctions(trx, merge, now);
  await applyFates(trx, merge, shapes);
  await addRoles(trx, merge, roleIDs);
  await closeSource(trx, merge, source.name, now);
  return logID;
}

async function hasUploads(trx: Trx, userID: number): Promise<boolean> {
  const { rows } = await sql`select from member_upload where user_id = ${userID}`.execute(trx);
  return rows.length > 0;
}
