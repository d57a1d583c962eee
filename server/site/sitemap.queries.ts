import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/** The number of discussion IDs that one sitemap covers. */
export const numbersPerSitemap = 5_000;

/**
 * Returns the ranges of discussion IDs in which the given categories have discussions, and the time of the last change
 * in each.
 */
export async function findSitemapRanges(db: Kysely<Tables>, categoryIDs: readonly number[]) {
  const { rows } = await sql<{ range: number; lastModified: string }>`
    select (discussion_id - 1) / ${numbersPerSitemap} as range,
      max(greatest(date_last_comment, date_updated)) as "lastModified"
    from discussion where date_deleted is null and category_id = any(${categoryIDs as number[]})
    group by 1 order by 1
  `.execute(db);
  return rows;
}

/** Returns the discussions of one range. */
export async function findSitemapDiscussions(db: Kysely<Tables>, categoryIDs: readonly number[], range: number) {
  const first = range * numbersPerSitemap + 1;
  const { rows } = await sql<{ discussionID: number; name: string; lastModified: string }>`
    select discussion_id as "discussionID", name, greatest(date_last_comment, date_updated) as "lastModified"
    from discussion
    where discussion_id between ${first} and ${first + numbersPerSitemap - 1}
      and date_deleted is null and category_id = any(${categoryIDs as number[]})
    order by discussion_id
  `.execute(db);
  return rows;
}

/** Returns the given categories with the time of their last post. */
export async function findSitemapCategories(db: Kysely<Tables>, categoryIDs: readonly number[]) {
  const { rows } = await sql<{ urlcode: string; lastModified: string | null }>`
    select urlcode, date_last_post as "lastModified" from category
    where category_id = any(${categoryIDs as number[]}) and display_as <> 'heading' order by category_id
  `.execute(db);
  return rows;
}
