import { sql } from 'kysely';
import { trueReactions } from '#server/administration/count/recount-counts.ts';
import { recountSome } from '#server/administration/count/recount-some.ts';
import { hotScoreSql } from '#server/discussion/list/hot-score.ts';
import type { Transaction } from './sample-record.ts';

/**
 * Recounts some discussions and computes the values that a general recount does not: scores, hot scores and
 * last-comment dates.
 */
export async function recountDiscussions(db: Transaction, discussionIDs: readonly number[]): Promise<void> {
  await recountReactions(db, discussionIDs);
  await recountSome(db, 'discussion', discussionIDs);
  await sql`
    update discussion set date_last_comment = coalesce(
      (select date_inserted from comment where comment.comment_id = discussion.last_comment_id), discussion.date_inserted)
    where discussion_id = any(${discussionIDs}::bigint[])
  `.execute(db);
  await measureHeat(db, discussionIDs);
}

async function measureHeat(db: Transaction, discussionIDs: readonly number[]): Promise<void> {
  const parts = { score: sql`score`, dateInserted: sql`date_inserted` };
  await sql`
    update discussion set hot = ${hotScoreSql({ ...parts, answers: sql`count_comments` })}
    where discussion_id = any(${discussionIDs}::bigint[])
  `.execute(db);
  await sql`
    update comment set hot = ${hotScoreSql({ ...parts, answers: sql`count_child_comments` })}
    where discussion_id = any(${discussionIDs}::bigint[])
  `.execute(db);
}

async function recountReactions(db: Transaction, discussionIDs: readonly number[]): Promise<void> {
  await sql`
    delete from reaction_count r where
      (r.record_type = 'discussion' and r.record_id = any(${discussionIDs}::bigint[]))
      or (r.record_type = 'comment' and r.record_id in (
        select comment_id from comment where discussion_id = any(${discussionIDs}::bigint[])
      ))
  `.execute(db);
  await sql`
    insert into reaction_count (record_type, record_id, tag_id, count)
    ${trueReactions(sql`discussion_id = any(${discussionIDs}::bigint[])`)}
  `.execute(db);
  for (const type of ['discussion', 'comment'] as const) {
    const key = sql.ref(`post.${type}_id`);
    await sql`
      update ${sql.table(type)} post set score = coalesce((
        select sum(r.count * t.reaction_value) from reaction_count r
        join reaction_type t using (tag_id)
        where r.record_type = ${type} and r.record_id = ${key}
      ), 0)
      where post.discussion_id = any(${discussionIDs}::bigint[])
    `.execute(db);
  }
}

/** Recounts the posts of some members and the points that reactions earned them. */
export async function recountMembers(db: Transaction, userIDs: readonly number[]): Promise<void> {
  await recountSome(db, 'member', userIDs);
  await sql`
    update member m set points = coalesce((
      select sum(t.points) from reaction r
      join reaction_type t using (tag_id)
      where r.record_user_id = m.user_id
    ), 0)
    where m.user_id = any(${userIDs}::bigint[])
  `.execute(db);
}
