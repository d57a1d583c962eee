import { sql } from 'kysely';
import type { Queryable } from '#server/category/queryable.ts';

/** How large the forum is. */
export interface SiteTotals {
  readonly discussion: number;
  readonly comment: number;
  readonly category: number;
  readonly user: number;
}

/** Adds up what some categories count of themselves, and counts them. */
export async function findPostTotals(db: Queryable, categoryIDs: readonly number[]): Promise<Omit<SiteTotals, 'user'>> {
  const { rows } = await sql<Omit<SiteTotals, 'user'>>`
    select coalesce(sum(count_discussions), 0)::bigint as discussion, coalesce(sum(count_comments), 0)::bigint as comment,
      count(*) as category
    from category where category_id = any(${[...categoryIDs]}::bigint[])
  `.execute(db);
  return rows[0] ?? { discussion: 0, comment: 0, category: 0 };
}

/** Adds up what all categories count of themselves, and counts them and all members. */
export async function findSiteTotals(db: Queryable): Promise<SiteTotals> {
  const { rows } = await sql<SiteTotals>`
    select coalesce(sum(count_discussions), 0)::bigint as discussion, coalesce(sum(count_comments), 0)::bigint as comment,
      count(*) as category, (select count(*) from member where date_deleted is null and not is_system) as user
    from category
  `.execute(db);
  return rows[0] ?? { discussion: 0, comment: 0, category: 0, user: 0 };
}
