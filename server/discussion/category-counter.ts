import { sql } from 'kysely';
import type { Queryable } from '#server/category/queryable.ts';

/** Sets the last post of categories from their discussions: the one that comes first when ordered by last comment. */
export async function refreshLastPosts(db: Queryable, categoryIDs: readonly number[]): Promise<void> {
  await sql`
    update category
    set last_discussion_id = newest.discussion_id,
      last_comment_id = newest.last_comment_id,
      date_last_post = newest.date_last_comment
    from unnest(${[...new Set(categoryIDs)].sort((a, b) => a - b)}::bigint[]) as changed (category_id)
    left join lateral (
      select discussion_id, last_comment_id, date_last_comment
      from discussion
      where discussion.category_id = changed.category_id and date_deleted is null
      order by date_last_comment desc, discussion_id desc
      limit 1) newest on true
    where category.category_id = changed.category_id
  `.execute(db);
}

/** Adds to the counters of a category. */
export async function addToCategory(
  db: Queryable,
  categoryID: number,
  { discussions = 0, comments = 0 }: { discussions?: number; comments?: number },
): Promise<void> {
  await sql`
    update category
    set count_discussions = count_discussions + ${discussions}, count_comments = count_comments + ${comments}
    where category_id = ${categoryID}
  `.execute(db);
}
