import { sql } from 'kysely';
import type { Queryable } from '#server/category/queryable.ts';

/** A reason as it is stored. */
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

/** All reasons in their order, deleted ones too; there are few. */
export async function listReasons(db: Queryable): Promise<readonly ReasonRow[]> {
  const { rows } = await sql<ReasonRow>`
    select report_reason_id, name, description, sort, to_jsonb(role_ids) as role_ids, date_deleted, insert_user_id,
      update_user_id, date_inserted, date_updated
    from report_reason order by sort, date_inserted, report_reason_id
  `.execute(db);
  return rows;
}

/** How many reports give each reason. */
export async function countReportsByReason(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select id, count(*) as count from report, unnest(reason_ids) as id group by id
  `.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** A reason to be kept; `sort` null puts it last. */
export interface NewReason {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly sort: number | null;
  readonly roleIDs: readonly number[];
  readonly userID: number;
  readonly now: Date;
}

/** Keeps a new reason; false when its id is taken. */
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

/** Writes all of a reason anew. */
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

/** The number by which the log names a reason; 0 when there is none. */
export async function findReasonNumber(db: Queryable, id: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select report_reason_number as number from report_reason where report_reason_id = ${id}
  `.execute(db);
  return rows[0]?.number ?? 0;
}

/** Deletes a reason, or brings it back with null. */
export async function markReasonDeleted(db: Queryable, id: string, date: Date | null): Promise<void> {
  await sql`update report_reason set date_deleted = ${date} where report_reason_id = ${id}`.execute(db);
}

/** Gives reasons their places. */
export async function sortReasons(db: Queryable, sorts: Readonly<Record<string, number>>): Promise<void> {
  await sql`
    update report_reason set sort = given.value::integer
    from jsonb_each_text(${JSON.stringify(sorts)}::jsonb) given
    where report_reason_id = given.key
  `.execute(db);
}
