import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** Sets the last post of categories from their discussions: the discussion with the latest comment date. */
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

/** An increment of the counters of a category. */
export interface CategoryStep {
  readonly categoryID: number;
  readonly discussions?: number;
  readonly comments?: number;
}

/**
 * Adds increments to the counters of categories, which may be listed more than once. Locks the categories in ID order
 * to prevent deadlocks.
 */
export async function addToCategories(db: Queryable, steps: readonly CategoryStep[]): Promise<void> {
  await sql`
    with step as materialized (
      select category_id, sum(discussions)::integer as discussions, sum(comments)::integer as comments
      from unnest(${steps.map(({ categoryID }) => categoryID)}::bigint[],
        ${steps.map(({ discussions = 0 }) => discussions)}::integer[],
        ${steps.map(({ comments = 0 }) => comments)}::integer[]) as given (category_id, discussions, comments)
      group by category_id),
    locked as materialized (
      select category_id from category where category_id = any(array(select category_id from step))
      order by category_id for no key update)
    update category
    set count_discussions = count_discussions + step.discussions, count_comments = count_comments + step.comments
    from step join locked using (category_id)
    where category.category_id = step.category_id
  `.execute(db);
}

/** Adds an increment to the counters of a category. */
export const addToCategory = (
  db: Queryable,
  categoryID: number,
  step: Omit<CategoryStep, 'categoryID'>,
): Promise<void> => addToCategories(db, [{ categoryID, ...step }]);
