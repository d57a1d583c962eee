import { type RawBuilder, sql } from 'kysely';
import type { ParentRequest } from '#api/moderation/log/parent-request.ts';
import type { Range } from '#api/query.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { recordPlace } from '#server/post/record-place.ts';
import { withinDates } from '#server/search/search-filter.ts';
import { entryColumns, type LogEntry } from './log-entry.queries.ts';
import type { LogScope } from './moderation-log.policy.ts';

/** A log entry with the columns needed for display. */
export interface AuditLogRow extends LogEntry {
  readonly requestMethod: string | null;
  readonly requestPath: string | null;
  readonly requestQuery: string | null;
  readonly ipAddress: string | null;
  readonly parentRequest: ParentRequest | null;
  readonly recordName: string | null;
  readonly undoneByID: number | null;
  readonly dateUndone: string | null;
}

/** The filter of a log query. */
export interface AuditLogFilter {
  readonly insertUserID?: readonly number[] | undefined;
  readonly insertIPAddress?: string | undefined;
  readonly eventType?: string | undefined;
  readonly dateInserted?: Range | undefined;
  readonly recordType?: string | undefined;
  readonly recordID?: number | undefined;
  readonly parentRecordID?: number | undefined;
  /** The second part of an action name, such as `delete`. */
  readonly operation?: string | undefined;
}

/** SQL expression for the title or name of a record. A change of settings has the names of the settings. */
const recordName = sql`case l.record_type
  when 'discussion' then (select name from discussion d where d.discussion_id = l.record_id)
  when 'comment' then (select name from discussion d where d.discussion_id = l.parent_record_id)
  when 'category' then (select name from category c where c.category_id = l.record_id)
  when 'user' then (select name from member m where m.user_id = l.record_id)
  when 'member' then (select name from member m where m.user_id = l.record_id)
  when 'role' then (select name from role r where r.role_id = l.record_id)
  when 'webhook' then (select name from webhook w where w.webhook_id = l.record_id)
  when 'access-token' then (select name from access_token t where t.access_token_id = l.record_id)
  when 'tag' then (select name from tag t where t.tag_id = l.record_id)
  when 'collection' then (select name from collection c where c.collection_id = l.record_id)
  when 'reaction-type' then (select name from reaction_type r where r.tag_id = l.record_id)
  when 'profile-field' then (select label from profile_field f where f.profile_field_id = l.record_id)
  when 'report-reason' then (select name from report_reason r where r.report_reason_number = l.record_id)
  when 'setting' then (select string_agg(key, ', ' order by key) from jsonb_object_keys(l.after) key)
  when 'translation-service' then (select string_agg(key, ', ' order by key) from jsonb_object_keys(l.after) key)
  when 'mail-server' then (select string_agg(key, ', ' order by key) from jsonb_object_keys(l.after) key)
  when 'answer-template' then (select name from answer_template t where t.answer_template_id = l.record_id) end`;

const columns = sql`${entryColumns}, l.request_method as "requestMethod", l.request_path as "requestPath",
  l.request_query as "requestQuery", l.ip_address as "ipAddress", l.parent_request as "parentRequest", coalesce(${recordName}, l.before ->> 'name') as "recordName",
  u.actor_id as "undoneByID", u.date_inserted as "dateUndone"`;

/**
 * SQL expression for the category of an entry: the current category of its post, or the category that the entry is
 * about.
 */
const place = sql`case when l.record_type = 'category' then l.record_id else ${recordPlace('l', sql`l.category_id`)} end`;

const visible = ({ level, categoryIDs, withoutCategory }: LogScope): RawBuilder<unknown>[] => {
  // 0 means no category.
  const ids = withoutCategory ? [0, ...(categoryIDs ?? [])] : [...(categoryIDs ?? [])];
  return [
    ...(level === 'public' ? [sql`l.is_public`] : []),
    ...(categoryIDs ? [sql`coalesce(${place}, 0) = any(${ids}::bigint[])`] : []),
  ];
};

const asked = (filter: AuditLogFilter): RawBuilder<unknown>[] => {
  const is = (column: string, value: string | number | undefined) =>
    value === undefined ? [] : [sql`${sql.ref(`l.${column}`)} = ${value}`];
  return [
    ...(filter.insertUserID?.length ? [sql`l.actor_id = any(${[...filter.insertUserID]}::bigint[])`] : []),
    ...is('ip_address', filter.insertIPAddress),
    ...is('action', filter.eventType),
    ...is('record_type', filter.recordType),
    ...is('record_id', filter.recordID),
    ...is('parent_record_id', filter.parentRecordID),
    ...(filter.operation === undefined ? [] : [sql`split_part(l.action, '.', 2) = ${filter.operation}`]),
    ...(filter.dateInserted ? [withinDates(sql`l.date_inserted`, filter.dateInserted)] : []),
  ];
};

/** Returns a page of the log, newest entry first, with the total count. */
export async function listEntries(
  db: Queryable,
  { scope, filter, page, limit }: { scope: LogScope; filter: AuditLogFilter; page: number; limit: number },
): Promise<{ rows: AuditLogRow[]; total: number }> {
  const where = sql.join([sql`true`, ...visible(scope), ...asked(filter)], sql` and `);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from moderation_log l where ${where}
  `.execute(db);
  const { rows } = await sql<AuditLogRow>`
    select ${columns}
    from moderation_log l left join moderation_log u on u.moderation_log_id = l.undone_by
    where ${where}
    order by l.moderation_log_id desc limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Returns one entry, or undefined when it does not exist or is outside the scope. */
export async function findEntry(db: Queryable, logID: number, scope: LogScope): Promise<AuditLogRow | undefined> {
  const where = sql.join([sql`l.moderation_log_id = ${logID}`, ...visible(scope)], sql` and `);
  const { rows } = await sql<AuditLogRow>`
    select ${columns}
    from moderation_log l left join moderation_log u on u.moderation_log_id = l.undone_by
    where ${where}
  `.execute(db);
  return rows[0];
}

/**
 * Returns the ID of the latest entry of an action on a record that has not been undone; undefined when there is none.
 */
export async function findLatestEntry(
  db: Queryable,
  { action, recordID }: { action: string; recordID: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select moderation_log_id as id from moderation_log
    where record_type = split_part(${action}, '.', 1) and record_id = ${recordID} and action = ${action}
      and undo_of is null and undone_by is null
    order by moderation_log_id desc limit 1
  `.execute(db);
  return rows[0]?.id;
}
