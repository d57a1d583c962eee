import { sql } from 'kysely';
import type { CategoryPreferences } from '#api/category/category-fields.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** The data of a category that the tree does not cache, and the viewer's relation to the category. */
export interface CategoryRow {
  readonly categoryID: number;
  readonly description: string | null;
  readonly featured: boolean;
  readonly qnaFollowUpNotification: boolean;
  readonly iconUrl: string | null;
  readonly bannerUrl: string | null;
  readonly sort: number;
  readonly countDiscussions: number;
  readonly countComments: number;
  readonly countFollowers: number;
  readonly followed: boolean;
  readonly dateFollowed: string | null;
  readonly dateMarkedRead: string | null;
  readonly preferences: Partial<CategoryPreferences>;
}

/** Loads categories with one member's relation to them. A site has at most a few hundred categories. */
export async function findCategoryRows(
  db: Queryable,
  categoryIDs: readonly number[],
  userID: number,
): Promise<Map<number, CategoryRow>> {
  const { rows } = await sql<CategoryRow>`
    select category.category_id as "categoryID", description, featured,
      question_follow_up as "qnaFollowUpNotification", icon_url as "iconUrl",
      banner_url as "bannerUrl", sort, count_discussions as "countDiscussions", count_comments as "countComments",
      count_followers as "countFollowers", coalesce(own.followed, false) as followed,
      own.date_followed as "dateFollowed", own.date_marked_read as "dateMarkedRead",
      coalesce(own.preferences, '{}') as preferences
    from category
    left join category_member own on own.category_id = category.category_id and own.user_id = ${userID}
    where category.category_id = any(${categoryIDs}::bigint[])
  `.execute(db);
  return new Map(rows.map((row) => [row.categoryID, row]));
}

/** Returns the categories that a member follows, with the date of following. */
export async function findFollowed(db: Queryable, userID: number): Promise<Map<number, string | null>> {
  const { rows } = await sql<{ id: number; date: string | null }>`
    select category_id as id, date_followed as date from category_member where user_id = ${userID} and followed
  `.execute(db);
  return new Map(rows.map(({ id, date }) => [id, date]));
}

/** Returns the IDs of the featured categories. */
export async function findFeatured(db: Queryable): Promise<Set<number>> {
  const rows = await db.selectFrom('category').select('category_id').where('featured', '=', true).execute();
  return new Set(rows.map(({ category_id }) => category_id));
}
