import { type RawBuilder, sql } from 'kysely';
import { statusIDs, systemStatuses } from '#api/discussion/discussion-status.ts';

/** The statuses that discussions of each type have until they are given another, by type; `*` for all types. Read once for a statement. */
const defaults = sql`
  (select jsonb_object_agg(coalesce(record_subtype, '*'), status_id) from discussion_status where is_default)`;

/** Whether every answer to `d` was rejected, of those that answer it directly. The judged ones are few, and looked at first. */
const isRejected = sql`(
  exists (select from comment judged where judged.discussion_id = d.discussion_id and judged.qna = 'rejected'
    and judged.date_deleted is null)
  and not exists (select from comment undecided where undecided.discussion_id = d.discussion_id
    and undecided.parent_comment_id is null and undecided.delete_method is distinct from 'full'
    and undecided.date_deleted is null and undecided.qna is distinct from 'rejected'))`;

/** What `d` stands at by itself: a question by its answers, others at the default of their type. */
export const ownStatusSql: RawBuilder<number> = sql`
  case when d.type = 'question'
    then case when d.accepted_comment_id is not null then ${sql.lit(statusIDs.accepted)}
      when d.count_comments > 0 and ${isRejected} then ${sql.lit(statusIDs.rejected)}
      when d.count_comments > 0 then ${sql.lit(statusIDs.answered)} else ${sql.lit(statusIDs.unanswered)} end
    else coalesce((${defaults} ->> d.type)::bigint, (${defaults} ->> '*')::bigint, ${sql.lit(statusIDs.none)}) end`;

/** What `d` stands at: what it was given, if that is for discussions of its type; else what it stands at by itself. */
export const statusSql: RawBuilder<number> = sql`
  coalesce(
    case when d.status_id is not null then (
      select given.status_id from discussion_status given
      where given.status_id = d.status_id and coalesce(given.record_subtype, d.type) = d.type) end,
    ${ownStatusSql})`;

/** Whether `d` stands at one of these statuses. */
export const isAtStatus = (ids: readonly number[]): RawBuilder<boolean> =>
  sql`${statusSql} = any(${[...ids]}::bigint[])`;

/** Whether what `d` stands at bears this name, in capitals or not, or is in this state. */
export function isNamedStatus(asked: string): RawBuilder<boolean> {
  const name = asked.toLowerCase();
  const system = [...systemStatuses].flatMap(([id, status]) =>
    !status.isInternal && (status.name.toLowerCase() === name || status.state === name) ? [id] : [],
  );
  return sql`${statusSql} in (
    select unnest(${system}::bigint[])
    union all select status_id from discussion_status where lower(name) = ${name} or state = ${name})`;
}
