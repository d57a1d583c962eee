import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { toApiDate } from '#server/platform/database/database-types.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { currentRequest } from '#server/platform/http/request-hook.ts';
import { recordPlace } from '#server/post/record-place.ts';
import type { LoggedAction, LogState } from './moderation-log.ts';

/** An entry of the moderation log. */
export interface LogEntry {
  readonly logID: number;
  readonly action: LogAction;
  readonly recordType: string;
  readonly recordID: number;
  readonly parentRecordID: number | null;
  readonly categoryID: number | null;
  readonly actorID: number | null;
  readonly before: LogState;
  readonly after: LogState;
  readonly reason: string | null;
  readonly isPublic: boolean;
  /** The entry that this one undid. */
  readonly undoOf: number | null;
  /** The entry that undid this one. */
  readonly undoneBy: number | null;
  readonly dateInserted: string;
}

/** The SQL columns of an entry, for a statement with the table alias `l`. */
export const entryColumns: RawBuilder<unknown> = sql`l.moderation_log_id as "logID", l.action, l.record_type as "recordType",
  l.record_id as "recordID", l.parent_record_id as "parentRecordID", ${recordPlace('l', sql`l.category_id`)} as "categoryID", l.actor_id as "actorID",
  l.before, l.after, l.reason, l.is_public as "isPublic", l.undo_of as "undoOf", l.undone_by as "undoneBy",
  l.date_inserted as "dateInserted"`;

/** SQL for the discussion and category of the record in the column `item.record_id`. */
const placeOf = (recordType: string): RawBuilder<unknown> =>
  recordType === 'discussion'
    ? sql`select discussion_id, category_id from discussion where discussion_id = item.record_id`
    : recordType === 'comment'
      ? sql`select discussion_id, category_id from comment join discussion using (discussion_id) where comment_id = item.record_id`
      : sql`select null::bigint as discussion_id, ${recordType === 'category' ? sql`item.record_id` : sql`null::bigint`} as category_id`;

const collecting = new WeakMap<Transaction<Tables>, number[]>();

/** Runs a part of a transaction. Returns the IDs of the entries that it logs, oldest first. */
export async function collectEntries(trx: Transaction<Tables>, work: () => Promise<unknown>): Promise<number[]> {
  const outer = collecting.get(trx);
  const logIDs: number[] = [];
  collecting.set(trx, logIDs);
  try {
    await work();
  } finally {
    if (outer) collecting.set(trx, outer);
    else collecting.delete(trx);
  }
  outer?.push(...logIDs);
  // Entries of a part that was rolled back to its savepoint no longer exist.
  const { rows } = await sql<{ id: number }>`
    select moderation_log_id as id from moderation_log where moderation_log_id = any(${logIDs}::bigint[]) order by id
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Stores a reason with the entries that have none. */
export async function giveReason(trx: Transaction<Tables>, logIDs: readonly number[], reason: string): Promise<void> {
  await sql`
    update moderation_log set reason = ${reason} where moderation_log_id = any(${logIDs}::bigint[]) and reason is null
  `.execute(trx);
}

type NewEntry = LoggedAction & { readonly undoOf: number | null };

/** A change to one of several records. */
export type LoggedChange = Pick<LoggedAction, 'recordID' | 'before' | 'after'>;

/** Inserts an entry for each record, with the data of the current request. Returns the entry IDs by record ID. */
export async function insertEntries(
  trx: Transaction<Tables>,
  entry: Omit<NewEntry, keyof LoggedChange>,
  changes: readonly LoggedChange[],
): Promise<Map<number, number>> {
  const { method = null, path = null, query = null, ip = null, parent = null } = currentRequest() ?? {};
  const { rows } = await sql<{ id: number; recordID: number }>`
    insert into moderation_log (action, record_type, record_id, parent_record_id, category_id, actor_id, before, after,
      reason, is_public, undo_of, request_method, request_path, request_query, ip_address, parent_request)
    select ${entry.action}, ${entry.recordType}, item.record_id,
      case when ${entry.recordType === 'comment'}::boolean then place.discussion_id end, place.category_id,
      ${entry.actorID}::bigint, item.before, item.after,
      ${entry.reason ?? null}::text, ${entry.isPublic ?? true}::boolean, ${entry.undoOf}::bigint,
      ${method}::text, ${path}::text, ${query}::text, ${ip}::text, ${parent && JSON.stringify(parent)}::jsonb
    from unnest(${changes.map(({ recordID }) => recordID)}::bigint[],
      ${changes.map(({ before }) => JSON.stringify(before))}::jsonb[],
      ${changes.map(({ after }) => JSON.stringify(after))}::jsonb[]) as item (record_id, before, after)
    left join lateral (${placeOf(entry.recordType)}) place on true
    returning moderation_log_id as id, record_id as "recordID"
  `.execute(trx);
  collecting.get(trx)?.push(...rows.map(({ id }) => id));
  return new Map(rows.map(({ id, recordID }) => [recordID, id]));
}

/** Inserts an entry. Returns its ID. */
export async function insertEntry(trx: Transaction<Tables>, entry: NewEntry): Promise<number> {
  return (await insertEntries(trx, entry, [entry])).get(entry.recordID) ?? 0;
}

/** Returns an entry and locks it, so that it cannot be undone concurrently. */
export async function lockEntry(trx: Transaction<Tables>, logID: number): Promise<LogEntry | undefined> {
  const { rows } = await sql<LogEntry>`
    select ${entryColumns} from moderation_log l where moderation_log_id = ${logID} for update
  `.execute(trx);
  return rows[0];
}

/** Stores which entry undid another one. */
export async function markUndone(trx: Transaction<Tables>, logID: number, undoID: number): Promise<void> {
  await sql`update moderation_log set undone_by = ${undoID} where moderation_log_id = ${logID}`.execute(trx);
}

/** Returns the newest later entry that changed the same part of the same record and has not been undone. */
export async function lastChangeSince(db: Queryable, entry: LogEntry): Promise<{ logID: number } | undefined> {
  const { rows } = await sql<{ logID: number }>`
    select moderation_log_id as "logID" from moderation_log
    where record_type = ${entry.recordType} and record_id = ${entry.recordID} and moderation_log_id > ${entry.logID}
      and undo_of is null and undone_by is null and after ?| ${Object.keys(entry.after)}::text[]
    order by moderation_log_id desc limit 1
  `.execute(db);
  return rows[0];
}

/** Returns the ID of the newest entry that restored a deleted post. */
export async function findRestoring(db: Queryable, recordType: string, recordID: number): Promise<number | undefined> {
  const { rows } = await sql<{ logID: number }>`
    select moderation_log_id as "logID" from moderation_log
    where record_type = ${recordType} and record_id = ${recordID}
      and (action = ${`${recordType}.restore`} or (undo_of is not null and action like ${`${recordType}.delete%`}))
    order by moderation_log_id desc limit 1
  `.execute(db);
  return rows[0]?.logID;
}

/** Returns the ID of the newest entry about a discussion that meets a condition; undefined when there is none. */
export async function newestEntryAbout(
  db: Queryable,
  discussionID: number,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<number | undefined> {
  const { rows } = await sql<{ logID: number }>`
    select moderation_log_id as "logID" from moderation_log
    where record_type = 'discussion' and record_id = ${discussionID} and ${condition}
    order by moderation_log_id desc limit 1
  `.execute(db);
  return rows[0]?.logID;
}

/** Returns the actor and date of an entry, for the details of an error. */
export async function findEntryActor(
  db: Queryable,
  logID: number,
): Promise<{ userID: number | null; name: string; date: string }> {
  const { rows } = await sql<{ userID: number | null; name: string; date: string }>`
    select actor_id as "userID", coalesce(m.name, '') as name, l.date_inserted as date
    from moderation_log l left join member m on m.user_id = l.actor_id
    where moderation_log_id = ${logID}
  `.execute(db);
  return rows[0] ?? { userID: null, name: '', date: toApiDate(new Date(0).toISOString()) };
}
