import { type Kysely, sql } from 'kysely';
import { hotScoreSql } from '#server/discussion/list/hot-score.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { unknownUser } from './import-author.queries.ts';
import { unplaced } from './import-post.queries.ts';

/** Updates the statistics of the tables that an import fills, so that the query planner uses current data. */
export async function analyzeTables(db: Kysely<Tables>): Promise<void> {
  await sql`analyze import_record, member, discussion, comment, recent_discussion, recent_comment, tag, discussion_tag, badge,
    member_badge`.execute(db);
}

/** Returns the discussions that contain comments without a position. */
export async function findUnplaced(db: Kysely<Tables>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct discussion_id as id from comment where position = ${unplaced} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Computes the positions of the comments of some discussions in chronological order, and the number of replies to each.
 */
export async function placeReplies(trx: Kysely<Tables>, discussionIDs: readonly number[]): Promise<void> {
  await sql`
    update comment set position = placed.position, root_position = placed.root_position,
      count_child_comments = placed.children,
      hot = ${hotScoreSql({ score: sql`comment.score`, answers: sql`placed.children`, dateInserted: sql`comment.date_inserted` })}
    from (
      select c.comment_id, row_number() over whole as position,
        case when c.parent_comment_id is null then row_number() over level end as root_position,
        coalesce(replies.count, 0) as children
      from comment c
      left join (
        select parent_comment_id, count(*) as count from comment
        where discussion_id = any(${discussionIDs as number[]}) and date_deleted is null
        group by parent_comment_id
      ) as replies on replies.parent_comment_id = c.comment_id
      where c.discussion_id = any(${discussionIDs as number[]}) and c.delete_method is distinct from 'full'
      window whole as (partition by c.discussion_id order by c.date_inserted, c.depth, c.comment_id),
        level as (partition by c.discussion_id, c.parent_comment_id is null order by c.date_inserted, c.depth, c.comment_id)
    ) as placed
    where comment.comment_id = placed.comment_id
  `.execute(trx);
}

/** Updates the comment counts and the last comment of some discussions. */
export async function countReplies(trx: Kysely<Tables>, discussionIDs: readonly number[]): Promise<void> {
  await sql`
    update discussion d set count_comments = counted.comments, count_positions = counted.positions,
      count_root_positions = counted.roots, last_comment_id = newest.comment_id,
      last_user_id = coalesce(newest.insert_user_id, d.insert_user_id),
      date_last_comment = coalesce(newest.date_inserted, d.date_inserted),
      hot = ${hotScoreSql({ score: sql`d.score`, answers: sql`counted.comments`, dateInserted: sql`d.date_inserted` })}
    from (
      select discussion_id, count(*) filter (where date_deleted is null) as comments, count(*) as positions,
        count(*) filter (where parent_comment_id is null) as roots
      from comment where discussion_id = any(${discussionIDs as number[]}) and delete_method is distinct from 'full'
      group by discussion_id
    ) as counted
    left join lateral (
      select comment_id, insert_user_id, date_inserted from comment
      where discussion_id = counted.discussion_id and date_deleted is null
      order by position desc limit 1
    ) as newest on true
    where d.discussion_id = counted.discussion_id
  `.execute(trx);
}

/** Records the participants of some discussions. */
export async function noteParticipants(trx: Kysely<Tables>, discussionIDs: readonly number[]): Promise<void> {
  await sql`
    insert into discussion_member (user_id, discussion_id, participated)
    select distinct insert_user_id, discussion_id, true from comment
    where discussion_id = any(${discussionIDs as number[]}) and date_deleted is null
    on conflict (user_id, discussion_id) do update set participated = true where not discussion_member.participated
  `.execute(trx);
}

/** Updates the discussion and comment counts of the imported members and the placeholder member. */
export async function countMembers(db: Kysely<Tables>, source: string): Promise<void> {
  await sql`
    with written as (
      select user_id, sum(discussions) as discussions, sum(comments) as comments from (
        select insert_user_id as user_id, count(*) as discussions, 0 as comments
        from discussion where date_deleted is null group by insert_user_id
        union all
        select c.insert_user_id, 0, count(*) from comment c join discussion d on d.discussion_id = c.discussion_id
        where c.date_deleted is null and d.date_deleted is null group by c.insert_user_id
      ) as parts group by user_id
    )
    update member m set count_discussions = counted.discussions, count_comments = counted.comments
    from (
      select person.user_id, coalesce(written.discussions, 0) as discussions, coalesce(written.comments, 0) as comments
      from (
        select record_id as user_id from import_record where source = ${source} and kind = 'user'
        union select ${unknownUser}::bigint
      ) as person left join written on written.user_id = person.user_id
    ) as counted
    where m.user_id = counted.user_id
      and (m.count_discussions, m.count_comments) is distinct from (counted.discussions, counted.comments)
  `.execute(db);
}

/** Updates the discussion counts of tags. */
export async function countTags(db: Kysely<Tables>): Promise<void> {
  await sql`
    with carried as (
      select discussion_tag.tag_id, count(*) as discussions from discussion_tag
      join discussion d on d.discussion_id = discussion_tag.discussion_id and d.date_deleted is null
      group by discussion_tag.tag_id
    )
    update tag set count_discussions = carried.discussions from carried
    where tag.tag_id = carried.tag_id and tag.count_discussions <> carried.discussions
  `.execute(db);
}

/** Updates the discussion and comment counts and the last post of a category. */
export async function countCategory(db: Kysely<Tables>, categoryID: number): Promise<void> {
  await sql`
    update category set count_discussions = counted.discussions, count_comments = counted.comments,
      last_discussion_id = newest.discussion_id, last_comment_id = newest.last_comment_id,
      date_last_post = newest.date_last_comment
    from (
      select count(*) as discussions, coalesce(sum(count_comments), 0) as comments
      from discussion where category_id = ${categoryID} and date_deleted is null
    ) as counted
    left join lateral (
      select discussion_id, last_comment_id, date_last_comment from discussion
      where category_id = ${categoryID} and date_deleted is null
      order by date_last_comment desc, discussion_id desc limit 1
    ) as newest on true
    where category.category_id = ${categoryID}
  `.execute(db);
}
