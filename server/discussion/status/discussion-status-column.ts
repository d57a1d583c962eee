import { type RawBuilder, sql } from 'kysely';
import { statusIDs } from '#api/discussion/status/discussion-status.ts';

/** The default statuses of discussions by type; `*` applies to all types. Evaluated once per statement. */
const defaults = sql`
  (select jsonb_object_agg(coalesce(record_subtype, '*'), status_id) from discussion_status where is_default)`;

/**
 * The SQL condition that all direct answers to `d` were rejected. Rejected answers are rare, so their existence is
 * checked first.
 */
const isRejected = sql`(
  exists (select from comment judged where judged.discussion_id = d.discussion_id and judged.qna = 'rejected'
    and judged.date_deleted is null)
  and not exists (select from comment undecided where undecided.discussion_id = d.discussion_id
    and undecided.parent_comment_id is null and undecided.delete_method is distinct from 'full'
    and undecided.date_deleted is null and undecided.qna is distinct from 'rejected'))`;

/** The automatic status of `d`: for a question by its answers, otherwise the default of its type. */
export const automaticStatusSql: RawBuilder<number> = sql`
  case when d.type = 'question'
    then case when d.accepted_comment_id is not null then ${sql.lit(statusIDs.accepted)}
      when d.count_comments > 0 and ${isRejected} then ${sql.lit(statusIDs.rejected)}
      when d.count_comments > 0 then ${sql.lit(statusIDs.answered)} else ${sql.lit(statusIDs.unanswered)} end
    else coalesce((${defaults} ->> d.type)::bigint, (${defaults} ->> '*')::bigint, ${sql.lit(statusIDs.none)}) end`;

/**
 * The effective status of `d`: the assigned status if it applies to the discussion's type, otherwise the automatic one.
 */
export const statusSql: RawBuilder<number> = sql`
  coalesce(
    case when d.status_id is not null then (
      select given.status_id from discussion_status given
      where given.status_id = d.status_id and coalesce(given.record_subtype, d.type) = d.type) end,
    ${automaticStatusSql})`;

/** Index-supported conditions that are necessary for each automatic status of a question. */
const ofQuestions: Readonly<Record<number, RawBuilder<unknown>>> = {
  [statusIDs.unanswered]: sql`(d.type = 'question' and d.count_comments = 0)`,
  [statusIDs.answered]: sql`(d.type = 'question' and d.count_comments > 0)`,
  [statusIDs.accepted]: sql`(d.type = 'question' and d.accepted_comment_id is not null)`,
  [statusIDs.rejected]: sql`(d.type = 'question' and d.count_comments > 0)`,
};

/** Requested statuses by ID, with the post types of which one of these statuses is the default. */
export interface AskedStatuses {
  readonly ids: readonly number[];
  readonly types: readonly string[];
}

/**
 * Returns the SQL condition that `d` has one of the statuses. It adds index-supported necessary conditions, because
 * computing the status of every discussion of a large forum takes seconds.
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
