import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** A stored report reason. */
export interface ReasonRow {
  readonly report_reason_id: string;
  readonly name: string;
  readonly description: string;
  readonly sort: number;
  readonly role_ids: readonly number[];
  readonly date_deleted: string | null;
  readonly insert_user_id: number | null;
  readonly update_user_id: number | null;
  readonly date_inserted: string;
  readonly date_updated: string | null;
}

/** Returns all reasons in order, including deleted ones. There are few. */
export async function listReasons(db: Queryable): Promise<readonly ReasonRow[]> {
  const { rows } = await sql<ReasonRow>`
    select report_reason_id, name, description, sort, to_jsonb(role_ids) as role_ids, date_deleted, insert_user_id,
      update_user_id, date_inserted, date_updated
    from report_reason order by sort, date_inserted, report_reason_id
  `.execute(db);
  return rows;
}

/** Returns the number of reports by reason. */
export async function countReportsByReason(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select id, count(*) as count from report, unnest(reason_ids) as id group by id
  `.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** A report reason to insert. `sort` null appends it. */
export interface NewReason {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly sort: number | null;
  readonly roleIDs: readonly number[];
  readonly userID: number;
  readonly now: Date;
}

/** Inserts a reason. Returns false when its ID is taken. */
export async function insertReason(db: Queryable, made: NewReason): Promise<boolean> {
  const { rows } = await sql`
    insert into report_reason (report_reason_id, name, description, sort, role_ids, insert_user_id, date_inserted)
    values (${made.id}, ${made.name}, ${made.description},
      coalesce(${made.sort}::integer, (select coalesce(max(sort), 0) + 1 from report_reason)),
      ${[...made.roleIDs]}::bigint[], ${made.userID}, ${made.now})
    on conflict do nothing
    returning report_reason_id
  `.execute(db);
  return rows.length > 0;
}

/** Replaces all fields of a reason. */
export async function updateReason(
  db: Queryable,
  { id, name, description, sort, roleIDs, userID, now }: NewReason,
): Promise<void> {
  await sql`
    update report_reason
    set name = ${name}, description = ${description}, sort = coalesce(${sort}::integer, sort),
      role_ids = ${[...roleIDs]}::bigint[], update_user_id = ${userID}, date_updated = ${now}
    where report_reason_id = ${id}
  `.execute(db);
}

/** Returns the number that identifies a reason in the log; 0 when it does not exist. */
export async function findReasonNumber(db: Queryable, id: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select report_reason_number as number from report_reason where report_reason_id = ${id}
  `.execute(db);
  return rows[0]?.number ?? 0;
}

/** Marks a reason as deleted; null restores it. */
export async function markReasonDeleted(db: Queryable, id: string, date: Date | null): Promise<void> {
  await sql`update report_reason set date_deleted = ${date} where report_reason_id = ${id}`.execute(db);
}

/** Sets the positions of reasons. */
export async function sortReasons(db: Queryable, sorts: Readonly<Record<string, number>>): Promise<void> {
  await sql`
    update report_reason set sort = given.value::integer
    from jsonb_each_text(${JSON.stringify(sorts)}::jsonb) given
    where report_reason_id = given.key
  `.execute(db);
}
