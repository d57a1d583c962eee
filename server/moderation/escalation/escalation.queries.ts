import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { escalationRoutes } from '#api/moderation/escalation/escalation.contract.ts';
import { triagedBy } from '#server/moderation/triage/triage.policy.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { withinNumbers } from '#server/post/body/number-range.ts';
import { recordPlace } from '#server/post/record-place.ts';

/** The query parameters of the escalation list. */
export type EscalationQuery = z.output<(typeof escalationRoutes)['list']['schema']['querystring']>;

/** The status of an escalation. */
export type EscalationStatus = 'open' | 'in-progress' | 'on-hold' | 'done';

/** A stored escalation with its post and reports. */
export interface EscalationRow {
  readonly escalation_id: number;
  readonly name: string;
  readonly status: EscalationStatus;
  readonly recordType: 'discussion' | 'comment';
  readonly recordID: number;
  readonly record_name: string;
  readonly record_html: string;
  readonly record_user_id: number;
  readonly category_id: number;
  readonly assigned_user_id: number | null;
  readonly insert_user_id: number | null;
  readonly update_user_id: number | null;
  readonly date_inserted: string;
  readonly date_updated: string | null;
  readonly is_live: boolean;
  readonly was_edited: boolean;
  readonly count_reports: number;
  readonly report_user_ids: readonly number[];
  readonly reason_ids: readonly string[];
  readonly date_last_report: string | null;
  readonly count_notes: number;
}

const columns = sql`
  e.escalation_id, e.name, e.status, e.record_type as "recordType", e.record_id as "recordID",
  case when e.record_type = 'comment' then 'Re: ' || coalesce(d.name, '') else coalesce(d.name, '') end as record_name,
  coalesce(c.body_html, case when e.record_type = 'discussion' then d.body_html end, '') as record_html,
  e.record_user_id, coalesce(d.category_id, e.category_id) as category_id, e.assigned_user_id, e.insert_user_id, e.update_user_id, e.date_inserted,
  e.date_updated,
  d.date_deleted is null and (e.record_type = 'discussion' or c.date_deleted is null) and d.discussion_id is not null
    as is_live,
  coalesce(case when e.record_type = 'comment' then c.date_updated else d.date_updated end > e.date_inserted, false)
    as was_edited,
  said.count_reports, said.report_user_ids, said.reason_ids, said.date_last_report,
  (select count(*) from moderator_note n
    where n.record_type = e.record_type and n.record_id = e.record_id) as count_notes`;

const joins = sql`
  left join comment c on e.record_type = 'comment' and c.comment_id = e.record_id
  left join discussion d on d.discussion_id = case when e.record_type = 'discussion' then e.record_id else c.discussion_id end
  cross join lateral (
    select count(*) as count_reports, coalesce(jsonb_agg(distinct r.insert_user_id), '[]') as report_user_ids,
      (select coalesce(jsonb_agg(distinct reason), '[]') from report o, unnest(o.reason_ids) reason
        where o.record_type = e.record_type and o.record_id = e.record_id) as reason_ids,
      max(r.date_inserted) as date_last_report
    from report r where r.record_type = e.record_type and r.record_id = e.record_id) said`;

/** SQL expression for the current category of the escalated post. */
const place = recordPlace('e', sql`e.category_id`);

function filters(viewer: Viewer, query: EscalationQuery): RawBuilder<unknown> {
  const { assignedUserID: assigned, recordUserRoleID, reportReasonID } = query;
  return sql.join(
    [
      triagedBy(viewer, place),
      ...(query.escalationID ? [withinNumbers(sql`e.escalation_id`, query.escalationID)] : []),
      ...(query.recordType ? [sql`e.record_type = ${query.recordType}`] : []),
      ...(query.recordID ? [withinNumbers(sql`e.record_id`, query.recordID)] : []),
      ...(query.placeRecordID ? [withinNumbers(place, query.placeRecordID)] : []),
      ...(query.status ? [sql`e.status = any(${query.status}::text[])`] : []),
      ...(query.recordUserID ? [withinNumbers(sql`e.record_user_id`, query.recordUserID)] : []),
      ...(assigned === 'none' ? [sql`e.assigned_user_id is null`] : []),
      ...(assigned === '$me' ? [sql`e.assigned_user_id = ${viewer.userID}`] : []),
      ...(typeof assigned === 'object' ? [withinNumbers(sql`e.assigned_user_id`, assigned)] : []),
      ...(recordUserRoleID
        ? [
            sql`exists (select from member_role mr where mr.user_id = e.record_user_id
              and ${withinNumbers(sql`mr.role_id`, recordUserRoleID)})`,
          ]
        : []),
      ...(reportReasonID
        ? [
            sql`exists (select from report r where r.record_type = e.record_type and r.record_id = e.record_id
              and r.reason_ids && ${reportReasonID}::text[])`,
          ]
        : []),
    ],
    sql` and `,
  );
}

/** Returns a page of the requested escalations with the total count. */
export async function listEscalations(
  db: Queryable,
  viewer: Viewer,
  query: EscalationQuery,
): Promise<{ rows: readonly EscalationRow[]; total: number }> {
  const where = filters(viewer, query);
  const { rows } = await sql<EscalationRow>`
    select ${columns} from escalation e ${joins} where ${where}
    order by e.escalation_id desc limit ${query.limit} offset ${(query.page - 1) * query.limit}
  `.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from escalation e where ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns an escalation, or undefined when it does not exist. */
export async function findEscalation(db: Queryable, id: number): Promise<EscalationRow | undefined> {
  const { rows } = await sql<EscalationRow>`
    select ${columns} from escalation e ${joins} where e.escalation_id = ${id}
  `.execute(db);
  return rows[0];
}

/** Returns an escalation and locks it until the transaction ends. */
export async function lockEscalation(trx: Transaction<Tables>, id: number): Promise<EscalationRow | undefined> {
  await sql`select from escalation where escalation_id = ${id} for update`.execute(trx);
  return findEscalation(trx, id);
}

/** An escalation to insert. */
export interface NewEscalation extends Pick<EscalationRow, 'name' | 'status' | 'recordType' | 'recordID'> {
  readonly recordUserID: number;
  readonly categoryID: number;
  readonly assignedUserID: number | null;
  readonly userID: number;
  readonly now: Date;
}

/** Inserts an escalation. Returns undefined when the post already has one. */
export async function insertEscalation(db: Queryable, made: NewEscalation): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into escalation (name, status, record_type, record_id, record_user_id, category_id, assigned_user_id,
      insert_user_id, date_inserted)
    values (${made.name}, ${made.status}, ${made.recordType}, ${made.recordID}, ${made.recordUserID},
      ${made.categoryID}, ${made.assignedUserID}::bigint, ${made.userID}, ${made.now})
    on conflict (record_type, record_id) do nothing
    returning escalation_id as id
  `.execute(db);
  return rows[0]?.id;
}

/** The fields of an escalation that can change. */
export type EscalationState = Pick<EscalationRow, 'name' | 'status' | 'assigned_user_id'>;

/** Updates name, status and assignee of an escalation. */
export async function updateEscalation(
  db: Queryable,
  id: number,
  state: EscalationState,
  { userID, now }: { userID: number; now: Date },
): Promise<void> {
  await sql`
    update escalation set name = ${state.name}, status = ${state.status},
      assigned_user_id = ${state.assigned_user_id}::bigint, update_user_id = ${userID}, date_updated = ${now}
    where escalation_id = ${id}
  `.execute(db);
}

/** Deletes an escalation whose creation was undone. */
export async function deleteEscalation(db: Queryable, id: number): Promise<void> {
  await sql`delete from escalation where escalation_id = ${id}`.execute(db);
}

/** Returns the ID of the newest open report of a post; undefined when there is none. */
export async function findOpenReport(
  db: Queryable,
  { recordType, recordID }: Pick<EscalationRow, 'recordType' | 'recordID'>,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select report_id as id from report
    where record_type = ${recordType} and record_id = ${recordID} and status = 'new'
    order by report_id desc limit 1
  `.execute(db);
  return rows[0]?.id;
}
