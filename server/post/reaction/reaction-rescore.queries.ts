import { sql, type Transaction } from 'kysely';
import { hotScoreSql } from '#server/discussion/list/hot-score.ts';
import type { Tables } from '#server/platform/database/tables.ts';

type Trx = Transaction<Tables>;

/** The key of the advisory lock that excludes reactions during a rescoring. */
const lockKey = 7_301_440_140;

/** Acquires the shared lock for a reaction. It waits for a running rescoring, but not for other reactions. */
export const lockReactionValues = (trx: Trx) =>
  sql`select pg_advisory_xact_lock_shared(${lockKey}::bigint)`.execute(trx);

interface Worth {
  readonly tag_id: number;
  readonly value: number;
  readonly points: number;
}

const posts = [
  { recordType: 'discussion', table: sql`discussion`, key: sql`discussion_id`, answers: sql`count_comments` },
  { recordType: 'comment', table: sql`comment`, key: sql`comment_id`, answers: sql`count_child_comments` },
] as const;

async function rescorePosts(trx: Trx, { tag_id, value }: Worth): Promise<void> {
  for (const { recordType, table, key, answers } of posts) {
    const score = sql`post.score + counted.count * ${value}::integer`;
    const hot = hotScoreSql({ score, answers: sql`post.${answers}`, dateInserted: sql`post.date_inserted` });
    await sql`
      update ${table} post set score = ${score}, hot = ${hot}
      from reaction_count counted
      where counted.record_type = ${recordType} and counted.tag_id = ${tag_id} and counted.count > 0
        and post.${key} = counted.record_id
    `.execute(trx);
  }
}

const rewardMembers = (trx: Trx, { tag_id, points }: Worth) =>
  sql`
    update member set points = member.points + received.count * ${points}::integer
    from (
      select record_user_id, count(*)::integer as count from reaction
      where tag_id = ${tag_id} and user_id <> record_user_id group by record_user_id) received
    where member.user_id = received.record_user_id
  `.execute(trx);

/**
 * Recomputes the scores of posts and the points of members for every reaction type with a changed value. Reactions wait
 * meanwhile. The operation is atomic and can be repeated after a failure.
 */
export async function rescoreReactions(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(trx);
  const { rows } = await sql<Worth>`
    select tag_id, coalesce(next_value, reaction_value) - reaction_value as value,
      coalesce(next_points, points) - points as points
    from reaction_type where next_value is not null or next_points is not null
    for update
  `.execute(trx);
  for (const worth of rows) {
    if (worth.value !== 0) await rescorePosts(trx, worth);
    if (worth.points !== 0) await rewardMembers(trx, worth);
  }
  await sql`
    update reaction_type set reaction_value = coalesce(next_value, reaction_value), points = coalesce(next_points, points),
      next_value = null, next_points = null
    where next_value is not null or next_points is not null
  `.execute(trx);
}
