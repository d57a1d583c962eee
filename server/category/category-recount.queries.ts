import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** Recalculates the discussion, comment and follower counts and the last post of all categories. */
export async function recountCategories(db: Queryable): Promise<void> {
  await sql`
    update category c set
      (count_discussions, count_comments) = (
        select count(*), coalesce(sum(d.count_comments), 0) from discussion d
        where d.category_id = c.category_id and d.date_deleted is null),
      count_followers = (select count(*) from category_member m where m.category_id = c.category_id and m.followed),
      (last_discussion_id, last_comment_id, date_last_post) = (
        select d.discussion_id, d.last_comment_id, d.date_last_comment
        from (select c.category_id) one
        left join lateral (
          select discussion_id, last_comment_id, date_last_comment from discussion
          where category_id = c.category_id and date_deleted is null
          order by date_last_comment desc, discussion_id desc limit 1) d on true)
  `.execute(db);
}
