import { type RawBuilder, sql } from 'kysely';
import { statusIDs } from '#api/discussion/status/discussion-status.ts';

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

/** What must be so of a question that stands at a status by itself, in terms that indexes know. */
const ofQuestions: Readonly<Record<number, RawBuilder<unknown>>> = {
  [statusIDs.unanswered]: sql`(d.type = 'question' and d.count_comments = 0)`,
  [statusIDs.answered]: sql`(d.type = 'question' and d.count_comments > 0)`,
  [statusIDs.accepted]: sql`(d.type = 'question' and d.accepted_comment_id is not null)`,
  [statusIDs.rejected]: sql`(d.type = 'question' and d.count_comments > 0)`,
};

/** Statuses by their numbers, with the types whose discussions stand at one of them until they are given another. */
export interface AskedStatuses {
  readonly ids: readonly number[];
  readonly types: readonly string[];
}

/**
 * Whether `d` stands at one of these statuses. How it can have come to stand there is said beside it, in terms that indexes
 * know: working out what every discussion of a large forum stands at would take seconds.
 */
export function isAtStatus({ ids, types }: AskedStatuses): RawBuilder<boolean> {
  const isAt = sql<boolean>`${statusSql} = any(${[...ids]}::bigint[])`;
  if (ids.includes(statusIDs.none)) return isAt;
  const given = ids.filter((id) => !(id in ofQuestions));
  const ways = [
    ...(given.length > 0 ? [sql`d.status_id = any(${given}::bigint[])`] : []),
    ...(types.length > 0 ? [sql`d.type = any(${[...types]}::text[])`] : []),
    ...ids.flatMap((id) => ofQuestions[id] ?? []),
  ];
  return ways.length > 0 ? sql`((${sql.join(ways, sql` or `)}) and ${isAt})` : sql`false`;
}
