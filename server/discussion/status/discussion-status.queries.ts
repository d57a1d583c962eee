import { type RawBuilder, sql, type Transaction } from 'kysely';
import { discussionTypes } from '#api/discussion/discussion-type.ts';
import { statusIDs, systemStatuses } from '#api/discussion/status/discussion-status.ts';
import type { RecordStatus } from '#api/discussion/status/discussion-status-fields.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { type AskedStatuses, automaticStatusSql, statusSql } from './discussion-status-column.ts';

type Trx = Transaction<Tables>;

/** The properties of a status that an administrator sets. */
export interface StatusWriting {
  readonly name: string;
  readonly state: string;
  readonly recordSubtype: string | null;
}

const systemRows: readonly RecordStatus[] = [...systemStatuses].map(([statusID, status]) => ({
  statusID,
  recordType: 'discussion',
  isSystem: true,
  ...status,
}));

/** The event of a created, changed or deleted status. */
export const statusesChanged = 'statuses.changed';

/** Returns all statuses, the built-in ones first. A custom default replaces "None" as the default. */
export async function findStatuses(db: Queryable): Promise<RecordStatus[]> {
  const { rows } = await sql<RecordStatus>`
    select status_id as "statusID", name, state, 'discussion' as "recordType", record_subtype as "recordSubtype",
      is_default as "isDefault", false as "isSystem", false as "isInternal"
    from discussion_status order by status_id
  `.execute(db);
  const isReplaced = rows.some(({ isDefault, recordSubtype }) => isDefault && recordSubtype === null);
  const own = systemRows.map((row) => (row.statusID === statusIDs.none ? { ...row, isDefault: !isReplaced } : row));
  return [...own, ...rows];
}

/** Selects the requested statuses and determines the post types of which they are the default. */
function askedAmong(statuses: readonly RecordStatus[], isAsked: (status: RecordStatus) => boolean): AskedStatuses {
  const asked = statuses.filter(isAsked);
  const defaults = asked.filter(({ isDefault, isSystem }) => isDefault && !isSystem);
  return {
    ids: asked.map(({ statusID }) => statusID),
    types: discussionTypes.filter((type) => defaults.some(({ recordSubtype }) => (recordSubtype ?? type) === type)),
  };
}

/** Returns the statuses with these IDs. */
export const readAskedStatuses = (statuses: readonly RecordStatus[], ids: readonly number[]): AskedStatuses =>
  askedAmong(statuses, ({ statusID }) => ids.includes(statusID));

/** Returns the statuses with a name (case-insensitive) or a state. */
export function readNamedStatuses(statuses: readonly RecordStatus[], requested: string): AskedStatuses {
  const name = requested.toLowerCase();
  return askedAmong(
    statuses,
    (status) => !status.isInternal && (status.name.toLowerCase() === name || status.state === name),
  );
}

/** The key of the database advisory lock for status changes. */
const lockKey = 7_305_843;

/** Serializes concurrent status changes, so that each type has at most one default. */
export const lockStatuses = (trx: Trx) => sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(trx);

/** Creates a status and returns its ID. */
export async function insertStatus(trx: Trx, { name, state, recordSubtype }: StatusWriting): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into discussion_status (name, state, record_subtype)
    values (${name}, ${state}, ${recordSubtype}) returning status_id as id
  `.execute(trx);
  return rows[0]?.id ?? 0;
}

/** Changes a status. A new default replaces the previous default of its type. */
export async function updateStatus(
  trx: Trx,
  statusID: number,
  { name, state, recordSubtype, isDefault }: StatusWriting & { readonly isDefault: boolean },
): Promise<void> {
  if (isDefault)
    await sql`update discussion_status set is_default = false
      where is_default and status_id <> ${statusID} and record_subtype is not distinct from ${recordSubtype}`.execute(
      trx,
    );
  await sql`
    update discussion_status
    set name = ${name}, state = ${state}, record_subtype = ${recordSubtype}, is_default = ${isDefault}
    where status_id = ${statusID}
  `.execute(trx);
}

/** Deletes a status. Returns false when a discussion uses it. */
export async function deleteUnusedStatus(trx: Trx, statusID: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from discussion_status where status_id = ${statusID}
      and not exists (select from discussion where discussion.status_id = ${statusID})
  `.execute(trx);
  return numAffectedRows === 1n;
}

/** Returns the effective and the automatic status of a discussion. */
export async function findStatusOf(
  db: Queryable,
  discussionID: number,
): Promise<{ statusID: number; automaticStatusID: number; type: string; resolved: boolean } | undefined> {
  const { rows } = await sql<{ statusID: number; automaticStatusID: number; type: string; resolved: boolean }>`
    select ${statusSql} as "statusID", ${automaticStatusSql} as "automaticStatusID", d.type, d.resolved
    from discussion d where d.discussion_id = ${discussionID}
  `.execute(db);
  return rows[0];
}

/** An entry of the status history of a discussion. */
export interface StatusLogRow {
  readonly discussionID: number;
  readonly statusID: number;
  readonly insertUserID: number;
  readonly dateInserted: string;
  readonly reason: string | null;
}

/** The status ID of an entry `l` of the moderation log: a status change, or resolving the discussion `d`. */
const loggedStatus = sql`
  case when l.action = 'discussion.status' then coalesce((l.after ->> 'status_id')::bigint, ${automaticStatusSql})
    when (l.after ->> 'resolved')::boolean then ${sql.lit(statusIDs.resolved)} else ${sql.lit(statusIDs.unresolved)} end`;

const logSql = (condition: RawBuilder<unknown>) => sql`
  select l.record_id as "discussionID", ${loggedStatus} as "statusID",
    coalesce(l.actor_id, 0) as "insertUserID", l.date_inserted as "dateInserted", l.reason
  from moderation_log l join discussion d on d.discussion_id = l.record_id
  where l.record_type = 'discussion' and ${condition}`;

/** Returns a page of the status history of a discussion, the newest entry first, with the total count. */
export async function findStatusLog(
  db: Queryable,
  discussionID: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: StatusLogRow[]; total: number }> {
  const logged = logSql(sql`l.record_id = ${discussionID}
    and l.action in ('discussion.status', 'discussion.resolve', 'discussion.unresolve')`);
  const { rows } = await sql<StatusLogRow>`
    ${logged} order by l.moderation_log_id desc limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from (${logged}) logged`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Finds the last status change of each discussion. */
export async function findLastStatuses(db: Queryable, discussionIDs: readonly number[]): Promise<StatusLogRow[]> {
  const { rows } = await sql<StatusLogRow>`
    ${logSql(sql`l.moderation_log_id in (
      select max(moderation_log_id) from moderation_log
      where record_type = 'discussion' and record_id = any(${[...discussionIDs]}::bigint[]) and action = 'discussion.status'
      group by record_id)`)}
  `.execute(db);
  return rows;
}
