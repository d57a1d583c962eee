import { sql } from 'kysely';
import { hotScoreSql } from '#server/discussion/hot-score.ts';
import type { Transaction } from './sample-record.ts';

/** Counts anew, for some discussions, comments and places, reactions, scores and heat, bookmarks, and who wrote last. */
export async function recountDiscussions(db: Transaction, discussionIDs: readonly number[]): Promise<void> {
  await recountReactions(db, discussionIDs);
  await sql`
    update discussion d set
      count_comments = (select count(*) from comment c where c.discussion_id = d.discussion_id and c.date_deleted is null),
      count_positions = (
        select count(*) from comment c
        where c.discussion_id = d.discussion_id and c.delete_method is distinct from 'full'
      ),
      count_root_positions = (
        select count(*) from comment c
        where c.discussion_id = d.discussion_id and c.parent_comment_id is null and c.delete_method is distinct from 'full'
      ),
      count_bookmarks = (
        select count(*) from discussion_member m where m.discussion_id = d.discussion_id and m.bookmarked
      ),
      (last_comment_id, last_user_id, date_last_comment) = (
        select c.comment_id, coalesce(c.insert_user_id, d.insert_user_id), coalesce(c.date_inserted, d.date_inserted)
        from (select d.discussion_id) one
        left join lateral (
          select comment_id, insert_user_id, date_inserted from comment
          where discussion_id = d.discussion_id and date_deleted is null
          order by date_inserted desc, comment_id desc
          limit 1
        ) c on true
      )
    where d.discussion_id = any(${discussionIDs}::bigint[])
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
    select record_type, record_id, tag_id, count(*) from reaction
    where discussion_id = any(${discussionIDs}::bigint[])
    group by record_type, record_id, tag_id
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

/** Counts anew what some members wrote, and the points that reactions brought them. */
export async function recountMembers(db: Transaction, userIDs: readonly number[]): Promise<void> {
  await sql`
    update member m set
      count_discussions = (select count(*) from discussion d where d.insert_user_id = m.user_id and d.date_deleted is null),
      count_comments = (select count(*) from comment c where c.insert_user_id = m.user_id and c.date_deleted is null),
      points = coalesce((
        select sum(t.points) from reaction r
        join reaction_type t using (tag_id)
        where r.record_user_id = m.user_id
      ), 0)
    where m.user_id = any(${userIDs}::bigint[])
  `.execute(db);
}

/** Counts anew what stands in some categories themselves, and which post came last. */
export async function recountCategories(db: Transaction, categoryIDs: readonly number[]): Promise<void> {
  await sql`
    update category c set
      (count_discussions, count_comments) = (
        select count(*), coalesce(sum(d.count_comments), 0) from discussion d
        where d.category_id = c.category_id and d.date_deleted is null
      ),
      (last_discussion_id, last_comment_id, date_last_post) = (
        select d.discussion_id, d.last_comment_id, d.date_last_comment
        from (select c.category_id) one
        left join lateral (
          select discussion_id, last_comment_id, date_last_comment from discussion
          where category_id = c.category_id and date_deleted is null
          order by date_last_comment desc, discussion_id desc
          limit 1
        ) d on true
      )
    where c.category_id = any(${categoryIDs}::bigint[])
  `.execute(db);
}

/** Counts anew the discussions of some tags. */
export async function recountTags(db: Transaction, tagIDs: readonly number[]): Promise<void> {
  await sql`
    update tag t set count_discussions = (
      select count(*) from discussion_tag l
      join discussion d using (discussion_id)
      where l.tag_id = t.tag_id and d.date_deleted is null
    )
    where t.tag_id = any(${tagIDs}::bigint[])
  `.execute(db);
}
