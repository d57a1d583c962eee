import { sql } from 'kysely';
import { outboxSql } from '#server/administration/webhook/webhook-outbox.ts';
import { hotScoreSql } from '#server/discussion/list/hot-score.ts';
import { lostMentionsIn, mentionsIn, newMentionsIn } from '#server/notification/mention.ts';
import { causeSql, withdrawMentionsSql } from '#server/notification/post-cause.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { openingKey } from '#server/post/body/opening-key.ts';
import type { RenderedBody } from '#server/post/body/render-body.ts';
import { storeRevisionSql } from '#server/post/revision.queries.ts';
import { searchVectorSql } from '#server/search/search-vector.ts';

/** The data for the permission check of a new comment. */
export interface CommentPlace {
  readonly discussion_id: number;
  readonly category_id: number;
  readonly closed: boolean;
  readonly date_deleted: string | null;
  readonly parent_discussion_id: number | null;
  readonly parent_depth: number | null;
  readonly parent_delete_method: string | null;
  /** The parent and all its ancestors. */
  readonly ancestor_ids: number[];
}

/** Loads the discussion and the parent of a new comment. */
export async function findCommentPlace(
  db: Queryable,
  discussionID: number,
  parentCommentID: number | null,
): Promise<CommentPlace | undefined> {
  const { rows } = await sql<CommentPlace>`
    select d.discussion_id, d.category_id, d.closed, d.date_deleted, p.discussion_id as parent_discussion_id,
      p.depth as parent_depth, p.delete_method as parent_delete_method,
      array(
        with recursive above as (
          select comment_id, parent_comment_id from comment where comment_id = p.comment_id
          union all
          select c.comment_id, c.parent_comment_id from above join comment c on c.comment_id = above.parent_comment_id)
        select comment_id from above) as ancestor_ids
    from discussion d
    left join comment p on p.comment_id = ${parentCommentID}::bigint
    where d.discussion_id = ${discussionID}
  `.execute(db);
  return rows[0];
}

/** A comment ready to be stored. */
export interface NewComment {
  readonly discussionID: number;
  readonly parentCommentID: number | null;
  readonly ancestorIDs: readonly number[];
  readonly depth: number;
  readonly body: string;
  readonly format: string;
  readonly rendered: RenderedBody;
  readonly userID: number;
  readonly now: Date;
  readonly ipAddress: string | null;
  readonly draftID: number | undefined;
}

/**
 * Stores a comment in one statement, which holds the lock of the discussion only for its own duration. It takes the
 * positions from the discussion and updates the counters of the ancestors, the discussion, the category and the author.
 * Returns undefined when the discussion or the parent was deleted in the meantime; top-level comments then cause no
 * writes.
 */
export async function insertComment(db: Queryable, made: NewComment): Promise<number | undefined> {
  const { discussionID, parentCommentID, userID, now, rendered } = made;
  const isRoot = parentCommentID === null;
  const discussionHot = hotScoreSql({
    score: sql`discussion.score`,
    answers: sql`discussion.count_comments + 1`,
    dateInserted: sql`discussion.date_inserted`,
  });
  const parentHot = hotScoreSql({
    score: sql`score`,
    answers: sql`count_child_comments + 1`,
    dateInserted: sql`date_inserted`,
  });
  const hot = hotScoreSql({ score: sql`0`, answers: sql`0`, dateInserted: sql`${now}::timestamptz` });
  const isNewest = sql`not place.sink and coalesce(date_last_post <= place.date_last_comment, true)`;
  const { rows } = await sql<{ comment_id: number }>`
    with fresh as materialized (select nextval(pg_get_serial_sequence('comment', 'comment_id')) as comment_id),
    above as (
      update comment set count_child_comments = count_child_comments + 1, hot = ${parentHot}
      where discussion_id = ${discussionID} and comment_id = any(${[...made.ancestorIDs]}::bigint[])
        and delete_method is distinct from 'full'
      returning comment_id),
    place as (
      update discussion
      set count_comments = count_comments + 1,
        count_positions = count_positions + 1,
        count_root_positions = count_root_positions + ${isRoot ? 1 : 0},
        last_comment_id = fresh.comment_id,
        last_user_id = ${userID}::bigint,
        date_last_comment = case when sink then date_last_comment else greatest(date_last_comment, ${now}::timestamptz) end,
        hot = ${discussionHot}
      from fresh
      where discussion_id = ${discussionID} and date_deleted is null
        and (select count(*) from above) = ${made.ancestorIDs.length}
      returning discussion_id, category_id, count_positions, count_root_positions, date_last_comment, sink,
        fresh.comment_id),
    stored as (
      insert into comment (comment_id, discussion_id, parent_comment_id, depth, position, root_position, body, format,
        body_html, insert_user_id, date_inserted, hot, insert_ip_address, opening_key, search)
      select comment_id, discussion_id, ${parentCommentID}::bigint, ${made.depth}::integer, count_positions,
        case when ${isRoot}::boolean then count_root_positions end, ${made.body}, ${made.format}, ${rendered.html},
        ${userID}::bigint, ${now}::timestamptz, ${hot}, ${made.ipAddress},
        ${openingKey(rendered.text)}, ${searchVectorSql({ text: rendered.text })}
      from place),
    counted as (
      update category
      set count_comments = count_comments + 1,
        last_discussion_id = case when ${isNewest} then place.discussion_id else last_discussion_id end,
        last_comment_id = case when ${isNewest} then place.comment_id else last_comment_id end,
        date_last_post = case when ${isNewest} then place.date_last_comment else date_last_post end
      from place
      where category.category_id = place.category_id),
    credited as (
      update member set count_comments = count_comments + 1
      from place
      where user_id = ${userID}::bigint),
    marked as (
      insert into discussion_member as dm (user_id, discussion_id, count_read, date_last_viewed, participated)
      select ${userID}::bigint, discussion_id, count_positions, ${now}::timestamptz, true from place
      on conflict (user_id, discussion_id) do update
        set participated = true, count_read = greatest(dm.count_read, excluded.count_read),
          date_last_viewed = excluded.date_last_viewed),
    finished as (
      delete from draft
      where draft_id = ${made.draftID ?? 0}::bigint and insert_user_id = ${userID}::bigint and exists (select from place)),
    cause as (${causeSql('comment', { actorID: userID, recordType: 'comment', recordID: sql`comment_id`, from: sql`place`, mentions: mentionsIn(rendered.html), now })}),
    hooks as (${outboxSql({ event: 'comment.added', recordType: 'comment', recordID: sql`comment_id`, from: sql`place`, actorID: userID, now })})
    select comment_id from place
  `.execute(db);
  return rows[0]?.comment_id;
}

/**
 * Stores the changed text of a comment, preserves the previous text as a revision, and deletes the draft of the edit.
 * `before` is the previous HTML.
 */
export async function updateComment(
  db: Queryable,
  commentID: number,
  { body, format, rendered, userID, now }: Pick<NewComment, 'body' | 'format' | 'rendered' | 'userID' | 'now'>,
  { draftID = 0, before }: { draftID?: number | undefined; before: string },
): Promise<void> {
  const mentions = newMentionsIn(rendered.html, before);
  const lost = lostMentionsIn(rendered.html, before);
  await sql`
    with finished as (
      delete from draft where draft_id = ${draftID}::bigint and insert_user_id = ${userID}::bigint),
    ${lost.length > 0 ? sql`${withdrawMentionsSql({ recordType: 'comment', recordID: commentID }, lost)},` : sql``}
    kept as (${storeRevisionSql({ recordType: 'comment', recordID: commentID }, { body, format, now })}),
    cause as (${causeSql('edit', { actorID: userID, recordType: 'comment', recordID: sql`${commentID}::bigint`, mentions, now })})
    update comment
    set body = ${body}, format = ${format}, body_html = ${rendered.html}, date_updated = ${now},
      update_user_id = ${userID}::bigint, opening_key = ${openingKey(rendered.text)}, search = ${searchVectorSql({ text: rendered.text })}
    where comment_id = ${commentID} and date_deleted is null
  `.execute(db);
}
