import { sql, type Transaction } from 'kysely';
import { hotScoreSql } from '#server/discussion/list/hot-score.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { textOfHtml } from '#server/post/body/render-body.ts';
import { searchVectorSql } from '#server/search/search-vector.ts';

type Trx = Transaction<Tables>;

/**
 * Copies the opening post of a discussion into a new first comment, which can then be moved. Reactions, notifications
 * and edit drafts of the post are transferred to the comment. Returns its ID.
 */
export async function makeOpeningComment(trx: Trx, discussionID: number): Promise<number> {
  const { rows: posts } = await sql<{ body_html: string }>`
    select body_html from discussion where discussion_id = ${discussionID}
  `.execute(trx);
  const text = textOfHtml(posts[0]?.body_html ?? '');
  const hot = hotScoreSql({ score: sql`score`, answers: sql`0`, dateInserted: sql`date_inserted` });
  const { rows } = await sql<{ comment_id: number }>`
    with made as (
      insert into comment (discussion_id, position, root_position, body, format, body_html, insert_user_id, update_user_id,
        date_inserted, date_updated, score, hot, insert_ip_address, search)
      select discussion_id, 0, 0, body, format, body_html, insert_user_id, update_user_id, date_inserted, date_updated, score,
        ${hot}, insert_ip_address, ${searchVectorSql({ text })}
      from discussion where discussion_id = ${discussionID}
      returning comment_id, insert_user_id),
    credited as (
      update member set count_comments = count_comments + 1 where user_id = (select insert_user_id from made))
    select comment_id from made
  `.execute(trx);
  const commentID = (rows[0] as { comment_id: number }).comment_id;
  await carryMarksOfPost(trx, { type: 'discussion', id: discussionID }, { type: 'comment', id: commentID });
  await sql`
    update draft set record_type = 'comment', record_id = ${commentID}, parent_record_type = 'discussion',
      parent_record_id = ${discussionID}
    where record_type = 'discussion' and record_id = ${discussionID}
  `.execute(trx);
  return commentID;
}

/**
 * Turns such a comment back into the opening post: its replies become top-level comments, and reactions, notifications
 * and edit drafts are transferred back. Call it after the comment has been moved back to its discussion.
 */
export async function removeOpeningComment(trx: Trx, discussionID: number, commentID: number): Promise<void> {
  await carryMarksOfPost(trx, { type: 'comment', id: commentID }, { type: 'discussion', id: discussionID });
  await sql`
    update draft set record_type = 'discussion', record_id = ${discussionID}, parent_record_type = 'category',
      parent_record_id = (select category_id from discussion where discussion_id = ${discussionID})
    where record_type = 'comment' and record_id = ${commentID}
  `.execute(trx);
  await sql`
    with recursive below as (
      select comment_id from comment where parent_comment_id = ${commentID}
      union all
      select c.comment_id from below join comment c on c.parent_comment_id = below.comment_id)
    update comment
    set depth = depth - 1,
      parent_comment_id = case when parent_comment_id = ${commentID} then null else parent_comment_id end
    where comment_id in (select comment_id from below)
  `.execute(trx);
  await sql`
    with gone as (delete from comment where comment_id = ${commentID} returning insert_user_id, score, date_deleted),
    uncredited as (
      update member set count_comments = greatest(0, count_comments - 1)
      where user_id = (select insert_user_id from gone where date_deleted is null))
    update discussion set score = gone.score from gone where discussion_id = ${discussionID}
  `.execute(trx);
}

interface Post {
  readonly type: 'discussion' | 'comment';
  readonly id: number;
}

/** Transfers the reactions to a post and its notifications to the post that replaces it. */
const carryMarksOfPost = async (trx: Trx, from: Post, to: Post): Promise<void> => {
  await sql`
    with counted as (
      update reaction_count set record_type = ${to.type}, record_id = ${to.id}
      where record_type = ${from.type} and record_id = ${from.id}),
    caused as (
      update notification_cause set record_type = ${to.type}, record_id = ${to.id}
      where record_type = ${from.type} and record_id = ${from.id}),
    notified as (
      update notification
      set record_type = ${to.type}, record_id = ${to.id},
        batch = case when batch = type || ' ' || record_type || ':' || record_id
          then type || ' ' || ${to.type}::text || ':' || ${to.id}::bigint else batch end
      where record_type = ${from.type} and record_id = ${from.id})
    update reaction set record_type = ${to.type}, record_id = ${to.id}
    where record_type = ${from.type} and record_id = ${from.id}
  `.execute(trx);
};
